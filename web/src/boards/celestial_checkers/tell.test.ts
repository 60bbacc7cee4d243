import { describe, expect, it } from 'vitest';
import { viewAt } from '../../../tools/golden';
import type { View } from '../../wire/protocol';
import { animalOf } from './animals';
import { endOf, tell } from './tell';
import { checkersView } from './view';

interface Sketch {
  phase?: string;
  board?: [number, string, string][];
  home?: string[][];
  captured?: string[][];
  scores?: number[];
}

function view({ phase = 'movement', board = [], home = [[], []], captured = [[], []], scores = [0, 0] }: Sketch): View {
  return {
    game: 'celestial_checkers',
    phase,
    mover: 1,
    board: board.map(([seat, animal, square]) => ({ ...animalOf(animal), seat, animal, square })),
    home,
    captured,
    scores,
  };
}

const names = ['South', 'North'];

describe('tell', () => {
  it('tells a placement', () => {
    expect(tell(view({}), view({ board: [[0, 'Ox', 'c3']] }), names)).toEqual(['South placed the Ox on c3.']);
  });

  it('tells a slide', () => {
    const after = view({ board: [[1, 'Ox', 'e5']] });
    expect(tell(view({ board: [[1, 'Ox', 'f6']] }), after, names)).toEqual(['North moved the Ox from f6 to e5.']);
  });

  it('tells a capture', () => {
    const before = view({
      board: [
        [0, 'Ox', 'c3'],
        [1, 'Dog', 'd4'],
      ],
    });
    const after = view({ board: [[0, 'Ox', 'e5']], captured: [[], ['Dog']] });
    expect(tell(before, after, names)).toEqual(['South took North’s Dog on d4 with the Ox.']);
  });

  it('tells the one person at the screen what they did', () => {
    const board: Sketch['board'] = [
      [0, 'Ox', 'c3'],
      [1, 'Dog', 'd4'],
    ];
    const after = view({ board: [[0, 'Ox', 'e5']], captured: [[], ['Dog']] });
    const [yours, ours] = [
      ['You', 'North'],
      ['South', 'You'],
    ].map((called) => tell(view({ board }), after, called));
    expect(yours).toEqual(['You took North’s Dog on d4 with the Ox.']);
    expect(ours).toEqual(['South took your Dog on d4 with the Ox.']);
    const blocked = checkersView(view({ phase: 'over', board, scores: [0, 10] }));
    expect(endOf(blocked, ['South', 'You'])).toBe('You cannot move, which ends the game: you win 10\u00a0to\u00a00.');
  });

  it('tells who comes home with how much', () => {
    const after = view({ home: [['Rat'], []] });
    expect(tell(view({ board: [[0, 'Rat', 'c7']] }), after, names)).toEqual(['South brought the Rat home (+12).']);
  });

  it('tells why the game is over', () => {
    const board: Sketch['board'] = [
      [0, 'Ox', 'e3'],
      [1, 'Dog', 'd4'],
    ];
    const blocked = view({ phase: 'over', board, scores: [12, 12] });
    expect(endOf(checkersView(view({ board })), names)).toBe('');
    expect(endOf(checkersView(blocked), names)).toBe(
      'North cannot move, which ends the game: it is a draw, 12\u00a0to\u00a012.',
    );
    const alone = view({ phase: 'over', board: [[0, 'Ox', 'f6']], captured: [[], ['Dog']], scores: [1, 0] });
    expect(tell(view({ board: [[0, 'Ox', 'e5']] }), alone, names)).toEqual([
      'South moved the Ox from e5 to f6.',
      'North has no animal left to move, which ends the game: South wins 1\u00a0to\u00a00.',
    ]);
  });

  it('tells the end of a real game', () => {
    const end = checkersView(viewAt('celestial_checkers', 106));
    expect(endOf(end, names)).toBe(
      'South has no animal left to move, which ends the game: it is a draw, 31\u00a0to\u00a031.',
    );
  });

  it('does not list a whole army', () => {
    const after = view({
      board: [
        [0, 'Ox', 'a1'],
        [0, 'Rat', 'c1'],
        [0, 'Dog', 'e1'],
      ],
    });
    expect(tell(view({}), after, names)).toEqual(['The animals are on the board.']);
  });
});
