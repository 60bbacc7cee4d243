import { describe, expect, it } from 'vitest';
import { fitting, nameFrom } from './name';

describe('a name', () => {
  it('is one line that fits into forty bytes', () => {
    expect(nameFrom('  Ann\t of\n Green Gables ')).toBe('Ann of Green Gables');
    expect(nameFrom('鼠'.repeat(20))).toBe('鼠'.repeat(13));
    expect(nameFrom('   ')).toBe('');
  });

  it('is never cut inside a character', () => {
    expect(fitting('ab🐉c', 5)).toBe('ab');
    expect(fitting('ab🐉c', 6)).toBe('ab🐉');
  });
});
