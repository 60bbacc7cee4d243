// A table of each game for one person against computers, set up so that a game comes to its end while one waits.
import { readFileSync } from 'node:fs';
import type { NewTable } from '../src/wire/protocol';

export const computer = { who: 'computer', level: 1 } as const;
export const person = { who: 'person' } as const;

// On its usual sheet a game takes an hour.
export const smallSheet = readFileSync(new URL('../../editions/rat_and_dragon.toml', import.meta.url), 'utf8')
  .replace(/^columns = 15/m, 'columns = 6')
  .replace(/^rows = 15/m, 'rows = 6');

export const tables: NewTable[] = [
  { game: 'celestial_checkers', seats: [person, computer], options: { placement: 'random' } },
  { game: 'great_race', seats: [person, computer, computer] },
  { game: 'zodiac', seats: [person, computer, computer], options: { turn_limit: '24' } },
  { game: 'wu_xing', seats: [person, computer], options: { turn_limit: '24' } },
  { game: 'rat_and_dragon', seats: [person, computer], edition: smallSheet },
];
