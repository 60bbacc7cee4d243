import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pace } from './pace';

describe('pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watched(gap: number) {
    const shown: number[] = [];
    return {
      shown,
      pace: new Pace<number>(
        (item) => shown.push(item),
        () => gap,
      ),
    };
  }

  it('shows one after the other', () => {
    const { shown, pace } = watched(300);
    [1, 2, 3].forEach((item) => pace.push(item));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(301);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(301);
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows at once what comes late enough', () => {
    const { shown, pace } = watched(300);
    pace.push(1);
    vi.advanceTimersByTime(400);
    pace.push(2);
    expect(shown).toEqual([1, 2]);
  });

  it('lets each stay for its own time', () => {
    const shown: number[] = [];
    const pace = new Pace<number>(
      (item) => shown.push(item),
      (item) => item * 100,
    );
    [5, 1, 2].forEach((item) => pace.push(item));
    vi.advanceTimersByTime(499);
    expect(shown).toEqual([5]);
    vi.advanceTimersByTime(2);
    expect(shown).toEqual([5, 1]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([5, 1, 2]);
  });

  it('shows at once what somebody waits for', () => {
    const { shown, pace } = watched(300);
    pace.push(1);
    pace.expect();
    pace.push(2);
    pace.push(3);
    expect(shown).toEqual([1, 2]);
  });

  it('keeps nobody waiting for an answer who acts while something waits to be shown', () => {
    const { shown, pace } = watched(300);
    [1, 2, 3].forEach((item) => pace.push(item));
    pace.expect();
    expect(shown).toEqual([1, 3]);
    pace.push(4);
    expect(shown).toEqual([1, 3, 4]);
    pace.push(5);
    vi.advanceTimersByTime(299);
    expect(shown).toEqual([1, 3, 4]);
  });

  it('jumps over what was waiting', () => {
    const { shown, pace } = watched(300);
    [1, 2, 3].forEach((item) => pace.push(item));
    pace.jump(9);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual([1, 9]);
  });

  it('lets one stay for good, until another is jumped to', () => {
    const { shown, pace } = watched(Infinity);
    [1, 2, 3].forEach((item) => pace.push(item));
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([1]);
    pace.jump(9);
    expect(shown).toEqual([1, 9]);
  });

  it('does not wait where nothing moves', () => {
    const { shown, pace } = watched(0);
    [1, 2, 3].forEach((item) => pace.push(item));
    expect(shown).toEqual([1, 2, 3]);
  });
});
