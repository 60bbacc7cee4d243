import { describe, expect, it } from 'vitest';
import { clockText, isLow, leftAt, warningBetween } from './clock';

describe('a clock between two messages', () => {
  it('counts down only while it runs, and never below nothing', () => {
    expect(leftAt({ left_ms: 5000, running: true }, 100, 1100)).toBe(4000);
    expect(leftAt({ left_ms: 5000, running: false }, 100, 1100)).toBe(5000);
    expect(leftAt({ left_ms: 500, running: true }, 0, 2000)).toBe(0);
    expect(leftAt({ left_ms: 500, running: true }, 2000, 1000), 'time does not run back').toBe(500);
  });

  it('is written in minutes and seconds, with hours where there are some', () => {
    expect(clockText(600_000)).toBe('10:00');
    expect(clockText(59_001)).toBe('1:00');
    expect(clockText(9_000)).toBe('0:09');
    expect(clockText(1)).toBe('0:01');
    expect(clockText(0)).toBe('0:00');
    expect(clockText(3_725_000)).toBe('1:02:05');
  });

  it('warns once at each mark', () => {
    expect(warningBetween(61_000, 60_000)).toBe(60);
    expect(warningBetween(60_000, 59_000)).toBeUndefined();
    expect(warningBetween(40_000, 9_000), 'after a long gap the lowest').toBe(10);
    expect(isLow(30_000)).toBe(true);
    expect(isLow(30_001)).toBe(false);
  });
});
