import { describe, expect, it, vi } from 'vitest';
import { moments } from './beats';
import type { Deed } from './deeds';
import { completedIn, Joy, lossIn } from './joy.svelte';
import { seat } from './testing';

const colours = (tiles: number, bonus: number) => [{ colour: 'Wood' as const, tiles, bonus, next: null }];
const elements = (bonus: number) => [{ family: 'element' as const, tiles: 5, size: 5, bonus, worth: 25 }];

describe('the set that a turn completes', () => {
  const two = seat({ tiles: ['Wood', 'Tiger'], colours: colours(2, 0), families: elements(0) });

  it('is told for its seat', () => {
    const three = seat({ tiles: ['Wood', 'Tiger', 'jia'], colours: colours(3, 5), families: elements(0) });
    expect(completedIn([seat(), two], [seat(), three])).toEqual({ seat: 1, told: '3 Wood tiles: +5' });
  });

  it('is told by what it adds, as the points are', () => {
    const three = seat({ tiles: ['Wood', 'Tiger', 'jia'], colours: colours(3, 5) });
    const four = seat({ tiles: ['Wood', 'Tiger', 'jia', 'Rabbit'], colours: colours(4, 7) });
    expect(completedIn([three], [four])?.told).toBe('4 Wood tiles: +2, bonus now 7');
  });

  it('is the whole family before the colour', () => {
    const both = seat({ tiles: ['Wood', 'Tiger', 'jia'], colours: colours(3, 5), families: elements(25) });
    expect(completedIn([two], [both])?.told).toBe('All 5 Elements: +25!');
  });

  it('is none where a set is lost, or more was done than one turn', () => {
    const one = seat({ tiles: ['Wood'], colours: colours(1, 0), families: elements(0) });
    const four = seat({ tiles: ['Wood', 'Tiger', 'jia', 'Rabbit'], colours: colours(4, 7), families: elements(0) });
    expect(completedIn([two], [one])).toBeNull();
    expect(completedIn([two], [four])).toBeNull();
  });
});

it('tells who has lost a tile that it is gone, and nobody else', () => {
  const capture = { kind: 'capture', mover: 1, from: 0, tile: 'Tiger', dice: [4, 6], gain: 5, loss: 8 } as const;
  expect(lossIn({ ...capture, dice: [4, 6] }, [0])).toEqual({ seat: 1, told: 'took your Tiger: −8' });
  expect(lossIn({ ...capture, dice: [4, 6] }, [2])).toBeNull();
  expect(lossIn({ ...capture, dice: [4, 6], kind: 'wants' }, [0])).toBeNull();
});

it('lets a loss be felt for a moment, however often the board is drawn meanwhile', () => {
  vi.useFakeTimers();
  const joy = new Joy();
  const loss: Deed = { mover: 1, kind: 'capture', tile: 'Tiger', from: 0, dice: [4, 6], gain: 5, loss: 5 };
  joy.saw([seat(), seat()], [], [0]);
  joy.saw([seat(), seat()], [loss], [0]);
  joy.saw([seat(), seat()], [loss], [0]);
  expect(joy.hurts).toBe(true);
  vi.advanceTimersByTime(moments.felt);
  expect(joy.hurts).toBe(false);
  joy.saw([seat(), seat()], [loss, { ...loss, from: 1, mover: 0 }], [0]);
  expect(joy.hurts, 'of somebody else').toBe(false);
  joy.leave();
  vi.useRealTimers();
});
