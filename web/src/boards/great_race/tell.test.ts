import { describe, expect, it } from 'vitest';
import { stepAt } from '../../../tools/golden';
import type { Step } from '../../wire/protocol';
import { tell } from './tell';
import { asView, card, race, revealed, runner } from './testing';
import type { RaceView } from './view';

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
    expect(tell(asView(before), asView(after), names, [hiddenPlay])).toEqual(['Ann has chosen.']);
  });

  it('a round: what was played, the total, what it paid, how each came out of it', () => {
    const seats = [...before.seats, runner({ karma: 1, row: [card('Rest', null), card('Walk', 2)] })];
    const after = race({
      round: 4,
      revealed,
      seats: [
        runner({ position: 5, energy: [2, 2, 0, 0, 0, 0], row: [card('Help', null), card('Run', 3)] }),
        runner({ position: 15, energy: [2, 1, 1, 0, 0, 0], row: [card('Walk', null), card('Repeat', 2, 'Run')] }),
        runner({ karma: 1, energy: [3, 3, 1, 0, 0, 0], row: [card('Rest', null)] }),
      ],
    });
    expect(tell(asView({ ...before, seats }), asView(after), names, [hiddenPlay])).toEqual([
      'Run: Ann with 3, Bo with 2 (Repeat); the total of 5 (5+) pays 1 space and an exchange.',
      'Strategise: Cy with 1; the row is taken back.',
      'Ann moves forward 3, to space 5.',
      'Bo moves forward 1, to space 15, in the river; −1 karma.',
      'Cy: +1 energy card.',
      'Round 4. The wheel turns.',
    ]);
  });

  it('who gains nothing, once the round is over', () => {
    const seats = [before.seats[0] ?? runner({}), runner({ position: 9 })];
    const after = { revealed, seats };
    const over = race({ ...after, round: 4 });
    const turn = { seat: 0, action: 'Run' as const, exchanges: 1, trades: 0, gain: false, next: [] };
    const open = race({ ...after, phase: 'window', turn });
    const told = (now: RaceView) => tell(asView(race({ seats })), asView(now), names, [hiddenPlay]).slice(2);
    expect(told(over)).toEqual(['Ann gains nothing.', 'Bo gains nothing.', 'Round 4. The wheel turns.']);
    expect(told(open)).toEqual(['Ann has a choice to make at Run.']);
  });

  it('an exchange', () => {
    const turn = { seat: 0, action: 'Run' as const, exchanges: 1, trades: 0, gain: false, next: [] };
    const open = race({ phase: 'window', turn, seats: before.seats });
    const after = race({ phase: 'window', turn: { ...turn, exchanges: 0 }, seats: before.seats });
    expect(tell(asView(open), asView(after), names, [exchange])).toEqual(['Ann exchanges 2 and 2 for a 4.']);
  });

  it('a trade, with where it leads', () => {
    const turn = { seat: 0, action: 'Run' as const, exchanges: 0, trades: 1, gain: false, next: [] };
    const open = race({ phase: 'window', turn, seats: [runner({ position: 2, karma: 3 })] });
    const after = race({ round: 4, seats: [runner({ position: 5, karma: 1 })] });
    const trade = { seat: 0, move: 'trade', turn: 0, written: 'trade', action: { kind: 'trade' } };
    expect(tell(asView(open), asView(after), names, [trade])).toEqual([
      'Ann trades 2 karma for 3 spaces.',
      'Ann moves forward 3, to space 5.',
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
      'Ann lays 6 Walk and has 2 karma.',
      'Bo lays 2 Help and has 1 karma.',
    ]);
  });

  it('who wins', () => {
    const seats = [runner({ position: 30, played: card('Run', 1) }), before.seats[1] ?? runner({})];
    const after = race({ phase: 'over', ranking: [0, 1], seats });
    expect(tell(asView(before), asView(after), names, [hiddenPlay]).at(-1)).toBe('Ann wins the race.');
  });
});
