// A finished game in words.
import { ownSeats } from '../seats/own';
import { calledAt, namesAt, titleOf } from '../boards/games';
import { dayWords, momentWords } from '../words/dates';
import { listOf } from '../words/lists';
import { number } from '../words/numbers';
import { companyOf, type Company, type FinishedGame } from './game';
import { words } from './words';
import { text } from '../words/text';

export const companyInWords = (company: Company): string =>
  typeof company === 'number' ? words.level(company) : words.companies[company];

/** The names of the others, with the levels of computers. */
export function othersInWords(game: FinishedGame): string {
  const names = namesAt(game);
  const company = companyOf(game);
  const others = game.seats.flatMap(({ level, mine }, seat) => {
    if (mine && ownSeats(game.seats).length === 1) return [];
    const name = names[seat] ?? '';
    return company === 'mixed' && level ? [name + text.aside(words.level(level))] : [name];
  });
  const told = others.length ? listOf(others) : words.companies.nobody;
  return typeof company === 'number' ? `${told} · ${words.level(company)}` : told;
}

/** The seats, one's own first. */
function ownFirst({ seats, points }: FinishedGame): number[] {
  const own = ownSeats(seats);
  return [...own, ...[...points.keys()].filter((seat) => !own.includes(seat))];
}

const pointsOf = (game: FinishedGame, seat: number) => number(game.points[seat] ?? 0);

/** The points of all seats, one's own first. */
export const pointsInWords = (game: FinishedGame): string =>
  ownFirst(game)
    .map((seat) => pointsOf(game, seat))
    .join(' : ');

/** The same with the names. */
export function pointsByName(game: FinishedGame): string {
  const names = namesAt(game);
  return listOf(ownFirst(game).map((seat) => `${names[seat] ?? ''} ${pointsOf(game, seat)}`));
}

/** What is particular about it. */
export function marksOf(game: FinishedGame): string[] {
  return [
    ...(game.day ? [words.ofDay(dayWords(game.day))] : []),
    ...(game.replay ? [words.replay] : []),
    ...(!game.day && game.luck && game.luck !== 'earlier' ? [words.luckKnown] : []),
    ...(game.edition ? [words.ownEdition] : []),
  ];
}

/** Everything by which it can be found. */
export const searchedIn = (game: FinishedGame): string[] => [
  titleOf(game.game),
  game.table,
  momentWords(game.at),
  new Date(game.at).toISOString().slice(0, 10),
  ...calledAt(game),
  othersInWords(game),
  companyInWords(companyOf(game)),
  ...marksOf(game),
];
