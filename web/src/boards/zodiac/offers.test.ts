import { describe, expect, it } from 'vitest';
import type { Move } from './actions';
import { begins, endNote, noteOf, offersOf, promptOf, triedPangu, type Situation } from './offers';
import { call, cat, discard, down, draw, fine, fineHand, legal, pangu, pass, take, up } from './testing';
import type { Held } from './moves';
import type { ZodiacView } from './view';

function situation(phase: string, moves: Move[], more: Partial<Situation> = {}): Situation {
  const seats = [[], ['Cat', 'Goat'], ['Ox']].map((face_up) => ({ hand: 6, skips: 0, known: [], face_up }));
  const view = {
    phase,
    enforcement: 'guided',
    top: 'Dog',
    mover: 0,
    fined_by: null,
    winner: null,
    drawn: null,
    viewer: 0,
    seats,
  };
  return {
    view: { ...view, hand: ['Rat', 'Ox', 'Cat'], missing: ['Ox', 'Pig'] } as unknown as ZodiacView,
    legal: legal(...moves),
    actor: 0,
    held: null,
    aim: null,
    turn: [],
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
    expect(brief(situation('begin', [draw, take]))).toEqual(['draw', 'take']);
    expect(brief(situation('begin', [draw]))).toEqual(['draw', '(take)']);
  });

  it('is the one pass where nothing else is left', () => {
    expect(brief(situation('begin', [pass]))).toContain('pass');
  });

  it('is first of all the sign on the discards that is lacked', () => {
    const ranks = (top: string, ...moves: Move[]) => {
      const given = situation('begin', moves);
      return offersOf({ ...given, view: { ...given.view, top } }).map(({ slot, rank }) => `${slot} ${rank}`);
    };
    // One has it.
    expect(ranks('Dog', draw, take)).toEqual(['draw main', 'take plain']);
    expect(ranks('Cat', draw, take)).toEqual(['draw main', 'take second']);
    expect(ranks('Pig', draw, take)).toEqual(['draw second', 'take main']);
    expect(ranks('Pig', draw)).toEqual(['draw main', 'take plain']);
  });

  it('calls it a pass only where nothing was done', () => {
    const called = (given: Situation) => offersOf(given).find(({ slot }) => slot === 'pass')?.text;
    expect(called(situation('begin', [pass]))).toBe('Pass');
    expect(called(situation('arranging', [pass]))).toBe('End turn');
    expect(called(situation('calling', [call, pass]))).toBe('End turn');
  });

  it('is the end of the turn, dimmed where a card must go first', () => {
    expect(brief(situation('arranging', [up('Ox'), discard('Ox'), pass]))).toEqual(['pass']);
    expect(brief(situation('arranging', [discard('Ox')]))).toEqual(['(pass)']);
  });

  it('is a Cat that was just drawn', () => {
    expect(brief(situation('drawn', [cat(), up('Ox'), pass]))).toEqual(['play Cat', 'pass']);
  });

  it('is a Pangu that was just drawn, as long as it finds a sign: it is picked up, and aimed then', () => {
    const drawn = (card: string, ...moves: Move[]) => {
      const given = situation('drawn', moves);
      return offersOf({ ...given, view: { ...given.view, drawn: card } });
    };
    const [play, end] = drawn('Pangu', pangu('Ox', 2), pangu('Goat', 1), up('Ox'), pass);
    expect(play).toMatchObject({ text: 'Play Pangu', slot: 'play', rank: 'main', picks: { card: 'Pangu' } });
    expect(end).toMatchObject({ text: 'End turn', rank: 'second' });
    expect(drawn('Pangu', up('Ox'), pass).map(({ slot }) => slot)).toEqual(['pass']);
    expect(drawn('Ox', pangu('Ox', 2), pass).map(({ slot }) => slot)).toEqual(['pass']);
    const hints = legal(pangu('Goat', 1), up('Ox'), discard('Pangu'));
    expect(hints.map((hint) => play && begins(play, hint))).toEqual([true, false, false]);
  });

  it('is what can become of the card that is held', () => {
    const held = { card: 'Ox', place: 'hand' } as const;
    expect(brief(situation('arranging', [discard('Ox'), pass], { held }))).toEqual(['(up Ox)', 'discard Ox']);
    expect(brief(situation('arranging', [up('Ox'), discard('Ox')], { held }))).toEqual([
      'up Ox',
      'discard Ox',
      'up Ox',
    ]);
    const faceUp = { card: 'Cat', place: 'face_up' } as const;
    expect(brief(situation('begin', [cat('face_up'), draw], { held: faceUp }))).toEqual(['play ^Cat']);
  });

  it('is to lay a card up and end the turn in one, where nothing else is left to do', () => {
    const last = (hand: number, faceUp: number, held: Held, more: Partial<ZodiacView> = {}) => {
      const shifts = [up('Ox'), up('Cat'), down('Ox'), discard('Ox')];
      const given = situation('arranging', shifts, { held });
      const signs = ['Ox', 'Rat', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey'];
      const seat = { hand, skips: 0, known: [], face_up: signs.slice(0, faceUp) };
      const view = { ...given.view, hand: signs.slice(-hand), seats: [seat], ...more };
      return offersOf({ ...given, view }).find(({ slot }) => slot === 'finish');
    };
    const ox: Held = { card: 'Ox', place: 'hand' };
    expect(last(7, 3, ox)).toMatchObject({ text: 'Lay up and end turn', move: 'up Ox', legal: true, ends: true });
    expect(last(8, 3, ox), 'seven would be left').toBeUndefined();
    expect(last(7, 6, ox), 'seven would lie there').toBeUndefined();
    expect(last(7, 3, ox, { enforcement: 'table' }), 'a call may come first').toBeUndefined();
    expect(last(5, 7, { card: 'Ox', place: 'face_up' })?.text).toBe('Take in and end turn');
    expect(last(7, 3, { card: 'Cat', place: 'hand' }), 'beside an action card, too').toBeDefined();
    const finish = last(7, 3, ox);
    expect(
      legal(up('Ox')).map((hint) => finish && begins(finish, hint)),
      'a hint means the card alone',
    ).toEqual([false]);
  });

  it('is playing an action card, dimmed where it cannot be', () => {
    const heldCat = { card: 'Cat', place: 'hand' } as const;
    expect(brief(situation('arranging', [discard('Cat')], { held: heldCat }))).toEqual([
      '(play Cat)',
      '(up Cat)',
      'discard Cat',
    ]);
    // In its place one ends the turn, and the note says why not.
    const goesUp = situation('arranging', [up('Cat')], { held: heldCat });
    expect(brief(goesUp)).toEqual(['up Cat', '(discard Cat)', 'up Cat']);
    expect(noteOf(goesUp)).toMatch(/^Cat can be played only instead of drawing/);
    const heldPangu = { card: 'Pangu', place: 'hand' } as const;
    expect(brief(situation('arranging', [discard('Pangu')], { held: heldPangu }))[0]).toBe('(play Pangu Ox<2)');
    expect(brief(situation('begin', [pangu('Ox', 2)], { held: heldPangu }))).toEqual([]);
  });

  it('is the place of the sign that a Pangu takes', () => {
    const held = { card: 'Pangu', place: 'hand' } as const;
    const moves = [pangu('Dragon', 2), pangu('Dragon', 2, 'face_up')];
    const aimed = situation('begin', moves, { held, aim: { seat: 2, sign: 'Dragon' } });
    expect(brief(aimed)).toEqual(['play Pangu Dr<2^', 'play Pangu Dr<2']);
    const ranks = (given: Situation) => offersOf(given).map(({ text, rank }) => `${text}: ${rank}`);
    expect(ranks(aimed), 'face up it can be stolen').toEqual(['Face up: second', 'Into my hand: second']);
    expect(noteOf(aimed)).toContain('it can be stolen back');
    // It completes the zodiac there.
    const six = { hand: 7, skips: 0, known: [], face_up: ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Snake'] };
    const last = { ...aimed, view: { ...aimed.view, missing: ['Dragon'], seats: [six] } };
    expect(ranks(last)).toEqual(['Face up: main', 'Into my hand: second']);
    expect(noteOf(last)).toContain('which you need to win');
    // There is no choice.
    const one = situation('begin', moves.slice(0, 1), { held, aim: { seat: 2, sign: 'Dragon' } });
    expect([ranks(one), noteOf(one)]).toEqual([['Face up: plain', 'Into my hand: main'], '']);
  });

  it('is a call where it can be wrong', () => {
    const { view } = situation('arranging', []);
    const atTable = { view: { ...view, enforcement: 'table' } as ZodiacView };
    expect(brief(situation('arranging', [pass, call], atTable))).toEqual(['pass', 'call']);
    expect(brief(situation('calling', [call, pass]))).toEqual(['call', 'pass']);
  });

  it('is every sign of a fine', () => {
    expect(brief(situation('fining', [fineHand, fine('Ox'), fine('Rat')]))).toEqual([
      'fine hand',
      'fine ^Ox',
      'fine ^Rt',
    ]);
  });
});

