import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spared } from './second_click';

class Click extends Event {
  constructor(readonly detail: number) {
    super('click', { cancelable: true });
  }
}

describe('a part with a new decision', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function part() {
    const target = new EventTarget();
    const done = spared(() => 'a decision')(target as Element);
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
