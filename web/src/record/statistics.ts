// What a record of games says about whoever played them.
import { groupsOf } from '../catalogue/groups';
import { ownSeats } from '../seats/own';
import { companyOf, shareOf, type Company, type FinishedGame } from './game';

/** Luck that somebody at the table may have known beforehand. */
const known = ['seed', 'deal', 'record', 'known'];

/** One seat of one's own, and luck that nobody knew: other games are in the list, but they say little about who played. */
export const counts = (game: FinishedGame): boolean =>
  ownSeats(game.seats).length === 1 && (game.day ? !game.replay : !known.includes(game.luck ?? ''));

export interface Filter {
  game?: string | undefined;
  company?: Company | undefined;
  seats?: number | undefined;
  /** `2026-11`. */
  month?: string | undefined;
}

/** The month in which it ended, by the clock of this browser. */
export function monthOf({ at }: Pick<FinishedGame, 'at'>): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}

const fits = (wanted: unknown, has: unknown) => wanted === undefined || wanted === has;

export const filtered = (games: readonly FinishedGame[], { game, company, seats, month }: Filter): FinishedGame[] =>
  games.filter(
    (one) =>
      fits(game, one.game) &&
      fits(company, companyOf(one)) &&
      fits(seats, one.seats.length) &&
      fits(month, monthOf(one)),
  );

export interface Statistics {
  games: number;
  won: number;
  shared: number;
  /** Wins, shared ones in part, by what a player who is as good as the others would have had; null where nobody can win. */
  share: number | null;
  /** The most points in one game; null where no game has points. */
  best: number | null;
}

export function statisticsOf(games: readonly FinishedGame[]): Statistics {
  const sum = { games: games.length, won: 0, shared: 0 };
  let [wins, even] = [0, 0];
  let best: number | null = null;
  for (const game of games) {
    const [own = 0] = ownSeats(game.seats);
    const points = game.points[own];
    if (points !== undefined) best = Math.max(best ?? points, points);
    if (game.seats.length < 2) continue;
    const share = shareOf(game, own);
    wins += share;
    even += 1 / game.seats.length;
    if (share === 1) sum.won += 1;
    else if (share > 0) sum.shared += 1;
  }
  return { ...sum, share: even ? wins / even : null, best };
}

export interface Row<Key> extends Statistics {
  key: Key;
}

/** The same for each group of games, in the order of the keys. */
export function grouped<Key extends string | number>(
  games: readonly FinishedGame[],
  keyOf: (game: FinishedGame) => Key,
  order: (one: Key, other: Key) => number,
): Row<Key>[] {
  return [...groupsOf(games, keyOf)]
    .map(([key, of]) => ({ key, ...statisticsOf(of) }))
    .sort((a, b) => order(a.key, b.key));
}

const ranks: Company[] = ['mixed', 'people', 'nobody'];
const rankOf = (company: Company) => (typeof company === 'number' ? company : 1000 + ranks.indexOf(company));

/** Levels, weakest first, then other company. */
export const byCompany = (one: Company, other: Company): number => rankOf(one) - rankOf(other);

/** Every word of a search is in one of the texts, whatever its case. */
export function matches(search: string, texts: readonly string[]): boolean {
  const all = texts.join('\n').toLocaleLowerCase();
  const words = search.toLocaleLowerCase().split(/\s+/);
  return words.every((word) => all.includes(word));
}
