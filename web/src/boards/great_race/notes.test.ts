import { describe, expect, it } from 'vitest';
import { listing } from './listing';
import { noteInWords } from './note_words';
import { storyOf } from './story';
import { beatInBrief, beatInWords } from './story_words';
import { asView, cause, hiddenPlay, outcome, race, runner, step } from './testing';
import type { ActionName, RaceAction, RaceView, Resolved, Runner } from './view';

const names = ['Ann', 'Bo', 'Cy', 'Di'];
const done: RaceAction = { kind: 'done' };

interface Played {
  action: ActionName;
  /** By seat. */
  energy: number[];
  gives?: string;
  /** What each has after the round. */
  now?: Partial<Runner>[];
  /** How many cards came back, by seat. */
  back?: number[];
  then?: { seat: number; action: RaceAction }[];
  turn?: RaceView['turn'];
}

/** A race of one round in which the first seats did the same. */
function raceOf({ action, energy, gives, now = [], back = [], then = [], turn = null }: Played) {
  const seats = names.map((_, seat) => runner({ animal: 'Ox', ...now[seat] }));
  const laid = energy.flatMap((value, seat) => [
    cause(seat, 'cards', -1, 'played', { card: action }),
    cause(seat, 'energy', -1, 'played', { energy: value }),
  ]);
  const first = seats.map((_, seat) => cause(seat, 'cards', -1, 'first_card', { card: 'Help' }));
  const came = back.map((cards, seat) => cause(seat, 'cards', cards, 'row', { act: action }));
  const steps = [
    step(0, { kind: 'card' }),
    outcome(...first),
    ...energy.map((_, seat) => hiddenPlay(seat)),
    outcome(...laid, ...came),
    ...then.map((each) => step(each.seat, each.action)),
  ];
  const resolved: Resolved = {
    ...{ action, total: energy.reduce((sum, value) => sum + value, 0) },
    ...(gives === undefined ? {} : { unit: 'spaces' as const, low_top: 3, gives }),
    plays: energy.map((value, seat) => ({ seat, action, energy: value })),
  };
  const view = race({
    seats,
    round: 1,
    phase: turn ? 'window' : 'play',
    turn,
    revealed: { round: 1, actions: [resolved] },
  });
  return { steps, view, round: storyOf(steps, view).at(-1) };
}

/** What is noted of the turn of each. */
const noted = (played: Played): string[] =>
  (raceOf(played).round?.notes ?? []).map((note) => `${names[note.seat] ?? ''}: ${noteInWords(note)}`);

