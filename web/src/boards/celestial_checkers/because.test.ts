import { afterEach, expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { animalOf } from './animals';
import { because, course } from './because';
import type { CheckersAction } from './view';

afterEach(() => (language.now = 'en'));

/** Beside these each side has one that can move. */
const view = (...men: [square: string, seat: number, animal: string][]): View =>
  just(...men, ['g1', 0, 'Pig'], ['h8', 1, 'Pig']);
const just = (...men: [square: string, seat: number, animal: string][]): View => ({
  game: 'celestial_checkers',
  phase: 'movement',
  mover: 0,
  chain: null,
  scores: [4, 1],
  board: men.map(([square, seat, animal]) => ({ square, seat, ...animalOf(animal), animal })),
});
const place = (animal: string): CheckersAction => ({ kind: 'place', animal, to: 'c1' });
const slide = (from: string, to: string): CheckersAction => ({ kind: 'slide', from, to });
const jump = (from: string, over: string, to: string): CheckersAction => ({ kind: 'jump', from, over, to });

/** Of a course its first move is advised. */
function said(of: View, [first, ...rest]: [CheckersAction, ...CheckersAction[]], ...others: CheckersAction[]): string {
  const move = moveOf(first);
  const actions = [first, ...rest].map((action) => ({ ...action }));
  return because({ ...move, actions }, of, ['You', 'Ann'], [move, ...others.map(moveOf)]);
}
const moveOf = (action: CheckersAction) => ({ seat: 0, move: '', action: { ...action } });

const hunt = view(['c3', 0, 'Tiger'], ['d4', 1, 'Rat'], ['b4', 1, 'Dog'], ['f6', 1, 'Ox'], ['a1', 0, 'Hare']);
/** Nobody can be taken yet. */
const calm = view(['c3', 0, 'Tiger'], ['e5', 1, 'Rat'], ['a5', 1, 'Dog'], ['f6', 1, 'Ox'], ['a1', 0, 'Hare']);

it.each<[string, View, [CheckersAction, ...CheckersAction[]], ...CheckersAction[]]>([
  ['Only one of the twelve animals can take it.', view(), [place('Ox')], place('Rat')],
  ['Only 2 of the twelve animals can take it.', view(), [place('Tiger')], place('Rat')],
  ['At home it would bring 12 points, and 12 of the twelve animals can take it.', view(), [place('Rat')], place('Ox')],
  ['It brings the Hare home: +11.', view(['a7', 0, 'Hare']), [slide('a7', 'b8')], slide('a7', 'c8')],
  [
    'Of your 2 moves the computer rates this one highest.',
    view(['a7', 1, 'Hare']),
    [slide('a7', 'b8')],
    slide('a7', 'c8'),
  ],
  ['', view(['a7', 1, 'Hare']), [slide('a7', 'b8')]],
  ['Nothing should be taken in reply.', calm, [slide('a1', 'b2'), slide('a5', 'b4')], slide('c3', 'd4')],
  [
    'Nothing should be lost by it in the next 2 moves.',
    calm,
    [slide('a1', 'b2'), slide('a5', 'b4'), slide('b2', 'a3')],
    slide('c3', 'd4'),
  ],
  [
    'Nothing should be lost by it in the next 6 moves.', // what comes after that nobody can follow
    calm,
    [
      slide('a1', 'b2'),
      slide('a5', 'b5'),
      slide('b2', 'b1'),
      slide('b5', 'a5'),
      slide('b1', 'b2'),
      slide('a5', 'b5'),
      slide('b2', 'b1'),
      slide('b5', 'a5'),
      slide('c3', 'd3'),
      jump('f6', 'd3', 'd2'),
    ],
    slide('c3', 'd4'),
  ],
  ['Of your 2 moves the computer rates this one highest.', calm, [slide('a1', 'b2')], slide('c3', 'd4')],
  [
    'Then, probably: Ann’s Dog takes your Hare. Anything else costs more in the end, as the computer sees it.',
    calm,
    [slide('a1', 'b2'), jump('a5', 'b2', 'c2')],
    slide('c3', 'd4'),
  ],
  [
    'Probably in 2 moves: your Tiger takes the Rat, Ann’s Ox takes your Tiger.',
    calm,
    [slide('a1', 'b2'), slide('e5', 'd4'), jump('c3', 'd4', 'e5'), jump('f6', 'e5', 'd4')],
    slide('c3', 'd4'),
  ],
  [
    'No animal that you can take now is cleverer: at home the Rat would bring 12. Then, probably: Ann’s Ox takes your Tiger. Anything else costs more in the end, as the computer sees it.',
    hunt,
    [jump('c3', 'd4', 'e5'), jump('f6', 'e5', 'd4')],
    jump('c3', 'b4', 'a5'),
  ],
  [
    'Your Tiger will probably not be taken back. There must be a capture.',
    hunt,
    [jump('c3', 'd4', 'e5'), slide('b4', 'a3')],
    jump('a1', 'd4', 'e5'),
  ],
  [
    'Then, probably: your Tiger takes the Ox, your Tiger comes home (+2). Expected in 2 moves: you +2, Ann +0.',
    hunt,
    [jump('c3', 'd4', 'e5'), jump('e5', 'f6', 'g8')],
    slide('a1', 'b2'),
  ],
  ['Of your 2 moves the computer rates this one highest.', hunt, [jump('c3', 'd4', 'e5')], slide('a1', 'b2')],
  [
    'It takes your Rat out of reach of Ann’s Tiger. Nothing should be taken in reply.',
    just(['b4', 0, 'Rat'], ['c5', 1, 'Tiger'], ['h8', 1, 'Dog']),
    [slide('b4', 'a5'), slide('h8', 'g7')],
    slide('b4', 'a5'),
  ],
])('says: %s', (words, of, course, ...others) => {
  expect(said(of, course, ...others)).toBe(words);
});

it('says how long after the one thing the other comes', () => {
  const moves: [CheckersAction, ...CheckersAction[]] = [
    slide('a1', 'b2'),
    jump('c3', 'd4', 'e5'),
    slide('h8', 'g7'),
    jump('f6', 'e5', 'd4'),
  ];
  expect(said(hunt, moves, slide('g1', 'h2'))).toContain(
    'Then, probably: your Tiger takes the Rat, 2 moves later Ann’s Ox takes your Tiger.',
  );
});

it('speaks Chinese', () => {
  language.now = 'zh';
  expect(said(view(['a7', 0, 'Hare']), [slide('a7', 'b8')], slide('a7', 'c8'))).toBe('兔到家：+11 分。');
  expect(said(calm, [slide('a1', 'b2'), jump('a5', 'b2', 'c2')])).toBe(
    '之后多半是：Ann的狗吃你的兔。电脑认为，别的走法最后损失更大。',
  );
});

it('tells a course of moves by what is taken and comes home, whoever makes them', () => {
  const moves = [jump('c3', 'd4', 'e5'), jump('f6', 'e5', 'd4'), slide('a1', 'b2')];
  expect(course(moves, hunt, ['You', 'Ann'])).toBe('your Tiger takes Ann’s Rat, then Ann’s Ox takes your Tiger');
  const slow = [slide('a1', 'b2'), moves[0], slide('h8', 'g7'), slide('g1', 'h2'), jump('f6', 'e5', 'd4')];
  expect(course(slow as CheckersAction[], hunt, ['You', 'Ann'])).toBe(
    'in 2 moves your Tiger takes Ann’s Rat, 3 moves later Ann’s Ox takes your Tiger',
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
    'Then Ann cannot move, and the game ends: you win 15\u00a0to\u00a01.',
  );
  // Taken, as is expected in reply, it would leave You with nothing that moves.
  const lost = just(['d4', 0, 'Tiger'], ['f6', 1, 'Ox']);
  expect(said(lost, [slide('d4', 'e5'), jump('f6', 'e5', 'd4')], slide('d4', 'c5'))).toBe(
    'Then, probably: Ann’s Ox takes your Tiger. Then you cannot move, and the game ends: you win 4\u00a0to\u00a01.',
  );
  expect(said(hunt, [slide('c3', 'd2')], slide('a1', 'b2'))).not.toContain('ends');
});
