import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneEach, spared } from './second_click';

class Click extends Event {
  constructor(readonly detail: number) {
    super('click', { cancelable: true });
  }
}

describe('a part with a new decision', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function part(wait?: number) {
    const target = new EventTarget();
    const done = spared(() => 'a decision', wait)(target as Element);
    let heard = 0;
    target.addEventListener('click', () => (heard += 1));
    const click = (detail: number) => {
      heard = 0;
      target.dispatchEvent(new Click(detail));
      return heard > 0;
    };
    return { click, done };
  }

  it('is spared the second of two clicks, and hears the next', () => {
    const { click } = part();
    expect(click(2)).toBe(false);
    vi.advanceTimersByTime(299);
    expect(click(1)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(click(1)).toBe(true);
  });

  it('is spared longer where it matters', () => {
    const { click } = part(700);
    vi.advanceTimersByTime(699);
    expect(click(1)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(click(1)).toBe(true);
  });

  it('hears the keyboard at once', () => {
    const { click } = part();
    expect(click(0)).toBe(true);
  });

  it('hears everything once it is let go', () => {
    const { click, done } = part();
    done?.();
    expect(click(1)).toBe(true);
  });
});

describe('a double click', () => {
  /** Which of these clicks are heard; after the first one `asked` is what is to be decided. */
  function heard(clicks: number[], asked: number): number[] {
    const target = new EventTarget();
    let now = 1;
    oneEach(() => now)(target as Element);
    const all: number[] = [];
    target.addEventListener('click', (event) => all.push((event as Click).detail));
    for (const detail of clicks) {
      target.dispatchEvent(new Click(detail));
      now = asked;
    }
    return all;
  }

  it('makes one decision, not the next one too', () => {
    expect(heard([1, 2], 2)).toEqual([1]);
  });

  it('is heard twice where nothing new is asked', () => {
    expect(heard([1, 2], 1)).toEqual([1, 2]);
  });

  it('makes no more with a third click, and is over with the next single one', () => {
    expect(heard([1, 2, 3, 1, 2], 2)).toEqual([1, 1, 2]);
  });

  it('does not hold up single clicks and keys', () => {
    expect(heard([1, 1, 0], 2)).toEqual([1, 1, 0]);
  });
});
