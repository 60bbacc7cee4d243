// The turns of The Great Race in the log: what was chosen, and what everybody had chosen once it has been turned over.
import type { Listing } from '../../table/turns';
import type { Cause as Told, Step } from '../../wire/protocol';
import { catalogue } from '../../words/catalogue.svelte';
import { text } from '../../words/text';
import { beforeWord } from '../../words/numbers';
import { dot } from '../../words/sentences';
import { causesOf, isLaid, type Cause } from './causes';
import { playsIn, Rows } from './rows';
import { storyOf, together } from './story';
import { tieInWords, tiedFirstInWords } from './story_words';
import { cardsInWords } from './told_words';
import { actionOf, benefitOf, raceView, type ActionName, type RaceAction, type RaceView } from './view';
import { actionName, words } from './words';

const did = catalogue(
  {
    chose: (card: string) => `chose ${card}`,
    exchanged: (give: string, get: string) => `exchanged ${give} for ${get}`,
    traded: 'traded 2 karma for 3 spaces',
    used: 'used the animal’s power',
    gave: (energy: number) => `gave a ${energy} to the river`,
    fell: 'fell back from the river',
    noneOf: (exchange: boolean, trade: boolean, more: boolean) =>
      `made no ${more ? 'further ' : ''}${[...(exchange ? ['exchange'] : []), ...(trade ? ['trade'] : [])].join(' or ')}`,
    stayed: 'stayed on the space',
  },
  {
    chose: (card) => `选了${card}`,
    exchanged: (give, get) => `用 ${beforeWord(give)}换 ${get}`,
    traded: '用 2 点业力换 3 格',
    used: '用了动物的能力',
    gave: (energy) => `把一张 ${energy} 还给河水`,
    fell: '从河里退回',
    noneOf: (exchange, trade, more) =>
      `没有${more ? '再' : ''}${[...(exchange ? ['兑换'] : []), ...(trade ? ['换步'] : [])].join('或')}`,
    stayed: '留在原地',
  },
);

function deed({ kind, action, energy, give = [], get = [], karma }: RaceAction): string {
  switch (kind) {
    case 'card':
    case 'play':
      return action ? did.chose(words.cardWith(actionName(action), energy ?? null)) : '';
    case 'exchange':
      return did.exchanged(cardsInWords(give, karma), cardsInWords(get));
    case 'trade':
      return did.traded;
    case 'ability':
      return did.used;
    case 'return':
      return did.gave(energy ?? 0);
    case 'fallback':
      return did.fell;
    default:
      return '';
  }
}

/** What a seat could have done and did not: what the wheel paid for its action, and the Goat's exchange, beside what it made of them. */
function leftUndone(seat: number, steps: readonly Step[], view: RaceView): string {
  const round = storyOf(steps, view).at(-1);
  const act = round?.acts.find(({ plays }) => plays.some((play) => play.seat === seat));
  const made = (kind: string) =>
    (round?.beats ?? []).filter(({ chosen, ...beat }) => beat.seat === seat && chosen?.kind === kind).length;
  const { exchange, trade } = benefitOf(act?.pays?.gives ?? '');
  const goat = view.seats[seat]?.animal === 'Goat' && (act?.plays.length ?? 0) > 1;
  const exchanges = Number(exchange) + Number(goat) - made('exchange');
  const trades = Number(trade) - made('trade');
  if (exchanges <= 0 && trades <= 0) return did.stayed;
  return did.noneOf(exchanges > 0, trades > 0, made('exchange') > 0);
}

/** What everybody had chosen, and what a tie cost. */
function turnedOver(causes: readonly Told[], names: string[], earlier: readonly Step[]): string {
  const plays = playsIn(causes as Cause[]);
  const rows = new Rows();
  rows.follow(earlier.flatMap(causesOf));
  const said = plays.map(
    ({ seat, action, energy }) => `${names[seat] ?? ''}${text.colon}${words.cardWith(actionName(action), energy)}`,
  );
  const ties = together(plays, rows.last()).flatMap((act) => {
    const first = act.plays.every(({ energy }) => energy === null);
    const tie = first ? tiedFirstInWords(act, names) : tieInWords(act, names);
    return tie ? [`${actionName(act.action)}${text.colon}${tie}`] : [];
  });
  return [...said, ...ties].join(dot);
}

export const listing: Listing = {
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write: (steps, _names, earlier = [], view) =>
    steps
      .map((step) =>
        actionOf(step).kind === 'done' && view && typeof step.seat === 'number'
          ? leftUndone(step.seat, [...earlier, ...steps], raceView(view))
          : deed(actionOf(step)),
      )
      .filter(Boolean)
      .join(dot),
  reveal: turnedOver,
  tells: (cause) => !isLaid(cause),
  under: ({ act }) => (act ? actionName(act as ActionName) : ''),
};
