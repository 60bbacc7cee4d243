import { describe, expect, it } from 'vitest';
import { offersOf, promptOf, type Situation } from './offers';
import type { ZodiacView } from './view';

function situation(phase: string, moves: string[], more: Partial<Situation> = {}): Situation {
  const seats = [0, 1, 2].map(() => ({ hand: 6, skips: 0, known: [], face_up: [] }));
  const view = { phase, enforcement: 'guided', top: 'Dog', mover: 0, fined_by: null, winner: null, drawn: null, seats };
  return {
    view: view as unknown as ZodiacView,
    legal: moves.map((move) => ({ seat: 0, move })),
    actor: 0,
    held: null,
    aim: null,
    name: (seat) => `Seat ${(seat ?? 0) + 1}`,
    ...more,
  };
}
const brief = (given: Situation) => offersOf(given).map(({ move, legal }) => (legal ? move : `(${move})`));

describe('what is offered', () => {
  it('is nothing to who is not to move', () => {
    expect(offersOf(situation('begin', []))).toEqual([]);
  });

  it('is drawing or taking at the beginning, also where one of them cannot be', () => {
    expect(brief(situation('begin', ['draw', 'take']))).toEqual(['draw', 'take']);
    expect(brief(situation('begin', ['draw']))).toEqual(['draw', '(take)']);
  });

  it('is the one pass where nothing else is left', () => {
    expect(brief(situation('begin', ['pass']))).toContain('pass');
  });

  it('is the end of the turn, dimmed where a card must go first', () => {
    expect(brief(situation('arranging', ['up Ox', 'discard Ox', 'pass']))).toEqual(['pass']);
    expect(brief(situation('arranging', ['discard Ox']))).toEqual(['(pass)']);
  });

  it('is a Cat that was just drawn', () => {
    expect(brief(situation('drawn', ['play Cat', 'up Ox', 'pass']))).toEqual(['play Cat', 'pass']);
  });

  it('is what can become of the card that is held', () => {
    const held = { card: 'Ox', place: 'hand' } as const;
    expect(brief(situation('arranging', ['discard Ox', 'pass'], { held }))).toEqual(['(up Ox)', 'discard Ox']);
    const cat = { card: 'Cat', place: 'face_up' } as const;
    expect(brief(situation('begin', ['play ^Cat', 'draw'], { held: cat }))).toEqual(['play ^Cat']);
  });

  it('is the place of the sign that a Pangu takes', () => {
    const held = { card: 'Pangu', place: 'hand' } as const;
    const moves = ['play Pangu Dr<2', 'play Pangu Dr<2^'];
    const aimed = situation('begin', moves, { held, aim: { seat: 2, sign: 'Dragon' } });
    expect(brief(aimed)).toEqual(['play Pangu Dr<2^', 'play Pangu Dr<2']);
  });

  it('is every sign of a fine', () => {
    expect(brief(situation('fining', ['fine hand', 'fine ^Ox', 'fine ^Rt']))).toEqual([
      'fine hand',
      'fine ^Ox',
      'fine ^Rt',
    ]);
  });
});

describe('the prompt', () => {
  it('says what can be done', () => {
    expect(promptOf(situation('begin', ['draw', 'take']), false, [0])).toBe('Draw a card, or take the Dog.');
    expect(promptOf(situation('begin', ['draw', 'play Cat']), false, [0])).toBe('Draw a card. Or play a lit card.');
    expect(promptOf(situation('arranging', ['discard Ox']), false, [0])).toContain('To end the turn, discard one.');
  });

  it('says who is waited for', () => {
    expect(promptOf(situation('begin', []), false, [1])).toBe('Seat 2 to move');
    expect(promptOf(situation('begin', []), true, [1])).toBe('Seat 2 is thinking');
  });
});
