import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { language } from '../words/catalogue.svelte';
import { errorInWords, type Argument } from './errors';

const names = ['Ann', 'Ben', 'Cleo'];
const words = (id: string, given: Argument[] = [], at: readonly string[] = names) =>
  errorInWords({ id, arguments: given, clause: '' }, at);

const alreadyPlaced = {
  id: 'celestial_checkers.already_placed',
  arguments: [{ seat: 0 }, { term: 'Ox' }],
  clause: 'CC-6',
};

describe('an error in English', () => {
  it('has its text', () => {
    expect(words('celestial_checkers.must_jump')).toBe('a jump is possible, so one must be made');
  });

  it('is filled with numbers, texts and terms', () => {
    expect(words('setup.seats_range', [2, 4, 5])).toBe('this game is played with 2 to 4 seats, not 5');
    expect(words('celestial_checkers.not_empty', ['c3'])).toBe('c3 is not empty');
    expect(words('zodiac.not_in_hand', [{ term: 'Rat' }])).toBe('there is no Rat in your hand');
    expect(words('server.no_table', ['{0} $& \\1'])).toBe('there is no table "{0} $& \\1" (any more)');
  });

  it('calls the seats by their names', () => {
    expect(words('game.other_turn', [{ seat: 1 }])).toBe("it is Ben's turn");
    expect(words('game.other_turn', [{ seat: 7 }])).toBe("it is seat 7's turn");
    expect(words('game.other_turn', [{ seat: 1 }], [])).toBe("it is seat 1's turn");
    expect(words('celestial_checkers.other_turn', [{ seat: 1 }], [])).toBe("it is North's turn");
    expect(words('game.other_turn', [{ seat: 'chance' }])).toBe("it is chance's turn");
  });

  it('agrees with the one person at the screen', () => {
    const alone = ['You', 'Ben'];
    expect(words('game.other_turn', [{ seat: 0 }], alone)).toBe('it is your turn');
    expect(words('wu_xing.no_token', [{ seat: 0 }], alone)).toBe('you have no token left');
    expect(words('celestial_checkers.outside_camp', ['a7', { seat: 0 }], alone)).toBe(
      'a7 is not in your first three ranks',
    );
  });

  it('includes a nested error', () => {
    expect(words('record.step', [3, '0', 'Ox@a1', { error: alreadyPlaced }])).toBe(
      'step 3, 0 Ox@a1: Ann has already placed the Ox',
    );
  });

  it('is shown as its id and arguments if it has no text', () => {
    expect(words('jungle.no_river', [3, { term: 'Rat' }, { seat: 1 }])).toBe('jungle.no_river(3, Rat, Ben)');
    expect(words('jungle.no_river')).toBe('jungle.no_river');
    expect(words('zodiac.no_such_message')).toBe('zodiac.no_such_message');
    expect(words('')).toBe('');
  });
});

describe('an error in Chinese', () => {
  beforeEach(() => (language.now = 'zh'));
  afterEach(() => (language.now = 'en'));

  it('uses the terms of its game', () => {
    expect(words('celestial_checkers.must_jump')).toBe('有动物可以跳吃，所以必须跳吃。');
    expect(words('zodiac.not_in_this_hand', [{ term: 'Pangu' }])).toBe('这副手牌里没有盘古。');
    expect(words('great_race.too_little_karma', [{ term: 'Run' }, { term: 'Strategise' }, 2, 1])).toBe(
      '谋划之后出奔跑要付 2 点业力，现在只有 1 点。',
    );
    expect(words('wu_xing.no_pair', [{ term: 'jia' }, 3, 5])).toBe('甲没有 3 和 5 的对子。');
    expect(words('zodiac.not_in_hand', [{ term: 'Elephant' }])).toBe('你的手牌里没有Elephant。');
  });

  it('has an order of its own', () => {
    expect(words('celestial_checkers.too_strong', [{ term: 'Hare' }, 'd4', { term: 'Rat' }, 'c3', 2, 1])).toBe(
      'd4 上的兔太强，c3 上的鼠吃不了它：2 对 1。',
    );
  });

  it('calls the seats by their names', () => {
    expect(words('wu_xing.answer_first', [{ seat: 0 }, { term: 'Wood' }, { seat: 2 }])).toBe(
      'Ann要夺取木：先由Cleo阻止或让出。',
    );
    expect(errorInWords(alreadyPlaced, [])).toBe('南方的牛已经摆好了。');
    expect(words('game.other_turn', [{ seat: 7 }])).toBe('轮到座位 7。');
    expect(words('game.other_turn', [{ seat: 'chance' }])).toBe('轮到随机。');
  });

  it('includes a nested error', () => {
    const full = { id: 'store.disk_full', arguments: ['/t.sqlite'], clause: '' };
    expect(words('server.not_stored', [{ error: full }])).toBe(
      '没能保存，所以不算数：/t.sqlite：磁盘满了，什么都没有存下。',
    );
    const range = { id: 'rat_and_dragon.edition_columns', arguments: [900, 26], clause: 'RD-4' };
    const entry = { id: 'edition.entry', arguments: ['columns', { error: range }], clause: 'RD-4' };
    const line = { id: 'edition.line', arguments: [5, { error: entry }], clause: 'RD-4' };
    expect(words('edition.given', [{ error: line }])).toBe(
      '印刷数据：第 5 行：columns：900 不在 1 到 26（有字母的列数）之间。',
    );
  });
});
