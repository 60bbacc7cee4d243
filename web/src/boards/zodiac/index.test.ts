import { expect, it } from 'vitest';
import type { Thinking } from '../../wire/protocol';
import { kind } from '.';

it('says nothing of a chance that it has not', () => {
  const judged = (text: string) => kind.judges?.({ seat: 0, text } as Thinking, ['You']);
  expect(judged('')).toBe('');
  expect(judged('36 %')).toContain('36 %');
});