describe('the prompt', () => {
  it('says what can be done', () => {
    expect(promptOf(situation('begin', [draw, take]), false, [0])).toBe('Draw a card, or take the Dog.');
    expect(promptOf(situation('begin', [draw, cat()]), false, [0])).toBe('Draw a card.');
    const arranging = (...moves: Move[]) => promptOf(situation('arranging', moves), false, [0]);
    expect(arranging(up('Ox'), discard('Ox'))).toBe('Three in hand: lay up or discard one.');
    const low = situation('arranging', [down('Ox'), discard('Ox')]);
    const seats = [{ hand: 3, skips: 0, known: [], face_up: ['Rat', 'Ox', 'Dog', 'Dog', 'Pig', 'Cat', 'Cat'] }];
    expect(promptOf({ ...low, view: { ...low.view, seats } }, false, [0])).toBe(
      'Seven face up: take in or discard one.',
    );
    expect(arranging(discard('Ox'))).toBe('Discard one.');
    expect(arranging(up('Ox'), discard('Ox'), pass)).toBe('End your turn, discard one, or move cards up or down.');
    expect(arranging(discard('Ox'), pass)).toBe('Discard one, or end your turn.');
  });

  it('says who is waited for', () => {
    expect(promptOf(situation('begin', []), false, [1])).toBe('Seat 2 to move');
    expect(promptOf(situation('begin', []), true, [1])).toBe('Seat 2 is thinking');
  });
});

