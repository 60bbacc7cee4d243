import { expect, it, vi } from 'vitest';
import { noteInWords } from './notes';

// The language of a page belongs to a browser.
vi.mock('../words/catalogue.svelte', () => ({ catalogue: <T>(en: T) => en }));

it('tells the notes of a record by the names of the seats', () => {
  const names = ['Ann', 'Ben'];
  expect(noteInWords('seat 0 took back from step 31 on', names)).toBe('Ann took back the moves from step 31 on');
  expect(noteInWords('computer level 3 plays for seat 1 from step 12 on', names)).toBe(
    'A computer of level 3 played for Ben from step 12 on',
  );
  expect(noteInWords('seat 1 plays again from step 20 on', names)).toBe('Ben played again from step 20 on');
  expect(noteInWords('seat 1 is out of time: computer level 4 plays from step 9 on', names)).toBe(
    'Ben was out of time; a computer of level 4 played from step 9 on',
  );
  expect(noteInWords('something else', names)).toBe('something else');
});
