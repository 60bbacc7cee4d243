import { afterEach, expect, it } from 'vitest';
import type { Note } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { noteInWords } from './notes';

const notes: Note[] = [
  { text: 'takeback seat=0 step=31', kind: 'takeback', seat: 0, step: 31 },
  { text: 'deputy seat=1 step=12 level=3', kind: 'deputy', seat: 1, step: 12, level: 3 },
  { text: 'back seat=1 step=20', kind: 'back', seat: 1, step: 20 },
  { text: 'out_of_time seat=1 step=9 level=4', kind: 'out_of_time', seat: 1, step: 9, level: 4 },
  { text: 'seat 0 took back from step 31 on' },
];
const told = (names: string[]) => notes.map((note) => noteInWords(note, names));

afterEach(() => language.choose('en'));

it('tells the notes of a record by the names of the seats', () => {
  expect(told(['Ann', 'Ben'])).toEqual([
    'Ann took back the moves from step 31 on',
    'A computer of level 3 played for Ben from step 12 on',
    'Ben played again from step 20 on',
    'Ben was out of time; a computer of level 4 played from step 9 on',
    'seat 0 took back from step 31 on',
  ]);
  language.choose('zh');
  expect(told(['小明', '阿丽']).slice(0, 2)).toEqual(['小明撤回到第 31 步', '从第 12 步起，3 级电脑替阿丽玩']);
});
