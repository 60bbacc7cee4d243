import { describe, expect, it } from 'vitest';
import { brushed } from './brush';

describe('the stroke of a brush', () => {
  const squares = ['c3', 'd3', 'd4'];

  it('has an outer and an inner edge, each closed', () => {
    expect(brushed(squares).match(/M/g)).toHaveLength(2);
    expect(brushed(squares).match(/Z/g)).toHaveLength(2);
  });

  it('stays on its squares', () => {
    const numbers = (brushed(squares).match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1.95);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(4.05);
  });

  it('is the same every time, and another elsewhere', () => {
    expect(brushed(squares)).toBe(brushed([...squares]));
    expect(brushed(['a1'])).not.toBe(brushed(['b1']));
  });
});
