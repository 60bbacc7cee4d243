import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import { advise } from './advise';
import { sheetOf, viewOf } from './sketch';

const view = viewOf([sheetOf(0, []), sheetOf(1, ['aaaaa'])]);
const choose = { seat: 1, move: 'choose 3', kind: 'choose', number: 3, creature: 'Rooster' };
const draw = { seat: 1, move: 'd4', kind: 'draw', square: 'd4' };
const pair = { seat: 1, move: 'pair a1', kind: 'pair', square: 'a1' };
const alone = { seat: 1, move: 'alone', kind: 'alone' };
const advice = () => [choose, draw, pair, alone].map((move) => advise(move, view));

describe('advice', () => {
  afterEach(() => (language.now = 'en'));

  it('is said in words', () => {
    expect(advice()).toEqual(['draw the Rooster (3)', 'draw on d4', 'pair it with the Snake (5)', 'leave it unpaired']);
  });

  it('speaks Chinese', () => {
    language.now = 'zh';
    expect(advice()).toEqual(['画鸡（3）', '画在 d4', '与蛇（5）配对', '暂不配对']);
  });
});
