import { expect, it } from 'vitest';
import { pageOf } from './page';

const reads = { current: 1, telling: false, reading: true, turnedTo: 0, last: 4 };

it('reads the round that one has turned to, as long as the account is open', () => {
  expect(pageOf(reads)).toBe(0);
  expect(pageOf({ ...reads, turnedTo: null })).toBe(4);
  expect(pageOf({ ...reads, reading: false }), 'what the seats show is of the last round again').toBe(4);
});

it('follows what is told', () => {
  expect(pageOf({ ...reads, telling: true })).toBe(1);
});
