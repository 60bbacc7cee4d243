import { afterEach, describe, expect, it } from 'vitest';
import { legalAt } from '../../../tools/golden';
import type { LegalMove } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { advise } from './advise';
import { sheetOf, viewOf } from './testing';

const view = viewOf([sheetOf(0, []), sheetOf(1, ['aaaaa'])]);
const [choose, draw] = [1, 2].map((step) => legalAt('rat_and_dragon', step)) as [LegalMove, LegalMove];
const pair = { seat: 1, move: 'pair a1', action: { kind: 'pair', square: 'a1' } };
const alone = { seat: 1, move: 'alone', action: { kind: 'alone' } };
const advice = () => [choose, draw, pair, alone].map((move) => advise(move, view));

describe('advice', () => {
  afterEach(() => (language.now = 'en'));

  it('is said in words', () => {
    expect(advice()).toEqual(['draw the Pig (6)', 'draw on a15', 'pair it with the Snake (5)', 'leave it unpaired']);
  });

  it('speaks Chinese', () => {
    language.now = 'zh';
    expect(advice()).toEqual(['画猪（6）', '画在 a15', '与蛇（5）配对', '暂不配对']);
  });
});
