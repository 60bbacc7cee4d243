import { describe, expect, it } from 'vitest';
import type { Step } from '../../protocol';
import { asView, card, race, runner } from './testing';
import { tell } from './tell';

const names = ['Ann', 'Bo'];
const step = (seat: number, move: string, fields: object = {}): Step => ({ seat, move, turn: 0, ...fields });

const before = race({
  seats: [
    runner({ position: 2, row: [card('Help', null)] }),
    runner({ animal: 'Rat', position: 14, karma: 1, row: [card('Walk', null)] }),
  ],
});

describe('tell', () => {
  it('a secret choice', () => {
    const after = race({ seats: [runner({ chosen: true }), runner({})] });
    expect(tell(asView(before), asView(after), names, [step(0, 'play ?')])).toEqual(['Ann has chosen.']);
  });

  it('a round: what was played, the total, what it paid, who moved', () => {
    const after = race({
      round: 4,
      seats: [
        runner({ position: 5, energy: [1, 2, 1, 0, 0, 0], row: [card('Help', null), card('Run', 1)] }),
        runner({
          animal: 'Rat',
          position: 15,
          karma: 0,
          energy: [2, 1, 1, 0, 0, 0],
          row: [card('Walk', null), card('Run', 2)],
        }),
      ],
    });
    expect(tell(asView(before), asView(after), names, [step(1, 'play ?')])).toEqual([
      'Run: Ann 1, Bo 2, total 3, 1–4: 3 spaces.',
      'Ann moves on 3, to space 5.',
      'Bo moves on 1, to space 15, in the river.',
      'Bo: −1 karma.',
      'Round 4. The wheel turns.',
    ]);
  });

  it('an exchange', () => {
    const turn = { seat: 0, action: 'Run' as const, exchanges: 1, trades: 0, gain: false, next: [] };
    const open = race({ phase: 'window', turn, seats: before.seats });
    const made = step(0, 'exchange 2+1>3', { kind: 'exchange', give: [2, 1], get: [3], karma: false });
    const after = race({ phase: 'window', turn: { ...turn, exchanges: 0 }, seats: before.seats });
    expect(tell(asView(open), asView(after), names, [made])).toEqual(['Ann exchanges 2 + 1 for 3.']);
  });

  it('the first cards and the karma they bring', () => {
    const first = race({ phase: 'cards', round: 0, seats: [runner({}), runner({})] });
    const after = race({
      round: 1,
      seats: [runner({ karma: 2, row: [card('Walk', null)] }), runner({ karma: 1, row: [card('Help', null)] })],
    });
    expect(tell(asView(first), asView(after), names, [step(1, 'card ?')])).toEqual([
      'Ann lays 6 Walk and has 2 karma.',
      'Bo lays 2 Help and has 1 karma.',
    ]);
  });

  it('who wins', () => {
    const seats = [runner({ position: 30, played: card('Run', 1) }), before.seats[1] ?? runner({})];
    const after = race({ phase: 'over', ranking: [0, 1], seats });
    expect(tell(asView(before), asView(after), names, [step(1, 'play ?')]).at(-1)).toBe('Ann wins the race.');
  });
});
