// What a move in a turn does: an exchange, a trade, what the animal gains, what the river takes.
import { signName } from '../../pieces/signs';
import { listOf } from '../../words/lists';
import { becauseWords as say } from './because_words';
import { powerOf } from './powers';
import { storyWords } from './story_words';
import { energiesOf, type RaceAction, type RaceView, type Runner } from './view';
import { spaceInWords, words } from './words';

export function turnReasons(
  action: RaceAction,
  view: RaceView,
  runner: Runner,
  who: string,
  legal: RaceAction[],
): string[] {
  const { position, karma, row } = runner;
  const hand = energiesOf(runner);
  const leads = (by: number) => {
    const to = Math.min(view.finish, Math.max(0, position + by));
    return say.leads(who, spaceInWords(to, view.finish, view.river));
  };
  const here = () => say.stays(who, spaceInWords(position, view.finish, view.river));
  switch (action.kind) {
    case 'exchange':
      return exchanged(action, runner, who);
    case 'trade':
      return [leads(3), say.keepsKarma(who, karma - 2)];
    case 'ability':
      if (action.gain === 'card') return [say.cardsThen(who, hand.length, hand.length + 1)];
      if (action.gain === 'karma') return [say.karmaThen(who, karma, Math.min(8, karma + 1))];
      if (action.gain === 'move') return [leads(1)];
      return view.phase === 'horse' ? [leads(-1), say.gains(storyWords.horseBrings)] : [say.gainNow];
    case 'return': {
      const { energy = 0 } = action;
      const least = energy === Math.min(...hand);
      return [
        least ? say.lowest(who) : energy === Math.max(...hand) ? say.top(who) : '',
        legal.some(({ kind }) => kind === 'fallback') ? say.keeping : '',
        here(),
      ];
    }
    case 'fallback':
      return [leads(-8), row.length ? say.firstToo : say.keepsHand(who)];
    case 'done':
      return view.phase === 'horse' ? [here()] : [unused(view, runner), ...gainsOf(view, runner)];
    default:
      return [];
  }
}

const total = (cards: number[]) => cards.reduce((sum, card) => sum + card, 0);

function exchanged({ give = [], get = [], karma = 0 }: RaceAction, runner: Runner, who: string): string[] {
  const hand = energiesOf(runner);
  const most = Math.max(...get);
  const left = [...hand];
  for (const card of give) left.splice(left.indexOf(card), 1);
  const then = [...left, ...get].sort((one, other) => one - other);
  const ox = runner.animal === 'Ox' && total(get) === most && most > 3 ? powerOf('Ox')?.brief : undefined;
  return [
    ox ? say.powerOf(signName('Ox'), ox) : '',
    most > Math.max(...hand) ? say.highest(who, most) : '',
    then.length === hand.length
      ? say.handThen(who, listOf(then.map(String)))
      : say.cardsThen(who, hand.length, then.length),
    karma ? say.costs(karma) : '',
  ];
}

/** What the wheel has paid and is not taken. */
function unused({ turn }: RaceView, { karma }: Runner): string {
  const trades = (turn?.trades ?? 0) > 0 && karma >= 2;
  const what = [...(turn?.exchanges ? [words.anExchange] : []), ...(trades ? [words.aTrade] : [])];
  return what.length ? say.unused(listOf(what)) : '';
}

/** What the animal gains nevertheless. */
function gainsOf({ turn }: RaceView, { animal }: Runner): string[] {
  const power = turn?.exchanges && animal === 'Tiger' ? powerOf('Tiger')?.brief : undefined;
  return [
    power ? say.powerOf(signName('Tiger'), power) : '',
    turn?.gain && animal ? say.gainComes(signName(animal)) : '',
  ];
}
