// A finished game as this browser's record keeps it, and how it went for whoever played it here.
import { winnersOf } from '../screens/ranking';
import { ownSeats } from '../seats/own';
import type { Chance, Ending, Table } from '../wire/protocol';

export interface Sitter {
  who: 'person' | 'computer';
  level?: number;
  policy?: string;
  name?: string;
  mine?: true;
}

export interface FinishedGame {
  table: string;
  game: string;
  /** When it was first seen to be over: milliseconds since 1970. */
  at: number;
  options: Record<string, string>;
  edition?: 'own';
  seats: Sitter[];
  points: number[];
  returns: number[];
  ending?: Ending;
  /** Why its luck was not verifiable. */
  luck?: NonNullable<Chance['chosen']>;
  /** The day whose deal it was. */
  day?: string;
  /** It was not the first with that deal at its level. */
  replay?: true;
}

/** The deal of a day that a table was opened with. */
export type Dealt = Pick<FinishedGame, 'day' | 'replay'>;

export function gameAt(table: Table, dealt: Dealt = {}, at = Date.now()): FinishedGame {
  const { options, edition, seats, points, returns = [], ending, chance } = table;
  return {
    table: table.table,
    game: table.game,
    at,
    options,
    ...(edition ? { edition } : {}),
    seats: seats.map(({ who, level, policy, name, mine }) => ({
      who,
      ...(policy ? { policy } : {}),
      ...(who === 'computer' && level ? { level } : {}),
      ...(name ? { name } : {}),
      ...(mine ? { mine } : {}),
    })),
    points,
    returns,
    ...(ending ? { ending } : {}),
    ...(chance.chosen ? { luck: chance.chosen } : {}),
    ...dealt,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = <T>(value: unknown, is: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(is);
const isOr = <T>(value: unknown, is: (one: unknown) => one is T): value is T | undefined =>
  value === undefined || is(value);

const isSitter = (value: unknown): value is Sitter =>
  isObject(value) &&
  (value.who === 'person' || value.who === 'computer') &&
  isOr(value.level, isNumber) &&
  isOr(value.policy, isText) &&
  isOr(value.name, isText);

const isEnding = (value: unknown): value is Ending =>
  isObject(value) && ['flag', 'resigned', 'agreed'].includes(String(value.kind)) && isOr(value.seats, isNumbers);

function isNumbers(value: unknown): value is number[] {
  return isList(value, isNumber);
}

/** A game that came from a file or from what the browser keeps; null where something of it is missing or damaged. */
export function gameFrom(value: unknown): FinishedGame | null {
  if (!isObject(value)) return null;
  const { table, game, at, options, seats, points, returns, ending, luck, day } = value;
  const sound =
    isText(table) &&
    /^[\w-]+$/.test(table) &&
    isText(game) &&
    isNumber(at) &&
    Math.abs(at) < 8.64e15 &&
    isObject(options) &&
    Object.values(options).every(isText) &&
    isList(seats, isSitter) &&
    isNumbers(points) &&
    isNumbers(returns) &&
    isOr(ending, isEnding) &&
    isOr(luck, isText) &&
    isOr(day, isText);
  return sound ? (value as unknown as FinishedGame) : null;
}

/** What part of the win came to a seat: 1, a share of it where several won, or 0. Where all are tied, everybody has a share. */
export function shareOf({ seats, returns }: Pick<FinishedGame, 'seats' | 'returns'>, seat: number): number {
  const winners = winnersOf(seats.length, returns);
  if (winners.length === 0) return 1 / seats.length;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

export type Outcome = 'won' | 'shared' | 'lost' | 'finished';

/** How it went for the seats of this browser. Alone there is nobody to win against. */
export function outcomeOf(game: Pick<FinishedGame, 'seats' | 'returns'>): Outcome {
  if (game.seats.length < 2) return 'finished';
  const best = Math.max(0, ...ownSeats(game.seats).map((seat) => shareOf(game, seat)));
  return best === 1 ? 'won' : best > 0 ? 'shared' : 'lost';
}

/** Against whom: computers of one level, of several, or people. */
export type Company = number | 'mixed' | 'people' | 'nobody';

export function companyOf({ seats }: Pick<FinishedGame, 'seats'>): Company {
  const others = seats.filter(({ mine }) => !mine);
  if (others.length === 0) return 'nobody';
  if (others.some(({ who }) => who === 'person')) return 'people';
  const [level, ...more] = new Set(others.map(({ level }) => level ?? 0));
  return more.length || !level ? 'mixed' : level;
}
