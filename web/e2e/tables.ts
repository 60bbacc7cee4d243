// A table of every game for one person against computers, set up so that a game comes to its end while one waits.
import { readFileSync } from 'node:fs';
import type { Hello, NewTable } from '../src/wire/protocol';

export const computer = { who: 'computer', level: 1 } as const;
export const person = { who: 'person' } as const;

const printed = (game: string) => readFileSync(new URL(`../../editions/${game}.toml`, import.meta.url), 'utf8');

// On its usual sheet a game takes an hour.
export const smallSheet = printed('rat_and_dragon')
  .replace(/^columns = 15/m, 'columns = 6')
  .replace(/^rows = 15/m, 'rows = 6');

/** Half of the way. */
export const shortTrack = printed('great_race')
  .replace(/^finish = 30/m, 'finish = 16')
  .replace(/^river = 15/m, 'river = 8');

/** Games that are shorter, or have other company, than is usual. */
const special: NewTable[] = [
  { game: 'celestial_checkers', seats: [person, computer], options: { placement: 'random' } },
  { game: 'great_race', seats: [person, computer, computer] },
  { game: 'zodiac', seats: [person, computer, computer], options: { turn_limit: '24' } },
  { game: 'wu_xing', seats: [person, computer], options: { turn_limit: '24' } },
  { game: 'rat_and_dragon', seats: [person, computer], edition: smallSheet },
];

const { games } = JSON.parse(
  readFileSync(new URL('../../src/server/hello.golden.json', import.meta.url), 'utf8'),
) as Hello;

/** By game, in English. */
export const titles = new Map(games.map(({ id, title }) => [id, title]));

export const tables: NewTable[] = games.map(
  ({ id, usual_seats }) =>
    special.find(({ game }) => game === id) ?? {
      game: id,
      seats: [person, ...Array.from({ length: usual_seats - 1 }, () => computer)],
    },
);