describe('the note', () => {
  const rat = { card: 'Rat', place: 'hand' } as const;
  const ox = { card: 'Ox', place: 'hand' } as const;

  it('says what an action card does', () => {
    expect(noteOf(situation('begin', [cat()], { held: { card: 'Cat', place: 'hand' } }))).toBe(
      'Played, the Cat makes the next seat miss a turn.',
    );
    expect(noteOf(situation('begin', []))).toBe('');
  });

  it('says of a Pangu just drawn that there is nothing to take, where that is so', () => {
    const drawn = (...moves: Move[]) => {
      const given = situation('drawn', [...moves, pass]);
      return noteOf({ ...given, view: { ...given.view, drawn: 'Pangu' } });
    };
    expect(drawn()).toMatch(/^Pangu cannot be played now/);
    expect(drawn(pangu('Ox', 2))).toBe('Played, Pangu takes a sign that another seat shows.');
  });

  it('says which cards may be played instead of a draw', () => {
    expect(noteOf(situation('begin', [draw, take, cat()]))).toBe('Or play your Cat instead.');
  });

  it('says why the held card must wait for the next turn', () => {
    const held = (given: Partial<Situation>) => noteOf(situation('arranging', [discard('Ox')], { held: ox, ...given }));
    expect(held({})).toBe('');
    const went = { mover: 0, turn: 3 };
    expect(held({ turn: [{ ...up('Pig'), ...went }] })).toBe(
      'Cards go up in the order Rat to Pig: after the Pig, the Ox must wait for your next turn.',
    );
    expect(held({ turn: [{ ...down('Ox'), ...went }] })).toBe(
      'The Ox came down this turn: it can go up in your next one.',
    );
  });

  it('says which cards would stay where the one held goes first', () => {
    const moves = [up('Rat'), up('Ox'), discard('Ox')];
    expect(noteOf(situation('arranging', moves, { held: ox }))).toBe(
      'If the Ox goes up first, the Rat cannot go up before your next turn.',
    );
    expect(noteOf(situation('arranging', moves, { held: rat }))).toBe('');
    expect(noteOf(situation('arranging', [up('Ox'), discard('Rat')], { held: ox }))).toBe('');
  });
});

describe('what cannot be done', () => {
  it('has its reason: a card on the discards that cannot be taken', () => {
    const barred = situation('begin', [draw]);
    const on = (parts: Partial<ZodiacView>) => noteOf({ ...barred, view: { ...barred.view, ...parts } });
    expect(on({ top: 'Pangu' })).toBe('A Pangu cannot be taken: it comes only from the draw pile.');
    expect(on({ top: 'Pig', take_barred: true })).toBe('You may not take the lost card this turn.');
    expect(on({ top: null })).toBe('There is nothing to take.');
    expect(noteOf({ ...situation('begin', [draw, take]), view: { ...barred.view, top: 'Cat' } })).toBe(
      'Played, the Cat makes the next seat miss a turn.',
    );
  });

  it('has its reason, and the way round it: a card whose row would not be the fuller one', () => {
    const six = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake'];
    const full = (hand: string[], face_up: string[], held: Situation['held'], ...moves: Move[]) => {
      const given = situation('arranging', moves, { held });
      const seats = [{ hand: hand.length, skips: 0, known: [], face_up }];
      return { ...given, view: { ...given.view, hand, seats } };
    };
    const moves = [up('Pig'), discard('Ox')];
    const upper = full([...six, 'Pig'], six, { card: 'Ox', place: 'face_up' }, ...moves);
    expect(noteOf(upper)).toMatch(/^Seven would be left in hand. Lay one of those face up first/);
    expect(promptOf({ ...upper, held: null }, false, [0])).toMatch(/^Discard one from your hand, or lay one face up/);
    const lower = full(six, [...six, 'Pig'], { card: 'Ox', place: 'hand' }, down('Pig'), discard('Ox', 'face_up'));
    expect(noteOf(lower)).toMatch(/^Seven would be left face up. Take one of those in hand first/);
    expect(promptOf({ ...lower, held: null }, false, [0])).toMatch(
      /^Discard one that lies face up, or take one in hand/,
    );
    expect(noteOf(full([...six, 'Pig'], six, { card: 'Ox', place: 'hand' }, ...moves))).toBe('');
  });

  it('has its reason: an action card that came too late, or finds nothing', () => {
    const held = { card: 'Pangu', place: 'hand' } as const;
    expect(noteOf(situation('arranging', [up('Pangu')], { held }))).toBe(
      'Pangu can be played only instead of drawing or taking, or at once when you have just drawn it.',
    );
    const given = situation('begin', [draw], { held });
    const whyNot = (missing: string[]) => offersOf({ ...given, view: { ...given.view, missing } })[0]?.why;
    expect(whyNot(['Pig'])).toBe('Pangu cannot be played now: nobody shows a sign that you lack.');
    expect(whyNot(['Ox'])).toBe('Pangu cannot be played now: you have no room for the sign that it would take.');
  });
});

