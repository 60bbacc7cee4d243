import { afterEach, expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import type { Move } from './actions';
import { because } from './because';
import { legal, seat, view } from './testing';
import type { WuXingView } from './view';

afterEach(() => (language.now = 'en'));

const names = ['You', 'Ben'];
const claim = (space: number) => ({ kind: 'claim', space }) as const;
const capture = { kind: 'capture', tile: 'Rat', from: 1 } as const;
const token = (change: '+' | '?') => ({ kind: 'token', die: 4, change }) as const;
const pass = { kind: 'pass' } as const;
const prevent = { kind: 'prevent' } as const;
const allow = { kind: 'allow' } as const;

const wood = (tiles: number, next: number) => seat({ colours: [{ colour: 'Wood', tiles, bonus: 0, next }] });
const animals = (tiles: number) => seat({ families: [{ family: 'animal', tiles, size: 12, bonus: 0, worth: 50 }] });

/** The Tiger and Jia can be claimed, and Ben's Rat captured. */
const shown = (some: Partial<WuXingView> = {}) =>
  view({
    board: [{ tile: 'Tiger', panel: 1, shows: [1] }, null, { tile: 'jia', panel: 3, shows: [3] }],
    gains: { Tiger: 5, jia: 3, Rat: 5 },
    losses: { Rat: 7 },
    ...some,
  });
const ending = (move: string, ...points: number[]) => ({ endings: [{ move, points }] });
const prospect = (move: string, chances: number, brings: Record<string, number> = {}, faces = [5]) => ({
  prospects: [{ move, faces, brings, chances }],
});
/** The reason for the first of the moves. */
const said = (of: View & WuXingView, advised: Move, ...others: Move[]) =>
  legal(0, advised)
    .map((move) => because({ ...move, actions: [] }, of, names, legal(0, advised, ...others)))
    .join();

const six = [1, 2, 3, 4, 5, 6];

it.each<[string, View & WuXingView, Move, ...Move[]]>([
  // What else the same dice would take, and how the tile can be lost again.
  [
    'These dice could take Jia instead, for 3 points. Then others can capture Tiger with 4 and 5, or with 6 and 6.',
    shown(),
    claim(1),
    claim(3),
    pass,
  ],
  [
    'These dice could take Ben’s Rat instead, for 5 points (Ben −7). Then others can capture Tiger with 4 and 5, or with 6 and 6.',
    shown(),
    claim(1),
    claim(3),
    capture,
  ],
  [
    'Then others can capture Tiger with 4 and 5, or with 6 and 6, and you have no token to refuse.',
    shown({ seats: [seat({ tokens: 0 }), seat()] }),
    claim(1),
    pass,
  ],
  [
    '7 of the 12 points are a bonus for 4 Wood. These dice could take Jia instead, for 3 points.',
    shown({ gains: { Tiger: 12, jia: 3 }, seats: [wood(3, 4), seat()] }),
    claim(1),
    claim(3),
    pass,
  ],
  [
    '50 of the 55 points are a bonus for all 12 Animals. Then others can capture Tiger with 4 and 5, or with 6 and 6.',
    shown({ gains: { Tiger: 55 }, seats: [animals(11), seat()] }),
    claim(1),
    pass,
  ],
  [
    'Otherwise Jia may bring Ben the bonus for 3 Wood. These dice could take Tiger instead, for 5 points.',
    shown({ seats: [wood(0, 3), wood(2, 3)] }),
    claim(3),
    claim(1),
  ],
  // It is discarded at the end of the turn.
  [
    'Then others can capture Jia with 1 and 6.',
    shown({ seats: [wood(0, 3), wood(2, 3)], board: [null, null, { tile: 'jia', panel: 4, shows: [5] }] }),
    claim(3),
    pass,
  ],
  // A capture: what its owner may do.
  ['Ben loses 7 points, or Ben spends 1 of 3 tokens to keep it.', shown(), capture, claim(1)],
  [
    'Ben loses 7 points (5 + 2 colour bonus) and has no token to refuse. Then others can capture Rat with 3 and 5, or with 2 and 2.',
    shown({
      seats: [seat(), seat({ tokens: 0, colours: [{ colour: 'Water', tiles: 4, bonus: 7, next: 5 }] })],
    }),
    capture,
    pass,
  ],
  // The end.
  [
    'It ends the game: you win, 58 to 53. These dice could take Jia instead, for 3 points.',
    shown(ending('claim 1', 58, 53)),
    claim(1),
    claim(3),
  ],
  [
    'It ends the game: Ben wins, 53 to 43. These dice could take Jia instead, for 3 points.',
    shown(ending('claim 1', 43, 53)),
    claim(1),
    claim(3),
  ],
  [
    'It ends the game level, 53 to 53. These dice could take Jia instead, for 3 points.',
    shown(ending('claim 1', 53, 53)),
    claim(1),
    claim(3),
  ],
  [
    'It ends the game unless Ben refuses. Ben loses 7 points, or Ben spends 1 of 3 tokens to keep it.',
    shown({ endings: [{ move: 'capture Rat<1', points: null }] }),
    capture,
    pass,
  ],
  // Tokens.
  [
    'It brings Rabbit into reach, for 5 points. Nothing matches these dice.',
    view(prospect('token 4+', 1, { jia: 3, Rabbit: 5 })),
    token('+'),
    pass,
  ],
  [
    'It brings Rabbit into reach, for 9 points. What is in reach now brings 5 points at most.',
    shown(prospect('token 4+', 1, { Rabbit: 9 })),
    token('+'),
    claim(1),
    pass,
  ],
  [
    'It brings Rabbit into reach, for 9 points. It is your last token: from then on nothing of yours can be kept, for at least 4 turns.',
    shown({ ...prospect('token 4+', 1, { Rabbit: 9 }), seats: [seat({ tokens: 1 }), seat()] }),
    token('+'),
    claim(1),
    pass,
  ],
  [
    '4 of the 6 faces bring a tile into reach, at best Rabbit for 5 points. Nothing matches these dice.',
    view(prospect('token 4?', 4, { jia: 3, Rabbit: 5 }, six)),
    token('?'),
    pass,
  ],
  ['It brings no other tile into reach. It leaves you 2 tokens.', view(prospect('token 4+', 0)), token('+'), pass],
  // What could be taken before is nothing new.
  [
    'It brings no other tile into reach. It leaves you 2 tokens.',
    shown(prospect('token 4+', 1, { Tiger: 5 })),
    token('+'),
    claim(1),
    pass,
  ],
  // To pass.
  [
    'A token would bring Rabbit at best, for 5 points. It saves a token, which does not come back. Without a token you can refuse no capture: at least 5 turns are left.',
    view(prospect('token 4+', 1, { jia: 3, Rabbit: 5 })),
    pass,
    token('+'),
  ],
  // A reroll might bring more: then it is not at best.
  [
    'A token would bring Jia, for 3 points; a reroll might bring Rabbit, for 5. It saves a token, which does not come back. Without a token you can refuse no capture: at least 5 turns are left.',
    shown({
      prospects: [
        { move: 'token 4+', faces: [5], brings: { jia: 3 }, chances: 1 },
        { move: 'token 4?', faces: six, brings: { Rabbit: 5 }, chances: 2 },
      ],
    }),
    pass,
  ],
  [
    'Only a reroll might help, at best with Jia for 3 points. It saves the last token, which does not come back. Without a token you can refuse no capture: at least 5 turns are left.',
    view({ ...prospect('token 4?', 2, { jia: 3 }, six), seats: [seat({ tokens: 1 }), seat()] }),
    pass,
    token('?'),
  ],
  // What somebody has may be refused.
  [
    'A token would bring Rat at best, for 5 points, unless Ben refuses. It saves the last token, which does not come back. Without a token you can refuse no capture: at least 5 turns are left.',
    view({ ...prospect('token 4+', 1, { Rat: 5 }), seats: [seat({ tokens: 1 }), seat({ tiles: ['Rat'] })] }),
    pass,
    token('+'),
  ],
  [
    'It brings Rat into reach, for 5 points. Nothing matches these dice.',
    view({ ...prospect('token 4+', 1, { Rat: 5 }), seats: [seat(), seat({ tokens: 0, tiles: ['Rat'] })] }),
    token('+'),
    pass,
  ],
  ['Nothing matches these dice. You keep both tokens.', view({ seats: [seat({ tokens: 2 }), seat()] }), pass],
  ['Nothing matches these dice. You keep all 3 tokens.', view(), pass],
  [
    'Nothing matches these dice. You have no token to change them.',
    view({ seats: [seat({ tokens: 0 }), seat()] }),
    pass,
  ],
  ['Nothing matches these dice. No token brings a tile into reach.', view(prospect('token 4+', 0)), pass, token('+')],
  [
    'Every tile in reach would end the game without you ahead.',
    shown(ending('claim 1', 50, 53)),
    pass,
    claim(1),
    token('+'),
  ],
  ['It leaves Tiger (5) and Jia (3). You keep all 3 tokens.', shown(), pass, claim(3), claim(1)],
  // The answer to a capture.
  [
    'It keeps Rat: otherwise you lose 10 points and Ben gains 7. It leaves you 2 tokens, and Rat can be tried for again with 3 and 5, or with 2 and 2.',
    view({ mover: 1, wanted: { tile: 'Rat', from: 0, gain: 7, loss: 10 } }),
    prevent,
    allow,
  ],
  [
    'You lose 3 points and Ben gains 7. You keep the last token, and Rat can be won back with 3 and 5, or with 2 and 2. Without a token you can refuse no capture: at least 5 turns are left.',
    view({ mover: 1, wanted: { tile: 'Rat', from: 0, gain: 7, loss: 3 }, seats: [seat({ tokens: 1 }), seat()] }),
    allow,
    prevent,
  ],
])('says: %s', (words, of, action, ...others) => {
  expect(said(of, action, ...others)).toBe(words);
});

it.each<[string, View & WuXingView, Move]>([
  [
    'You lose 7 points, or you spend 1 of 2 tokens to keep it.',
    shown({ mover: 1, seats: [seat({ tokens: 2 }), seat()] }),
    { ...capture, from: 0 },
  ],
  [
    'You lose 7 points, or you spend the last token, and can then keep nothing.',
    shown({ mover: 1, seats: [seat({ tokens: 1 }), seat()] }),
    { ...capture, from: 0 },
  ],
  [
    'Then others can capture Tiger with 4 and 5, or with 6 and 6, and Ben has no token to refuse.',
    shown({ mover: 1, seats: [seat(), seat({ tokens: 0 })] }),
    claim(1),
  ],
  [
    'It brings no other tile into reach. It leaves Ben 2 tokens.',
    view({ mover: 1, ...prospect('token 4+', 0) }),
    token('+'),
  ],
  ['Nothing matches these dice. Ben keeps all 3 tokens.', view({ mover: 1 }), pass],
  [
    'Ben loses 3 points and you gain 7. Ben keeps all 3 tokens, and Rat can be won back with 3 and 5, or with 2 and 2. Without a token Ben can refuse no capture: at least 5 turns are left.',
    view({ mover: 0, wanted: { tile: 'Rat', from: 1, gain: 7, loss: 3 } }),
    allow,
  ],
  [
    'It keeps Rat: otherwise Ben loses 10 points and you gain 7. It takes Ben’s last token: from then on nothing of Ben’s can be kept, for at least 5 turns.',
    view({ mover: 0, wanted: { tile: 'Rat', from: 1, gain: 7, loss: 10 }, seats: [seat(), seat({ tokens: 1 })] }),
    prevent,
  ],
])('says of what somebody else does: %s', (words, of, action) => {
  const [move] = legal(1, action);
  if (!move) throw new Error('no move');
  expect(because({ ...move, actions: [] }, of, names, [move])).toBe(words);
});

const rich = (tokens: number) => [seat({ tokens, tiles: ['Rat', 'Tiger'] }), seat()];
const asked = { mover: 1, wanted: { tile: 'Rat', from: 0, gain: 7, loss: 3 } };

// Claims end the game, one a turn at most; or a limit of turns does.
it.each<[string, Partial<WuXingView>, Move]>([
  [
    'Without a token you can refuse no capture: at least 5 turns are left, and 6 of 36 throws take one of your tiles.',
    { seats: rich(2), ...prospect('token 4+', 1, { Rabbit: 5 }) },
    pass,
  ],
  [
    'Without a token you can refuse no capture: at least 2 turns are left, and 6 of 36 throws take one of your tiles.',
    { seats: rich(2), turn: 8, turn_limit: 10, ...prospect('token 4+', 1, { Rabbit: 5 }) },
    pass,
  ],
  // The tile that is let go is at risk no more.
  [
    'Without a token you can refuse no capture: at least 1 turn is left, and 3 of 36 throws take one of your tiles.',
    { seats: rich(2), claims_left: 1, ...asked },
    allow,
  ],
  [
    'It takes your last token: from then on nothing of yours can be kept, for at least 5 turns; 6 of 36 throws take one of your tiles.',
    { seats: rich(1), ...asked },
    prevent,
  ],
  // The last turn.
  [
    'It takes your last token: from then on nothing of yours can be kept.',
    { seats: rich(1), turn: 10, turn_limit: 10, ...asked },
    prevent,
  ],
  [
    'It saves a token, which does not come back.',
    { turn: 10, turn_limit: 10, ...prospect('token 4+', 1, { Rabbit: 5 }) },
    pass,
  ],
])('says what a token is for over the rest of the game: %s', (words, of, move) => {
  expect(said(view(of), move).endsWith(words)).toBe(true);
});

it('says something of every kind of move, in both languages', () => {
  const wanted = { tile: 'Rat', from: 0, gain: 7, loss: 3 };
  const of = shown({ wanted, ...prospect('token 4+', 0) });
  for (const now of ['en', 'zh'] as const) {
    language.now = now;
    for (const move of [claim(1), capture, token('+'), pass, prevent, allow]) expect(said(of, move)).not.toBe('');
  }
});

it('speaks Chinese', () => {
  language.now = 'zh';
  const of = shown({ gains: { Tiger: 12 }, seats: [wood(3, 4), seat()] });
  expect(said(of, claim(1), pass)).toBe('12 分中有 7 分是加分：4 块木牌。之后别人掷出 4 和 5，或 6 和 6 可夺走虎。');
  expect(said(view({ seats: rich(1), ...asked }), prevent)).toContain(
    '最后一个标记，此后再不能保牌：至少还有 5 回合，36 种掷法中有 6 种会夺走You的一块牌。',
  );
});
