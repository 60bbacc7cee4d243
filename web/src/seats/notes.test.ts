import { afterEach, describe, expect, it } from 'vitest';
import type { Note } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { isOfPlay, newsIn, noteInWords } from './notes';

const notes: Note[] = [
  { text: 'takeback seat=0 step=31', kind: 'takeback', seat: 0, step: 31 },
  { kind: 'takeback', seat: 0, step: 31, draws: 2, answers: 1 },
  { kind: 'takeback', seat: 0, step: 31, draws: 0, answers: 3, known: 1 },
  { text: 'deputy seat=1 step=12 level=3', kind: 'deputy', seat: 1, step: 12, level: 3 },
  { text: 'back seat=1 step=20', kind: 'back', seat: 1, step: 20 },
  { text: 'out_of_time seat=1 step=9 level=4', kind: 'out_of_time', seat: 1, step: 9, level: 4 },
  { kind: 'stood', seat: 1, step: 9, shown: 7 },
  { kind: 'sat', seat: 1, step: 9 },
  { kind: 'left', seat: 1, step: 9, level: 4 },
  { kind: 'kicked', seat: 1, step: 9, level: 4 },
  { kind: 'kicked', seat: 1, step: 9 },
  { kind: 'flag', seat: 1, step: 9 },
  { kind: 'resigned', seat: 1, step: 9 },
  { kind: 'agreed', step: 9 },
  { text: 'seat 0 took back from step 31 on' },
];
const seats = ['South', 'North'];
const told = (all: Note[], players = ['Ann', 'Ben']) => all.map((note) => noteInWords(note, { players, seats }));
const going = notes.map((note) => ({ ...note, step: undefined, text: '' }) as unknown as Note);

afterEach(() => (language.now = 'en'));

describe('the notes of a record', () => {
  it('are told by the names of who sits there, or of the seat where somebody else did', () => {
    expect(told(notes)).toEqual([
      'Ann took back the moves from step 31 on',
      'Ann took back the moves from step 31 on, with 2 outcomes of chance and 1 move of others',
      'Ann took back the moves from step 31 on, with 3 moves of others, when the game was over and its luck known',
      'A computer of level 3 played for Ben from step 12 on',
      'Ben played again from step 20 on',
      'Ben was out of time; a computer of level 4 played from step 9 on',
      'North was given up at step 9; who sat there had been shown 7 moves',
      'Somebody else took over North at step 9',
      'Ben left for good at step 9; a computer of level 4 has the seat',
      'Ben was removed from the table at step 9; a computer of level 4 has the seat',
      'Ben was removed from the table at step 9',
      'Ben ran out of time and lost',
      'Ben resigned',
      'Everybody agreed to end the game without a winner',
      'seat 0 took back from step 31 on',
    ]);
    expect(told(notes.slice(3, 6), ['Ann', 'You'])).toEqual([
      'A computer of level 3 played for you from step 12 on',
      'You played again from step 20 on',
      'You were out of time; a computer of level 4 played from step 9 on',
    ]);
    language.now = 'zh';
    expect(told(notes, ['小明', '阿丽']).slice(0, 4)).toEqual([
      '小明撤回到第 31 步',
      '小明撤回到第 31 步，撤掉 2 次随机和 1 步别人的走法',
      '小明撤回到第 31 步，撤掉 3 步别人的走法，当时本局已结束，随机结果已公开',
      '从第 12 步起，3 级电脑替阿丽玩',
    ]);
  });

  it('have no step while the game goes on', () => {
    expect(told(going).slice(0, 11)).toEqual([
      'Ann took back moves',
      'Ann took back moves, with 2 outcomes of chance and 1 move of others',
      'Ann took back moves, with 3 moves of others, when the game was over and its luck known',
      'A computer of level 3 plays for Ben',
      'Ben plays again',
      'Ben is out of time; a computer of level 4 plays on',
      'North was given up; who sat there had been shown 7 moves',
      'Somebody else took over North',
      'Ben left for good; a computer of level 4 has the seat',
      'Ben was removed from the table; a computer of level 4 has the seat',
      'Ben was removed from the table',
    ]);
    expect(told([{ kind: 'stood', seat: 1, shown: 1 }])).toEqual([
      'North was given up; who sat there had been shown 1 move',
    ]);
    language.now = 'zh';
    expect(told(going).slice(6, 8)).toEqual(['“North”空了出来；原来的人看到过 7 步', '别人接手了“North”']);
    expect(told([...going, ...notes]).filter((words) => words.includes('请离'))).toEqual([
      'Ben被请离；座位交给 4 级电脑',
      'Ben被请离',
      '第 9 步时，Ben被请离；座位交给 4 级电脑',
      '第 9 步时，Ben被请离',
    ]);
  });

  it('tell of the luck elsewhere', () => {
    const ofLuck: Note[] = [
      { kind: 'seed' },
      { kind: 'record' },
      { kind: 'earlier' },
      { kind: 'known' },
      { kind: 'deal' },
      { kind: 'log', entry: 3 },
    ];
    expect(ofLuck.filter(isOfPlay)).toEqual([]);
    expect(notes.filter(isOfPlay)).toEqual(notes);
  });
});

it('news are the notes on others since the last message, and what time did to oneself', () => {
  const isMine = (seat: number) => seat === 0;
  const [mine, ...others] = [notes[0] as Note, notes[4] as Note, { kind: 'log', entry: 3 } as Note];
  expect(newsIn([], [mine, ...others], isMine)).toEqual([notes[4]]);
  expect(newsIn([mine, ...others], [mine, ...others], isMine)).toEqual([]);
  const late: Note = { kind: 'out_of_time', seat: 0, level: 3 };
  expect(newsIn([mine], [mine, late], isMine)).toEqual([late]);
});