describe('who strategises', () => {
  const strategise = (some: Partial<Played>): Played => ({
    action: 'Strategise',
    energy: [3, 1],
    back: [2, 1],
    ...some,
  });

  it('takes the first card back as the highest, or alone', () => {
    expect(noted(strategise({}))).toEqual([
      'Ann: highest: the row’s first card came back too',
      'Bo: not the highest: the row’s first card stays',
    ]);
    expect(noted(strategise({ energy: [3], back: [2] }))).toEqual([
      'Ann: alone there: the row’s first card came back too',
    ]);
    expect(noted(strategise({ energy: [3, 3], back: [1, 1] }))).toEqual([
      'Ann: tied: the row’s first card stays',
      'Bo: tied: the row’s first card stays',
    ]);
  });

  it('is spared by the river with a last energy card, or as the Dog', () => {
    const wet = (some: Partial<Runner>) => [{ position: 16, ...some }];
    const spared = (some: Partial<Played>) => noted(strategise({ energy: [3], back: [2], ...some })).slice(1);
    expect(spared({ now: wet({ energy: [0, 0, 1, 0, 0, 0] }) })).toEqual([
      'Ann: the river never takes a last energy card',
    ]);
    expect(spared({ now: wet({ animal: 'Dog' }) })).toEqual(['Ann: the river takes no card from the Dog']);
    expect(spared({ now: [{ position: 14 }] })).toEqual([]);
    const gives = { kind: 'return', energy: 1 } as const;
    expect(spared({ now: wet({}), then: [{ seat: 0, action: gives }] })).toEqual([]);
    const asked = { seat: 0, action: 'Strategise', exchanges: 0, trades: 0, gain: false, next: [] } as const;
    expect(spared({ now: wet({}), turn: { ...asked, next: [] } })).toEqual([]);
  });

  it('is told so at that moment, also where there is little room', () => {
    const { round, view } = raceOf(
      strategise({ energy: [3], back: [2], now: [{ position: 16, energy: [0, 0, 1, 0, 0, 0] }] }),
    );
    const beat = round?.beats.at(-1);
    if (!round || !beat) throw new Error('no round');
    const [first, river] = [
      'Alone there: the row’s first card came back too.',
      'The river never takes a last energy card.',
    ];
    expect(beatInWords(beat, round, names, view)).toBe(
      `Ann: +2 action cards (Strategise takes the row back). ${first} ${river}`,
    );
    expect(beatInBrief(beat, round, names, view)).toBe(`Ann: +2 action cards. ${river}`);
  });

  it('reads so in the log, also while the next round is told, which the view has seen', () => {
    const { steps, view } = raceOf(strategise({ energy: [3], back: [2], now: [{ energy: [0, 0, 1, 0, 0, 0] }] }));
    const swam = outcome(cause(0, 'spaces', 16, 'place', { card: 'Help' }));
    const [earlier, latest] = [[...steps.slice(0, -1), swam], steps.slice(-1)];
    const inLog = listing.notes as (...of: unknown[]) => ReadonlyMap<number, string>;
    const ahead = race({ ...view, seats: [runner({ position: 16 }), ...view.seats.slice(1)] });
    expect(inLog(latest, steps.slice(0, -1), asView(ahead)).get(0)).toBe(
      'Alone there: the row’s first card came back too.',
    );
    expect(listing.notes?.(latest, earlier).get(0)).toBe('Alone there: the row’s first card came back too.');
    expect(inLog(latest, earlier, asView(view)).get(0)).toBe(
      'Alone there: the row’s first card came back too. The river never takes a last energy card.',
    );
    expect(listing.notes?.(earlier.slice(-1), earlier.slice(0, -1)).size).toBe(0);
  });
});

describe('what the wheel paid and was not used', () => {
  const walk = (some: Partial<Played>): Played => ({ action: 'Walk', energy: [3, 1], gives: '1+trade', ...some });

  it.each<[string[], Partial<Played>]>([
    [['Ann: no trade: it takes 2 karma, and there was 1'], { now: [{ karma: 1 }] }],
    [['Ann: no trade: it takes 2 karma, and there were none'], {}],
    [['Ann: a karma trade could be made, and was not'], { now: [{ karma: 5 }], then: [{ seat: 0, action: done }] }],
    [['Ann: no exchange: none was possible'], { gives: '1+exchange' }],
    [
      ['Ann: an energy exchange could be made, and was not'],
      { gives: '1+exchange', then: [{ seat: 0, action: done }] },
    ],
    [
      ['Ann: an energy exchange or a karma trade could be made, and was not'],
      { gives: '1+exchange+trade', now: [{ karma: 3 }], then: [{ seat: 0, action: done }] },
    ],
    [[], { now: [{ karma: 1 }], then: [{ seat: 0, action: { kind: 'trade' } }] }],
    [[], { energy: [3, 3] }],
    [[], { now: [{ karma: 2 }], turn: { seat: 0, action: 'Walk', exchanges: 0, trades: 1, gain: false, next: [1] } }],
    [['Ann: alone there: nothing for the Monkey'], { energy: [3], gives: '1', now: [{ animal: 'Monkey' }] }],
  ])('says %j', (words, some) => {
    expect(noted(walk(some))).toEqual(words);
  });

  it('counts the karma that was there then, not what the Horse went back for', () => {
    const { steps, view } = raceOf(walk({ now: [{ karma: 2 }] }));
    const back = step(0, { kind: 'ability' }, [cause(0, 'karma', 1, 'horse_back')]);
    const notes = storyOf([...steps, back], view).at(-1)?.notes ?? [];
    expect(notes.map(noteInWords)).toEqual(['no trade: it takes 2 karma, and there was 1']);
  });
});
