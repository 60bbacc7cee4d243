import { afterEach, expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { because } from './because';
import { course } from './course';
import { menOf, positionOf, type Man } from './testing';
import type { CheckersAction } from './view';

afterEach(() => (language.now = 'en'));

/** Beside these each side has one that can move. */
const view = (...men: Man[]): View => just(...men, ['g1', 0, 'Pig'], ['h8', 1, 'Pig']);
const just = (...men: Man[]): View => ({ game: 'celestial_checkers', ...positionOf(men, { scores: [4, 1] }) });
const place = (animal: string): CheckersAction => ({ kind: 'place', animal, to: 'c1' });
const slide = (from: string, to: string): CheckersAction => ({ kind: 'slide', from, to });
const jump = (from: string, over: string, to: string): CheckersAction => ({ kind: 'jump', from, over, to });

type Course = [CheckersAction, ...CheckersAction[]];

/** Of a course its first move is told, or advised. */
function said(of: View, course: Course, ...others: CheckersAction[]): string {
  return told(of, course, others, {});
}
const advised = (of: View, course: Course, ...others: CheckersAction[]): string =>
  told(of, course, others, { advised: true });

function told(of: View, course: Course, others: CheckersAction[], more: object): string {
  const move = moveOf(course[0]);
  const actions = course.map((action) => ({ ...action }));
  const names = [language.isChinese ? '你' : 'You', 'Ann'];
  return because({ ...move, actions, ...more }, of, names, [move, ...others.map(moveOf)]);
}
const moveOf = (action: CheckersAction) => ({ seat: 0, move: '', action: { ...action } });

const hunt = view(['c3', 0, 'Tiger'], ['d4', 1, 'Rat'], ['b4', 1, 'Dog'], ['f6', 1, 'Ox'], ['a1', 0, 'Hare']);
const lone = view(['c3', 0, 'Tiger'], ['d4', 1, 'Rat']);
/** Nobody can be taken yet. */
const calm = view(['c3', 0, 'Tiger'], ['e5', 1, 'Rat'], ['a5', 1, 'Dog'], ['f6', 1, 'Ox'], ['a1', 0, 'Hare']);

it.each<[string, View, [CheckersAction, ...CheckersAction[]], ...CheckersAction[]]>([
  ['Only one of the twelve animals can take it. On c1 it has 7 steps to go.', view(), [place('Ox')], place('Rat')],
  ['Only 2 of the twelve animals can take it. On c1 it has 7 steps to go.', view(), [place('Tiger')], place('Rat')],
  [
    'At home it would bring 12 points, and 12 of the twelve animals can take it. On c1 it has 7 steps to go.',
    view(),
    [place('Rat')],
    place('Ox'),
  ],
  [
    'It brings the Hare home: +11. None of your animals can be taken.',
    view(['a7', 0, 'Hare']),
    [slide('a7', 'b8')],
    slide('a7', 'c8'),
  ],
  ['Then the Hare, worth 11, is 6 steps from home. None of your animals can be taken.', calm, [slide('a1', 'b2')]],
  ['Ann loses the Rat, worth 12 at home. None of your animals can be taken.', lone, [jump('c3', 'd4', 'e5')]],
  ['Then, probably: Ann’s Dog takes your Hare.', calm, [slide('a1', 'b2'), jump('a5', 'b2', 'c2')], slide('c3', 'd4')],
  [
    'It trades your Tiger (2) for Ann’s Rat (12). Probably in 2 moves: your Tiger takes Ann’s Rat, Ann’s Ox takes your Tiger.',
    calm,
    [slide('a1', 'b2'), slide('e5', 'd4'), jump('c3', 'd4', 'e5'), jump('f6', 'e5', 'd4')],
  ],
  [
    'Ann loses the Rat, worth 12 at home. Then, probably: Ann’s Ox takes your Tiger.',
    hunt,
    [jump('c3', 'd4', 'e5'), jump('f6', 'e5', 'd4')],
    jump('c3', 'b4', 'a5'),
  ],
  [
    'Ann loses the Rat, worth 12 at home. Then Ann must take your Tiger (worth 2).',
    hunt,
    [jump('c3', 'd4', 'e5')],
    jump('c3', 'b4', 'a5'),
  ],
  [
    'It takes your Rat out of reach of Ann’s Tiger. Then the Rat, worth 12, is 3 steps from home.',
    just(['b4', 0, 'Rat'], ['c5', 1, 'Tiger'], ['h8', 1, 'Dog']),
    [slide('b4', 'a5'), slide('h8', 'g7')],
  ],
])('says: %s', (words, of, course, ...others) => {
  expect(said(of, course, ...others)).toBe(words);
});

const risky: Man[] = [['c3', 0, 'Rat'], ['e5', 1, 'Tiger'], ['h8', 1, 'Pig']]; // prettier-ignore

it('says whom the other must take, and whether it can be taken in return', () => {
  expect(said(just(...risky, ['a1', 0, 'Dog']), [slide('c3', 'd4')])).toContain(
    'Then Ann must take your Rat (worth 12).',
  );
  // The Tiger lands on c3, before the Ox.
  expect(said(just(...risky, ['b2', 0, 'Ox']), [slide('c3', 'd4')])).toContain(
    'Then Ann must take your Rat (worth 12), and you can take back.',
  );
});

it('says that all else costs as much or more', () => {
  // The Ox can take the Dog whatever is done; the Rat can come into reach of the Tiger.
  const both = view(['a3', 0, 'Rat'], ['c5', 1, 'Tiger'], ['g5', 0, 'Dog'], ['h6', 1, 'Ox']);
  const [rat, pig] = [slide('a3', 'b4'), slide('g1', 'h2')];
  const costs = 'Every other move lets as clever an animal be taken, or a cleverer one.';
  expect(said(both, [pig], rat)).toBe(`Then Ann must take your Dog (worth 5). ${costs}`);
  expect(said(both, [rat], pig)).not.toContain(costs);
});

it('says of a hint that only loses that all others lose more later', () => {
  const pressed = just(
    ...menOf(0, 'Goat-a3 Pig-c3 Snake-g3 Rat-d4 Horse-f4 Dog-b2 Tiger-d2 Ox-f2 Monkey-a1 Rooster-c1'),
    ...menOf(1, 'Dragon-b8 Pig-f8 Monkey-h8 Rat-a7 Goat-c7 Tiger-f6 Horse-h6 Ox-e5 Snake-g5 Dog-b4'),
  );
  const [first, others] = [slide('d2', 'e3'), [slide('f2', 'e3'), slide('g3', 'h4'), slide('d4', 'c5')]];
  expect(advised(pressed, [first, jump('b4', 'c3', 'd2')], ...others)).toBe(
    'Then, probably: Ann’s Dog takes your Pig. Sooner or later every other move loses more.',
  );
  expect(advised(pressed, [first], ...others)).toContain('Sooner or later every other move loses more.');
  expect(said(pressed, [first], ...others), 'of a move in a list').not.toContain('every other move');
});

it('says of a hint that gives more than it takes what comes in return, or that nothing is better', () => {
  const open = view(['c3', 0, 'Rat'], ['e5', 1, 'Tiger'], ['f2', 0, 'Ox'], ['c7', 1, 'Hare'], ['g7', 0, 'Dog']);
  const gives = [slide('c3', 'd4'), jump('e5', 'd4', 'c3')] as const;
  expect(advised(open, [...gives], slide('g1', 'h2'))).toBe(
    'Then, probably: Ann’s Tiger takes your Rat. Nothing else comes out better, as far as the computer looks (2 moves).',
  );
  const home = (more: CheckersAction[]) => [slide('f2', 'g3'), slide('c7', 'b6'), ...more, slide('g7', 'f8')];
  const waits = [slide('g3', 'f4'), slide('b6', 'a5'), slide('f4', 'g5'), slide('a5', 'b4')];
  expect(advised(open, [...gives, ...home(waits)]), 'the Dog is no return for the Rat').toContain('Nothing else');
  const taking = view(['c3', 0, 'Rat'], ['e5', 1, 'Tiger'], ['f2', 0, 'Ox'], ['h4', 1, 'Rat'], ['g7', 0, 'Dog']);
  const quiet = [slide('g1', 'h2'), slide('h8', 'g7'), slide('f2', 'e3'), slide('g7', 'f6')];
  const later = [slide('e3', 'd4'), slide('h4', 'g3'), jump('h2', 'g3', 'f4')];
  expect(advised(taking, [...gives, ...quiet, ...later])).toBe(
    'Then, probably: Ann’s Tiger takes your Rat. In return, probably in 8 moves: your Pig takes Ann’s Rat.',
  );
  expect(said(taking, [...gives, ...quiet, ...later]), 'of a move in a list').toContain('In return');
  expect(course([...gives, ...quiet, ...later], taking, ['You', 'Ann'])).toBe(
    'your Rat for Ann’s Rat (Ann’s Tiger takes your Rat, 7 moves later your Pig takes Ann’s Rat)',
  );
});

/** From a game: the Tiger that takes the Pig goes home by it, and leaves the other Pig to the Tiger on e1. */
const offer = {
  ...just(
    ...menOf(0, 'Ox-g7 Dog-f6 Dragon-h6 Hare-a5 Rat-a3 Pig-a1 Tiger-e1'),
    ...menOf(1, 'Hare-h8 Dragon-b6 Dog-b4 Tiger-c3 Pig-e3 Ox-f2'),
  ),
  scores: [6, 0],
};

it('says what a move buys that gives an animal away, also where the line ends before that comes', () => {
  const gives = slide('a1', 'b2');
  const buys = 'Probably, after 3 moves, you can take animals worth 7, whatever Ann does.';
  expect(said(offer, [gives, jump('c3', 'b2', 'a1'), slide('e1', 'd2')])).toBe(
    `Then, probably: Ann’s Tiger takes your Pig and comes home (+2). ${buys}`,
  );
  expect(advised(offer, [gives]), 'nothing but the move is known').toContain('you can take animals worth 7');
  expect(said(offer, [gives]), 'of a move at a first look').toBe('Then Ann must take your Pig (worth 7).');
});

it('says first who goes for whom, and what the trade brings beside', () => {
  const open = view(['c3', 0, 'Rooster'], ['e5', 1, 'Goat'], ['b2', 0, 'Ox'], ['h4', 1, 'Dragon']);
  const trade = [slide('c3', 'd4'), jump('e5', 'd4', 'c3'), jump('b2', 'c3', 'd4')] as const;
  const told = 'It trades your Rooster (9) for Ann’s Goat (6) and brings the Ox forward to d4.';
  expect(said(open, [...trade, slide('h8', 'g7')])).toBe(
    `${told} As far as the computer looks, 4 moves, that does not come back.`,
  );
  expect(advised(open, [...trade, slide('h8', 'g7')])).toContain('(4 moves)');
});

/** From a game: with the Rat on d2 the Tiger that stands before it is led away. */
const guarded = {
  ...just(
    ...menOf(0, 'Dog-b4 Hare-h4 Goat-a3 Rooster-c3 Tiger-e3 Pig-g3 Ox-b2 Rat-c1'),
    ...menOf(1, 'Snake-a7 Hare-b6 Horse-d6 Dragon-a5 Tiger-c5 Pig-e5 Rooster-g5 Goat-d4'),
  ),
  scores: [11, 1],
};

it('says of a move that leaves nobody to be taken at once who is lost later, and by which capture', () => {
  const bait = [slide('g5', 'f4'), jump('e3', 'f4', 'g5'), slide('d4', 'e3'), slide('g5', 'h6')] as const;
  expect(said(guarded, [slide('c1', 'd2'), ...bait, jump('e3', 'd2', 'c1')], slide('e3', 'f4'))).toContain(
    'Nobody can be taken at once; later, probably, your Tiger, which guards your Rat, must take Ann’s Rooster (9), then Ann’s Goat takes your Rat (12).',
  );
  // What must be taken is told on from where the line ends.
  expect(said(guarded, [slide('c1', 'd2'), slide('e5', 'f4')], slide('e3', 'f4'))).toBe(
    'Nobody can be taken at once; later, probably, your Pig must take Ann’s Pig (7), then Ann’s Horse takes your Pig (7).',
  );
  language.now = 'zh';
  expect(said(guarded, [slide('c1', 'd2'), slide('e5', 'f4')], slide('e3', 'f4'))).toBe(
    '眼下谁也不会被吃；之后多半是你的猪必须吃Ann的猪（7），然后Ann的马吃你的猪（7）。',
  );
});

it('tells of nothing that is further away than anybody can follow, but first who takes the animal at once', () => {
  const shy = just(
    ...menOf(0, 'Monkey-c3 Ox-a1 Pig-h2 Horse-g1'),
    ...menOf(1, 'Horse-e5 Rat-b8 Tiger-h8 Dragon-g7 Goat-a7'),
  );
  const walk = [slide('h8', 'g7'), slide('a1', 'b2')];
  const long: Course = [slide('c3', 'd4'), jump('e5', 'd4', 'c3'), slide('a1', 'b2'), jump('c3', 'b2', 'a1')];
  const waits = ['h2 g3', 'b8 c7', 'g3 h4', 'c7 b6', 'h4 g5', 'b6 c5', 'g5 h6'].map((way) => {
    const [from = '', to = ''] = way.split(' ');
    return slide(from, to);
  });
  const told = said(shy, [...long, ...waits], ...walk);
  expect(told).toBe(
    'Ann’s Horse can take the Monkey at once. As far as the computer looks, 11 moves, that does not come back.',
  );
});

it('tells no sum of points before anybody of one’s own is home, and says how the game ends where the line does', () => {
  const race = just(['a7', 0, 'Pig'], ['h2', 1, 'Hare'], ['d6', 0, 'Dog'], ['d4', 1, 'Rat']);
  const quiet = [slide('d6', 'c7'), slide('h2', 'g1'), slide('c7', 'd8')] as const;
  expect(said(race, [...quiet])).toContain('Expected in 3 moves: you +5, Ann +11.');
  expect(said(race, [quiet[0], quiet[1]])).not.toContain('Expected');
});

it('says the same of a move of somebody else', () => {
  const theirs = { ...just(['c3', 0, 'Ox'], ['e5', 1, 'Tiger'], ['h8', 1, 'Pig']), mover: 1 };
  const move = { seat: 1, move: '', action: { ...slide('e5', 'd4') } };
  expect(because({ ...move, actions: [] }, theirs, ['You', 'Ann'], [move])).toBe(
    'Then you must take Ann’s Tiger (worth 2).',
  );
});

it('says how long after the one thing the other comes', () => {
  const moves: [CheckersAction, ...CheckersAction[]] = [
    slide('a1', 'b2'),
    jump('c3', 'd4', 'e5'),
    slide('h8', 'g7'),
    jump('f6', 'e5', 'd4'),
  ];
  expect(said(hunt, moves, slide('g1', 'h2'))).toContain(
    'Then, probably: your Tiger takes Ann’s Rat, 2 moves later Ann’s Ox takes your Tiger.',
  );
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(said(view(['a7', 0, 'Hare']), [slide('a7', 'b8')])).toContain('兔到家：+11 分。');
  expect(said(calm, [slide('a1', 'b2'), jump('a5', 'b2', 'c2')])).toContain('之后多半是：Ann的狗吃你的兔。');
});

it('tells a course of moves by what is taken and comes home, whoever makes them', () => {
  const moves = [jump('c3', 'd4', 'e5'), jump('f6', 'e5', 'd4'), slide('a1', 'b2')];
  const swap = 'your Tiger takes Ann’s Rat, then Ann’s Ox takes your Tiger';
  expect(course(moves, hunt, ['You', 'Ann'])).toBe(`your Tiger for Ann’s Rat (${swap})`);
  const slow = [slide('a1', 'b2'), moves[0], slide('h8', 'g7'), slide('g1', 'h2'), jump('f6', 'e5', 'd4')];
  expect(
    course(slow as CheckersAction[], hunt, ['You', 'Ann']),
    'the answer needs no number; what comes long after the dearest is left out',
  ).toBe('your Tiger takes Ann’s Rat');
  expect(course([slide('g1', 'h2'), slide('b4', 'a3'), ...moves.slice(0, 2)], hunt, ['You', 'Ann'])).toBe(
    `your Tiger for Ann’s Rat (in 2 moves ${swap})`,
  );
  expect(course([slide('a7', 'b8')], view(['a7', 0, 'Hare']), ['Ann', 'Bo'])).toBe('Ann’s Hare comes home (+11)');
  const quiet = [slide('a1', 'b2'), slide('b4', 'a3'), slide('b2', 'c1'), slide('a3', 'b4')];
  expect(course(quiet, hunt, ['You', 'Ann'])).toBe('nothing is taken or comes home in 4 moves');
  expect(course(quiet.slice(0, 3), hunt, ['You', 'Ann'])).toBe(''); // that says nothing of what comes then
  language.now = 'zh';
  expect(course([jump('c3', 'd4', 'e5')], hunt, ['你', 'Ann'])).toBe('你的虎吃Ann的鼠');
});

it('says that a course ends the game, and how', () => {
  expect(said(just(['c7', 0, 'Hare'], ['a1', 1, 'Pig']), [slide('c7', 'b8')], slide('c7', 'd8'))).toBe(
    'It brings the Hare home: +11. Then Ann cannot move, and the game ends: you win 15\u00a0to\u00a01.',
  );
  // Taken, as is expected in reply, it would leave You with nothing that moves.
  const lost = just(['d4', 0, 'Tiger'], ['f6', 1, 'Ox']);
  expect(said(lost, [slide('d4', 'e5'), jump('f6', 'e5', 'd4')], slide('d4', 'c5'))).toBe(
    'Then, probably: Ann’s Ox takes your Tiger. Then you cannot move, and the game ends: you win 4\u00a0to\u00a01.',
  );
  expect(said(hunt, [slide('c3', 'd2')], slide('a1', 'b2'))).not.toContain('ends');
  // As the first move alone: the Ox that must take it leaves nothing that could move.
  expect(said(lost, [slide('d4', 'e5')])).toContain('Then Ann must take your Tiger (worth 2).');
  const behind = { ...lost, scores: [1, 4] };
  expect(said(behind, [slide('d4', 'e5')])).toContain('Then Ann can end the game: Ann wins 4\u00a0to\u00a01.');
});

it('tells the jumps of a chain as what they are, one turn', () => {
  const chained = just(['d6', 0, 'Tiger'], ['d4', 0, 'Ox'], ['a1', 0, 'Dog'], ['c7', 1, 'Ox'], ['h8', 1, 'Pig']);
  const line: Course = [slide('a1', 'b2'), jump('c7', 'd6', 'e5'), jump('e5', 'd4', 'c3'), jump('c3', 'b2', 'a1')];
  const all = 'Ann’s Ox takes your Tiger, your Ox and your Dog and comes home (+1)';
  expect(course(line, chained, ['You', 'Ann'])).toBe(all);
  expect(said(chained, line)).toContain(`Then, probably: ${all}.`);
  language.now = 'zh';
  expect(said(chained, line)).toContain('Ann的牛吃你的虎、你的牛和你的狗并到家');
});
