import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../words/catalogue.svelte';
import { refusalInWords } from '.';

const names = ['Ann', 'Ben', 'Cleo'];

describe('a refusal in English', () => {
  it('calls the seats by their names', () => {
    expect(refusalInWords("it is seat 1's turn", names)).toBe("it is Ben's turn");
    expect(refusalInWords("it is South's turn", names)).toBe("it is Ann's turn");
    expect(refusalInWords('seat 2 has no Ox face up', names)).toBe('Cleo has no Ox face up');
  });

  it('leaves a number that nobody answers to', () => {
    expect(refusalInWords('option age_order: seat 1 is named twice', [])).toBe(
      'option age_order: seat 1 is named twice',
    );
  });
});

describe('a refusal in Chinese', () => {
  beforeEach(() => language.choose('zh'));
  afterEach(() => language.choose('en'));

  it('is said in the words of the boards', () => {
    expect(refusalInWords('a jump is possible, so one must be made', names)).toBe('有动物可以跳吃，所以必须跳吃。');
    expect(refusalInWords('there is no Pangu in this hand', names)).toBe('这副手牌里没有盘古。');
    expect(refusalInWords('Run after Strategise costs 2 karma, and there is 1', names)).toBe(
      '谋划之后出奔跑要付 2 点业力，现在只有 1 点。',
    );
    expect(refusalInWords('jia has no pair of 3 and 5', names)).toBe('甲没有 3 和 5 的对子。');
  });

  it('has its own order of words', () => {
    expect(refusalInWords('the Hare on d4 is too strong for the Rat on c3: 2 against 1', names)).toBe(
      'd4 上的兔太强，c3 上的鼠吃不了它：2 对 1。',
    );
  });

  it('calls the seats by their names', () => {
    expect(refusalInWords('seat 0 wants Wood: seat 2 prevents or allows it first', names)).toBe(
      'Ann要夺取木：先由Cleo阻止或让出。',
    );
    expect(refusalInWords('South has placed its Ox already', names)).toBe('Ann的牛已经摆好了。');
    expect(refusalInWords('South has placed its Ox already', [])).toBe('南方的牛已经摆好了。');
    expect(refusalInWords('there is no seat 7', names)).toBe('没有座位 7。');
  });

  it('says the closest text, not one that fits as well', () => {
    expect(refusalInWords('seat 1 is taken', names)).toBe('Ben已经有人坐了。');
    expect(refusalInWords('c3 is taken', names)).toBe('c3已被占用。');
  });

  it('says what is refused within a refusal', () => {
    expect(refusalInWords("step 3, 0 Ox@a1: it is North's turn to place an animal", [])).toBe(
      '第 3 步，0 Ox@a1：轮到北方摆动物。',
    );
    expect(
      refusalInWords('the edition, line 5, columns: 900 is not from 1 to 26, the columns that have a letter', []),
    ).toBe('印刷数据，第 5 行，columns：900 不在 1 到 26（有字母的列数）之间');
    expect(
      refusalInWords(
        'this could not be kept, so it does not count: /t.sqlite: the disk is full; nothing of this was stored',
        [],
      ),
    ).toBe('没能保存，所以不算数：/t.sqlite：磁盘满了，什么都没有存下');
    expect(refusalInWords('animals in hand of North: "Ox" is not such an animal', [])).toBe(
      '北方手中的动物：“Ox”不是这样的动物。',
    );
  });

  it('is told as it stands where nobody knows it', () => {
    expect(refusalInWords('something new', names)).toBe('something new');
  });
});
