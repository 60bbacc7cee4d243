import { describe, expect, it } from 'vitest';
import { stepAt } from '../../../tools/golden';
import type { Step } from '../../wire/protocol';
import { tell } from './tell';
import { asView, card, cause, goesOn, outcome, race, revealed, runner, step, turnedOver } from './testing';

const names = ['Ann', 'Bo', 'Cy'];
/** A card and a play that are hidden from the viewer, and an exchange. */
const [hiddenCard, hiddenPlay, exchange] = [7, 16, 14].map((step) => stepAt('great_race', step)) as [Step, Step, Step];

const before = race({
  seats: [
    runner({ position: 2, row: [card('Help', null)] }),
    runner({ animal: 'Rat', position: 14, karma: 1, row: [card('Walk', null)] }),
  ],
});

describe('tell', () => {
  it('a secret choice', () => {
    const after = race({ seats: [runner({ chosen: true }), runner({})] });
    expect(tell(asView(before), asView(after), names, [hiddenPlay])).toEqual(['Bo has chosen.']);
  });

  it('a round: what was played, the total, what it paid, who gained what and why', () => {
    const seats = [...before.seats, runner({})];
    const after = race({ round: 4, revealed, seats });
    const told = (...steps: Step[]) => tell(asView({ ...before, seats }), asView(after), names, steps);
    expect(told(hiddenPlay, outcome(...turnedOver, ...goesOn))).toEqual([
      'All cards are turned over together.',
      'Bo: −1 karma (lower than the last card: 1 lower costs 1, 2 or more cost 2).',
      'Run: Ann 3 + Bo 2 make 5. It pays Ann 1 space and an exchange.',
      'Ann: +1 space (Run: what the wheel gives for 5 energy), +2 spaces (put in more energy than Bo).',
      'Bo: +1 space (ran without having the highest energy alone).',
      'Strategise: Cy alone with 1. The row is taken back.',
      'Cy: +2 action cards (Strategise takes the row back).',
      'Round 4. The wheel turns.',
    ]);
    expect(told(hiddenPlay), 'without causes').toEqual([
      'All cards are turned over together.',
      'Run: Ann 3 + Bo 2 make 5. It pays Ann 1 space and an exchange.',
      'Strategise: Cy alone with 1. The row is taken back.',
      'Round 4. The wheel turns.',
    ]);
  });

  it('a round as far as somebody has a choice to make', () => {
    const turn = { seat: 0, action: 'Run' as const, exchanges: 1, trades: 0, gain: false, next: [] };
    const open = race({ revealed, phase: 'window', turn, seats: before.seats });
    expect(tell(asView(before), asView(open), names, [hiddenPlay, outcome(...turnedOver)]).slice(-2)).toEqual([
      'Ann: +1 space (Run: what the wheel gives for 5 energy), +2 spaces (put in more energy than Bo).',
      'Ann has a choice to make at Run.',
    ]);
  });

  it('an exchange', () => {
    const turn = { seat: 0, action: 'Run' as const, exchanges: 1, trades: 0, gain: false, next: [] };
    const open = race({ phase: 'window', turn, seats: before.seats });
    const after = race({ phase: 'window', turn: { ...turn, exchanges: 0 }, seats: before.seats });
    expect(tell(asView(open), asView(after), names, [exchange])).toEqual([
      'Cy exchanged a 3 for a 4 (the Tiger needs 1 less).',
    ]);
  });

  it('a trade, with where it leads', () => {
    const turn = { seat: 0, action: 'Run' as const, exchanges: 0, trades: 1, gain: false, next: [] };
    const open = race({ phase: 'window', turn, seats: [runner({ position: 2, karma: 3 })] });
    const after = race({ round: 4, seats: [runner({ position: 5, karma: 1 })] });
    const brings = [cause(0, 'karma', -2, 'trade', { act: 'Run' }), cause(0, 'spaces', 3, 'trade', { act: 'Run' })];
    expect(tell(asView(open), asView(after), names, [step(0, { kind: 'trade' }, brings)])).toEqual([
      'Ann traded 2 karma for 3 spaces.',
      'Round 4. The wheel turns.',
    ]);
  });

  it('the first cards and the karma they bring', () => {
    const first = race({ phase: 'cards', round: 0, seats: [runner({}), runner({})] });
    const after = race({
      round: 1,
      seats: [runner({ karma: 2, row: [card('Walk', null)] }), runner({ karma: 1, row: [card('Help', null)] })],
    });
    expect(tell(asView(first), asView(after), names, [hiddenCard])).toEqual([
      'Ann laid 6 Walk and now has 2 karma.',
      'Bo laid 2 Help and now has 1 karma.',
    ]);
  });

  it('what the one person at the screen did', () => {
    const seats = [...before.seats, runner({})];
    const after = race({ round: 4, revealed, seats });
    const steps = [hiddenPlay, outcome(...turnedOver, ...goesOn)];
    const told = (...called: string[]) => tell(asView({ ...before, seats }), asView(after), called, steps);
    expect(told('Ann', 'You', 'Cy').slice(2, 4)).toEqual([
      'Run: Ann 3 + you 2 make 5. It pays Ann 1 space and an exchange.',
      'Ann: +1 space (Run: what the wheel gives for 5 energy), +2 spaces (put in more energy than you).',
    ]);
    expect(told('Ann', 'Bo', 'You')[5]).toBe('Strategise: you alone with 1. The row is taken back.');
    const open = race({
      revealed,
      phase: 'window',
      turn: { seat: 0, action: 'Run', exchanges: 1, trades: 0, gain: false, next: [] },
    });
    expect(tell(asView(before), asView(open), ['You', 'Bo'], [hiddenPlay]).at(-1)).toBe(
      'You have a choice to make at Run.',
    );
  });

  it('who wins', () => {
    const seats = [runner({ position: 30, played: card('Run', 1) }), before.seats[1] ?? runner({})];
    const after = race({ phase: 'over', ranking: [0, 1], seats });
    expect(tell(asView(before), asView(after), names, [hiddenPlay]).at(-1)).toBe('Ann won the race.');
  });
});
