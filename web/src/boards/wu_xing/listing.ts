// The turns of Wu Xing in the list of moves, in words: "threw 2 and 6 · claimed the Goat".
import type { Listing } from '../../table/turns';
import type { Step } from '../../wire/protocol';
import { dot } from '../../words/sentences';
import { madeOf, type Made } from './actions';
import { sumAside, sumIn } from './sums';
import { tileName } from './tiles';
import { words } from './words';

/** With how the points add up, so that nobody adds the bonus to them once more. */
/** `answer`: to a capture that somebody may prevent, where it is known. */
function fragment(
  { action, seat, causes = [] }: Made,
  name: (seat: number) => string,
  answer: string | undefined,
): string {
  const { did } = words;
  const sum = (of: number, points?: number) => sumAside(sumIn(causes, of), points);
  const cost = (of: number, loss?: number) => did.cost(name(of), loss) + sum(of, loss);
  switch (action.kind) {
    case 'throw':
      return did.threw(action.dice);
    case 'token':
      return action.turned === undefined ? did.again(action.die) : did.token(action.die, action.turned);
    case 'rethrow':
      return did.landed(action.die);
    case 'claim':
      return did.claimed(tileName(action.tile), action.gain) + sum(action.mover, action.gain);
    case 'capture': {
      const asks = answer === 'prevent' ? did.wants : answer ? did.captured : words.triesToTake;
      const what = (action.pending ? asks : did.captured)(tileName(action.tile), name(action.from));
      if (action.pending) return what;
      return what + did.points(action.gain) + sum(action.mover, action.gain) + cost(action.from, action.loss);
    }
    case 'allow': {
      const { mover, gain, loss } = action;
      return did.allowed(name(Number(seat)), name(mover), gain) + sum(mover, gain) + cost(Number(seat), loss);
    }
    case 'prevent':
      return did.prevented(name(Number(seat)));
    case 'pass':
      return did.pass;
    default:
      return '';
  }
}

export const listing: Listing = {
  ofTurns: true,
  decides: (step) => madeOf([step]).some(({ action }) => ['claim', 'capture', 'pass'].includes(action.kind)),
  turnOf(step) {
    const [made] = madeOf([step]);
    if (!made) return { seat: step.seat, turn: step.turn };
    const { kind, mover } = made.action;
    // Whose turn it is changes from turn to turn; what is drawn at its end belongs to it.
    const sets = kind === 'first' || (kind === 'draw' && step.turn === 0);
    return { seat: sets ? 'chance' : mover, turn: 0 };
  },
  write(steps, names) {
    const made = madeOf(steps);
    const answer = made.find(({ action }) => action.kind === 'allow' || action.kind === 'prevent')?.action.kind;
    const done = made.flatMap((step) => [
      fragment(step, (of) => names[of] ?? '', answer),
      step.action.shuffled ? words.did.shuffled : '',
    ]);
    return done.filter(Boolean).join(dot);
  },
  // What a tile brings is said in the line, with its bonuses.
  tells: () => false,
};

/** The turn after these steps. */
export function when(steps: readonly Step[]): string {
  const turn = madeOf(steps).filter(({ action }) => action.kind === 'throw').length;
  return turn ? words.turn(turn) : '';
}