it('tells at the end how it was won, and what the viewer lacked', () => {
  const { view } = situation('over', []);
  const won = { ...view, winner: 1, missing: ['Rabbit'] } as ZodiacView;
  expect(endNote(won, 'Seat 2 won.')).toBe('Seat 2 won. You lacked the Rabbit.');
  expect(endNote({ ...won, viewer: 1 }, '')).toBe('');
  expect(endNote(view, '')).toBe('You lacked the Ox and the Pig.');
});

it('asks for a sign that is lacked, else for the first that lies there', () => {
  const { view } = situation('begin', []);
  expect(triedPangu(view, 0, 'hand')).toEqual(pangu('Ox', 2));
  expect(triedPangu({ ...view, missing: [] }, 0, 'hand')).toEqual(pangu('Goat', 1));
});

describe('with all twelve signs', () => {
  const six = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake'];
  const others = ['Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig'];
  const holding = (hand: string[], face_up: string[], ...moves: Move[]) => {
    const given = situation('arranging', moves);
    const seats = [{ hand: hand.length, skips: 0, known: [], face_up }];
    return promptOf({ ...given, view: { ...given.view, hand, missing: [], seats } }, false, [0]);
  };

  it('says which card to discard to win', () => {
    expect(holding([...six, 'Cat'], others, discard('Cat'))).toContain('discard the Cat, and you win');
    expect(holding(six, [...others, 'Pig'], discard('Pig', 'face_up'))).toContain('discard the Pig, and you win');
  });

  it('says how the cards must lie where they do not yet', () => {
    const lowHand = ['Cat', ...others.slice(1)];
    expect(holding([...six, 'Horse'], lowHand, up('Rat'), discard('Rat'))).toContain(
      'lay one face up, then discard the Cat',
    );
    expect(holding([...six.slice(1), 'Cat'], ['Rat', ...others], down('Rat'))).toContain(
      'take one in hand, then discard the Cat',
    );
    // It cannot any more in this turn.
    expect(holding([...six, 'Horse'], lowHand, discard('Rat'))).toBe('Discard one.');
    expect(holding(six, others, pass)).toContain('end your turn, and you win');
    expect(holding([...six, 'Horse'], others.slice(1), up('Horse'))).toContain('with six in hand and six face up');
  });

  it('says so on the button that ends the turn', () => {
    const given = situation('arranging', [pass]);
    const seats = [{ hand: 6, skips: 0, known: [], face_up: others }];
    const whole = { ...given, view: { ...given.view, hand: six, missing: [], seats } };
    expect(offersOf(whole).map(({ text }) => text)).toEqual(['End turn, and win']);
  });

  it('says so on the button that discards the last card, which is then the one to press', () => {
    const given = situation('arranging', [discard('Pig', 'face_up'), discard('Ox', 'face_up'), down('Pig')]);
    const seats = [{ hand: 6, skips: 0, known: [], face_up: [...others, 'Pig'] }];
    const view = { ...given.view, hand: six, missing: [], seats };
    const button = (card: string) => {
      const held = { card, place: 'face_up' as const };
      return offersOf({ ...given, view, held }).find(({ slot }) => slot === 'discard');
    };
    expect(button('Pig')).toMatchObject({ text: 'Discard, and win', rank: 'main' });
    expect(button('Ox')).toMatchObject({ text: 'Discard and end turn', rank: 'plain' });
  });

  it('says nothing of it while a sign is missing', () => {
    expect(promptOf(situation('arranging', [discard('Ox')]), false, [0])).not.toContain('win');
  });
});
