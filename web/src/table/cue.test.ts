import { describe, expect, it } from 'vitest';
import { legalAt } from '../../tools/golden';
import { cueOf, type Heard } from './cue';

const mine = [legalAt('celestial_checkers', 24)];
const at = (step: number, more: Partial<Heard> = {}): Heard => ({
  table: 'k3f9',
  step,
  over: false,
  legal: [],
  ...more,
});

describe('the sound of a change', () => {
  it('is a tap for a move, and nothing for a table just entered or a move taken back', () => {
    expect(cueOf(at(3), at(4), 0)).toBe('move');
    expect(cueOf(null, at(4), 0)).toBeNull();
    expect(cueOf(at(9, { table: 'other' }), at(4), 0)).toBeNull();
    expect(cueOf(at(4), at(3), 0)).toBeNull();
    expect(cueOf(at(4), at(4), 0)).toBeNull();
  });

  it('calls who had to wait for long', () => {
    expect(cueOf(at(3), at(4, { legal: mine }), 9000)).toBe('turn');
    expect(cueOf(at(3), at(4, { legal: mine }), 500)).toBe('move');
    expect(cueOf(at(3, { legal: mine }), at(4, { legal: mine }), 9000)).toBe('move');
  });

  it('is that of a moment, where something has come about', () => {
    expect(cueOf(at(3), at(4), 0, 'dice')).toBe('dice');
    expect(cueOf(at(4), at(4), 0, 'dice')).toBeNull();
    expect(cueOf(at(3), at(4, { over: true }), 0, 'taken')).toBe('end');
    expect(cueOf(at(3), at(4, { over: true }), 0, 'complete')).toBe('complete');
  });

  it('tells the end once', () => {
    expect(cueOf(at(3), at(4, { over: true }), 0)).toBe('end');
    expect(cueOf(at(4, { over: true }), at(4, { over: true }), 0)).toBeNull();
  });
});
