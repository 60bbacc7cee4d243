import { expect, it, vi } from 'vitest';
import type { Table } from '../wire/protocol';
import { Learning } from './learning.svelte';
import { courseOf } from './lessons';

it('forgets the tables of its tries, and never the game that one came from', async () => {
  const course = await courseOf('celestial_checkers');
  if (!course) throw new Error('no lessons');
  const at = (table: string) => ({ table, moves: [], to_act: [], over: false, legal: [] }) as unknown as Table;
  const session = { entering: null, table: at('a game'), load: vi.fn(() => Promise.resolve(true)) };
  const forget = vi.fn<(table: string) => void>();
  const learning = new Learning(session, 'celestial_checkers', course, { note: vi.fn(), forget });
  const hear = (table: string) => learning.hear((session.table = at(table)));
  learning.begin();
  hear('a game');
  hear('a try');
  hear('a try');
  expect(forget).not.toHaveBeenCalled();
  learning.begin();
  hear('a try');
  hear('another');
  expect(forget.mock.calls).toEqual([['a try']]);
  learning.leave();
  expect(forget.mock.calls).toEqual([['a try'], ['another']]);
});
