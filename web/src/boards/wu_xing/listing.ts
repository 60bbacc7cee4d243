// The turns of Wu Xing in the list of moves, in words: "threw 2 and 6 · claimed the Goat".
import type { Listing } from '../../table/turns';
import type { Step } from '../../wire/protocol';
import { dot } from '../../words/sentences';
import { madeOf, type Told } from './actions';
import { tileName } from './tiles';
import { words } from './words';

function fragment(action: Told, seat: number | 'chance', name: (seat: number) => string): string {
  const { did } = words;
  switch (action.kind) {
    case 'throw':
      return did.threw(action.dice);
    case 'token':
      return action.turned === undefined ? did.again(action.die) : did.token(action.die, action.turned);
    case 'rethrow':
      return did.landed(action.die);
    case 'claim':
      return did.claimed(tileName(action.tile), action.gain);
    case 'capture': {
      const what = (action.pending ? did.wants : did.captured)(tileName(action.tile), name(action.from));
      return action.pending ? what : what + did.points(action.gain) + did.cost(name(action.from), action.loss);
    }
    case 'allow':
      return did.allowed(name(Number(seat))) + did.points(action.gain) + did.cost(name(Number(seat)), action.loss);
    case 'prevent':
      return did.prevented(name(Number(seat)));
    case 'pass':
      return did.pass;
    default:
      return '';
  }
}

export const listing: Listing = {
  turnOf(step) {
    const [made] = madeOf([step]);
    if (!made) return { seat: step.seat, turn: step.turn };
    const { kind, mover } = made.action;
    // Whose turn it is changes from turn to turn.
    return kind === 'first' || kind === 'draw' ? { seat: 'chance', turn: 0 } : { seat: mover, turn: 0 };
  },
  write(steps, names) {
    const done = madeOf(steps).flatMap(({ seat, action }) => [
      fragment(action, seat, (of) => names[of] ?? ''),
      action.shuffled ? words.did.shuffled : '',
    ]);
    return done.filter(Boolean).join(dot);
  },
  // What a tile brings by its value alone is said in the line.
  tells: ({ what, why }) => what === 'points' && why !== 'value',
};

/** The turn after these steps. */
export function when(steps: readonly Step[]): string {
  const turn = madeOf(steps).filter(({ action }) => action.kind === 'throw').length;
  return turn ? words.turn(turn) : '';
}
