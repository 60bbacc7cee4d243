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
  ['It brings more points than anything else in reach.', shown(), claim(1), claim(3), pass],
  ['Nothing else in reach brings more points.', shown({ losses: { Rat: 0 } }), claim(1), claim(3), capture],
  [
    'The capture of Rat would bring 5 and cost Ben 7, but Ben has a token to refuse it.',
    shown(),
    claim(1),
    claim(3),
    capture,
  ],
  [
    'The capture of Rat would bring 5 and cost Ben 7.',
    shown({ seats: [seat(), seat({ tokens: 0 })] }),
    claim(1),
    capture,
  ],
  [
    'Ben would lose 7 points. What both gain and lose together is more than with anything else in reach.',
    shown({ gains: { Tiger: 6, jia: 3, Rat: 5 } }),
    capture,
    claim(1),
  ],
  [
    'Ben would lose 7 points (5 + 2 colour bonus). It brings more points than anything else in reach.',
    shown({
      gains: { jia: 3, Rat: 5 },
      seats: [seat(), seat({ colours: [{ colour: 'Water', tiles: 4, bonus: 7, next: 5 }] })],
    }),
    capture,
    claim(3),
  ],
  [
    'Nothing else brings more without a token.',
    shown(prospect('token 4+', 1, { Rabbit: 9 })),
    claim(1),
    claim(3),
    token('+'),
  ],
  [
    'It brings the end nearer, and you are ahead. The capture of Rat would bring 5 and cost Ben 7, but Ben has a token to refuse it.',
    shown({ seats: [seat({ points: 9 }), seat({ points: 3 })] }),
    claim(3),
    capture,
  ],
  [
    'The capture of Rat would bring 5 and cost Ben 7, but Ben has a token to refuse it.',
    shown({ seats: [seat({ points: 3 }), seat({ points: 9 })] }),
    claim(3),
    capture,
  ],
  ['Tiger would bring 5 now; the computer prefers this one for what may follow.', shown(), claim(3), claim(1)],
  // The end comes as near with any other claim.
  [
    'Tiger would bring 5 now; the computer prefers this one for what may follow.',
    shown({ seats: [seat({ points: 9 }), seat({ points: 3 })] }),
    claim(3),
    claim(1),
  ],
  [
    'You lose 8 points with it. The computer counts your last token for more: the tile that it keeps can be tried for again next turn.',
    view({
      wanted: { tile: 'Wood', from: 0, gain: 8, loss: 8 },
      seats: [seat({ tokens: 1, tiles: ['Wood'] }), seat()],
    }),
    allow,
    prevent,
  ],
  ['', shown(), claim(1), pass],
  [
    '7 of the points are a bonus for 4 Wood.',
    shown({ gains: { Tiger: 12 }, seats: [wood(3, 4), seat()] }),
    claim(1),
    pass,
  ],
  [
    '50 of the points are a bonus for all 12 Animals.',
    shown({ gains: { Tiger: 55 }, seats: [animals(11), seat()] }),
    claim(1),
    pass,
  ],
  ['If Ben takes Jia, Ben gets the bonus for 3 Wood.', shown({ seats: [wood(0, 3), wood(2, 3)] }), claim(3), claim(1)],
  [
    '',
    shown({ seats: [wood(0, 3), wood(2, 3)], board: [null, null, { tile: 'jia', panel: 4, shows: [5] }] }),
    claim(3),
    pass,
  ],
  ['Ben would lose 7 points.', shown(), capture, pass],
  [
    'Ben would lose 7 points. Ben has no token left to prevent it.',
    shown({ seats: [seat(), seat({ tokens: 0 })] }),
    capture,
    pass,
  ],
  ['It ends the game with you ahead, 58 to 53.', shown(ending('claim 1', 58, 53)), claim(1), pass],
  ['It ends the game, and Ben would win, 53 to 43.', shown(ending('claim 1', 43, 53)), claim(1), pass],
  [
    'It ends the game, and Ben would win, 53 to 43. It brings more points than anything else in reach.',
    shown(ending('claim 1', 43, 53)),
    claim(1),
    claim(3),
  ],
  ['It ends the game, shared with Ben at 53 points.', shown(ending('claim 1', 53, 53)), claim(1), pass],
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
    '4 of the 6 faces bring a tile into reach, at best Rabbit for 5 points. Nothing matches these dice.',
    view(prospect('token 4?', 4, { jia: 3, Rabbit: 5 }, six)),
    token('?'),
    pass,
  ],
  ['', view(prospect('token 4+', 0)), token('+'), pass],
  [
    'A token would bring only Jia, for 3 points. The computer counts a token for more: the tile can be taken again, the token does not come back.',
    view(prospect('token 4+', 1, { jia: 3 })),
    pass,
    token('+'),
  ],
  [
    'A token would bring Rabbit at best, for 5 points. The computer counts a token for more: the tile can be taken again, the token does not come back.',
    view(prospect('token 4+', 1, { jia: 3, Rabbit: 5 })),
    pass,
    token('+'),
  ],
  [
    'A token would bring only Jia, for 3 points. The computer counts a token for more: the tile can be taken again, the token does not come back.',
    view({ ...prospect('token 4+', 1, { jia: 3 }), seats: [seat({ tiles: ['jia', 'Tiger'] }), seat()] }),
    pass,
    token('+'),
  ],
  [
    'Only a reroll might help, at best with Rabbit for 5 points. The computer counts a token for more: the tile can be taken again, the token does not come back.',
    view(prospect('token 4?', 2, { jia: 3, Rabbit: 5 }, six)),
    pass,
    token('?'),
  ],
  ['Nothing matches these dice. You keep your 3 tokens.', view(), pass],
  ['Nothing matches these dice. No token brings a tile into reach.', view(prospect('token 4+', 0)), pass, token('+')],
  [
    'Every tile in reach would end the game without you ahead.',
    shown(ending('claim 1', 50, 53)),
    pass,
    claim(1),
    token('+'),
  ],
  [
    'Of what is in reach Tiger brings most, 5 points. The computer expects more from waiting.',
    shown(),
    pass,
    claim(1),
    claim(3),
  ],
  ['You would lose 10 points with it.', view({ wanted: { tile: 'Rat', from: 0, gain: 7, loss: 10 } }), prevent, allow],
  [
    'You lose 3 points with it. The computer counts a token for more: the tile that it keeps can be tried for again next turn.',
    view({ wanted: { tile: 'Rat', from: 0, gain: 7, loss: 3 } }),
    allow,
    prevent,
  ],
])('says: %s', (words, of, action, ...others) => {
  expect(said(of, action, ...others)).toBe(words);
});

it('speaks Chinese', () => {
  language.now = 'zh';
  const of = shown({ gains: { Tiger: 12 }, seats: [wood(3, 4), seat()] });
  expect(said(of, claim(1), pass)).toBe('其中 7 分是加分：4 块木牌。');
});
