import { describe, expect, it } from 'vitest';
import type { View } from '../../protocol';
import { animalOf } from './animals';
import { tell } from './tell';

interface Sketch {
  board?: [number, string, string][];
  home?: string[][];
  captured?: string[][];
}

function view({ board = [], home = [[], []], captured = [[], []] }: Sketch): View {
  return {
    game: 'celestial_checkers',
    board: board.map(([seat, animal, square]) => ({ ...animalOf(animal), seat, animal, square })),
    home,
    captured,
  };
}

const names = ['South', 'North'];

describe('tell', () => {
  it('tells a placement', () => {
    expect(tell(view({}), view({ board: [[0, 'Ox', 'c3']] }), names)).toEqual(['South places the Ox on c3.']);
  });

  it('tells a slide', () => {
    const after = view({ board: [[1, 'Ox', 'e5']] });
    expect(tell(view({ board: [[1, 'Ox', 'f6']] }), after, names)).toEqual(['North Ox from f6 to e5.']);
  });

  it('tells a capture', () => {
    const before = view({
      board: [
        [0, 'Ox', 'c3'],
        [1, 'Dog', 'd4'],
      ],
    });
    const after = view({ board: [[0, 'Ox', 'e5']], captured: [[], ['Dog']] });
    expect(tell(before, after, names)).toEqual(['South Ox takes the Dog, to e5.']);
  });

  it('tells who comes home with how much', () => {
    const after = view({ home: [['Rat'], []] });
    expect(tell(view({ board: [[0, 'Rat', 'c7']] }), after, names)).toEqual(['South Rat comes home and scores 12.']);
  });

  it('does not list a whole army', () => {
    const after = view({
      board: [
        [0, 'Ox', 'a1'],
        [0, 'Rat', 'c1'],
        [0, 'Dog', 'e1'],
      ],
    });
    expect(tell(view({}), after, names)).toEqual(['The animals are set out.']);
  });
});
