// The games as a newcomer meets them: what each is called, what it is in one line, how many usually play it, and how long.
import type { GameSpec } from '../wire/protocol';
import { catalogue } from '../words/catalogue.svelte';

const words = catalogue(
  {
    celestial_checkers: {
      title: 'Celestial Checkers',
      line: 'Bring your cleverest animals across the board, past the strong ones.',
    },
    great_race: {
      title: 'The Great Race',
      line: 'Choose in secret, all at once, and be first across the river.',
    },
    zodiac: {
      title: 'Zodiac',
      line: 'Gather all twelve signs before anybody else does.',
    },
    wu_xing: {
      title: 'Wu Xing',
      line: 'Throw two dice, claim tiles, and take the best from your neighbours.',
    },
    rat_and_dragon: {
      title: 'The Rat and the Dragon',
      line: 'Draw the creatures that the dice bring, and find each a partner.',
    },
    seats: (least: number, most: number) => (least === most ? `${least} players` : `${least} to ${most} players`),
    minutes: (minutes: number) => `about ${minutes} min`,
  },
  {
    celestial_checkers: { title: '天棋', line: '绕过强者，把最聪明的动物送到对岸。' },
    great_race: { title: '生肖大赛跑', line: '暗中同时出牌，抢先游过大河。' },
    zodiac: { title: '十二生肖', line: '抢在别人之前集齐十二个生肖。' },
    wu_xing: { title: '五行', line: '掷两颗骰子取牌，还能夺走邻座的好牌。' },
    rat_and_dragon: { title: '鼠与龙', line: '画下骰子带来的动物，给每一只找个伴。' },
    seats: (least, most) => (least === most ? `${least} 人` : `${least}–${most} 人`),
    minutes: (minutes) => `约 ${minutes} 分钟`,
  },
);

interface Known {
  /** As many seats as the game is usually played with. */
  seats: number;
  minutes: number;
}

const known = {
  celestial_checkers: { seats: 2, minutes: 30 },
  great_race: { seats: 4, minutes: 45 },
  zodiac: { seats: 4, minutes: 20 },
  wu_xing: { seats: 3, minutes: 30 },
  rat_and_dragon: { seats: 2, minutes: 30 },
} satisfies Record<string, Known>;

export type KnownGame = keyof typeof known;

export const isKnown = (game: string): game is KnownGame => game in known;

/** In the language of the page; a game that is not among the five has the name that the server gives it. */
export const titleOf = (game: string, given = game): string => (isKnown(game) ? words[game].title : given);

export const lineOf = (game: string): string => (isKnown(game) ? words[game].line : '');

export const playersOf = ({ min_seats, max_seats }: GameSpec): string => words.seats(min_seats, max_seats);

export const lengthOf = (game: string): string => (isKnown(game) ? words.minutes(known[game].minutes) : '');

export function usualSeats(game: Pick<GameSpec, 'id' | 'min_seats' | 'max_seats'>): number {
  const wanted = isKnown(game.id) ? known[game.id].seats : game.min_seats;
  return Math.min(game.max_seats, Math.max(game.min_seats, wanted));
}
