import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../tools/golden';
import type { LegalMove } from '../../wire/protocol';
import { animalOf } from './animals';
import { againstHeld, hasOneLeft, lastTurn, mobilityOf, reachOf } from './reach';
import { checkersView, type CheckersView } from './view';

type Standing = [seat: number, animal: string, square: string];
const piece = ([seat, animal, square]: Standing) => ({ ...animalOf(animal), seat, animal, square });

const view = (board: Standing[], more: Partial<CheckersView> = {}): CheckersView => ({
  phase: 'movement',
  mover: 0,
  chain: null,
  board: board.map(piece),
  hands: [[], []],
  home: [[], []],
  captured: [[], []],
  scores: [0, 0],
  ...more,
});

describe('what can be reached', () => {
  it('is as much as the server offers, in a whole game', () => {
    const lines = linesOf('celestial_checkers') as unknown as { step: number; is: string; viewer?: string; view?: object; seat?: number; legal?: number }[]; // prettier-ignore
    let compared = 0;
    for (const { step, is, seat, legal } of lines) {
      const seen = lines.find((line) => line.is === 'view' && line.step === step && line.viewer === 'watcher')?.view;
      const shown = seen && checkersView(seen as never);
      if (is !== 'heuristic' || shown?.phase !== 'movement' || seat === undefined) continue;
      expect(reachOf(shown, seat), `step ${step}`).toHaveLength(legal ?? 0);
      compared += 1;
    }
    expect(compared).toBe(2);
  });

  it('counts the animals that could move, of either side', () => {
    const blocked: Standing[] = [[0, 'Rat', 'a3'], [1, 'Tiger', 'b4'], [0, 'Hare', 'g1'], [1, 'Ox', 'h8']]; // prettier-ignore
    expect(mobilityOf(view(blocked), 0)).toEqual({ can: 1, all: 2 });
    expect(mobilityOf(view(blocked), 1), 'the Tiger has to step aside, as nothing is behind the Rat').toEqual({ can: 2, all: 2 }); // prettier-ignore
    const taking: Standing[] = [[0, 'Ox', 'c3'], [1, 'Dog', 'd4'], [0, 'Hare', 'g1'], [0, 'Pig', 'a1']]; // prettier-ignore
    expect(mobilityOf(view(taking), 0), 'who can take must').toEqual({ can: 1, all: 3 });
    expect(mobilityOf(view(taking), 1)).toEqual({ can: 1, all: 1 });
    expect(mobilityOf(view(taking, { chain: 'g1' }), 0), 'one goes on').toEqual({ can: 1, all: 3 });
    expect(mobilityOf(view([[0, 'Ox', 'c3']]), 1)).toEqual({ can: 0, all: 0 });
  });
});

it('knows that one animal alone has anywhere to go, whatever must be taken now', () => {
  const taking: Standing[] = [[0, 'Ox', 'c3'], [1, 'Dog', 'd4'], [0, 'Hare', 'g1'], [0, 'Pig', 'a1']]; // prettier-ignore
  expect(hasOneLeft(view(taking), 0), 'two others could move').toBe(false);
  expect(hasOneLeft(view(taking), 1)).toBe(true);
  expect(hasOneLeft(view([[0, 'Ox', 'c3']]), 1), 'it has none').toBe(false);
});

describe('the last turn', () => {
  it('is one after which the other has no animal, or none that can move', () => {
    expect(lastTurn(view([[0, 'Ox', 'c3']]), 0)).toBe('bare');
    // A chain takes both.
    expect(lastTurn(view([[0, 'Ox', 'c3'], [1, 'Dog', 'd4'], [1, 'Pig', 'f6']]), 0)).toBe('gone'); // prettier-ignore
    // Whatever moves, the Rat of the other cannot pass the Tiger.
    expect(lastTurn(view([[0, 'Ox', 'c7'], [1, 'Rat', 'a7'], [0, 'Tiger', 'b6'], [0, 'Dog', 'c5']]), 0)).toBe('stuck'); // prettier-ignore
    // The Tiger has to step aside.
    expect(
      lastTurn(
        view([
          [1, 'Rat', 'a3'],
          [0, 'Tiger', 'b2'],
        ]),
        0,
      ),
    ).toBeNull();
  });

  it('is none where the other can go on, or where nobody can move', () => {
    expect(lastTurn(view([[0, 'Ox', 'c3'], [1, 'Dog', 'h8']]), 0)).toBeNull(); // prettier-ignore
    expect(lastTurn(view([[1, 'Dog', 'h8']]), 0)).toBeNull();
  });
});

describe('an enemy beside the held animal', () => {
  const take = (from: string, over: string, to: string): LegalMove => ({
    seat: 0,
    move: '',
    action: { kind: 'jump', from, over, to },
  });
  const against = (other: Standing, held: [string, string], more: Standing[] = [], legal: LegalMove[] = []) => {
    const [animal, square] = held;
    const { strength } = animalOf(animal);
    const board = [piece([0, animal, square]), piece(other), ...more.map(piece)];
    return againstHeld({ seat: 0, square, strength }, piece(other), board, legal);
  };

  it('can be taken only where that is offered', () => {
    expect(against([1, 'Dog', 'd4'], ['Ox', 'c3'], [], [take('c3', 'd4', 'e5')])).toBe('prey');
    expect(against([1, 'Ox', 'd4'], ['Ox', 'c3'], [], [take('c3', 'd4', 'e5')])).toBe('equal');
    expect(against([1, 'Dog', 'd4'], ['Ox', 'c3'], [], [take('a1', 'b2', 'c3')])).toBeUndefined();
  });

  it('is said to be too strong, at the edge, covered, or behind', () => {
    expect(against([1, 'Ox', 'd4'], ['Dog', 'c3'])).toBe('danger');
    expect(against([1, 'Dog', 'h4'], ['Ox', 'g3'])).toBe('edge');
    expect(against([1, 'Ox', 'h4'], ['Ox', 'g3'])).toBe('evenEdge');
    expect(against([1, 'Dog', 'd8'], ['Ox', 'c7']), 'the last rank').toBe('edge');
    expect(against([1, 'Dog', 'd4'], ['Ox', 'c3'], [[1, 'Pig', 'e5']])).toBe('full');
    expect(against([1, 'Ox', 'd4'], ['Ox', 'c3'], [[0, 'Pig', 'e5']])).toBe('evenFull');
    expect(against([1, 'Dog', 'b4'], ['Ox', 'c5'])).toBe('behind');
    expect(against([1, 'Ox', 'd4'], ['Dog', 'c5'])).toBe('behind');
  });

  it('is no other animal', () => {
    expect(against([0, 'Dog', 'd4'], ['Ox', 'c3'])).toBeUndefined();
    expect(against([1, 'Dog', 'e5'], ['Ox', 'c3'])).toBeUndefined();
  });
});
