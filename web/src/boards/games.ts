// What the pages ask about a game, whatever game it is.
import { ownSeats } from '../seats/own';
import { catalogueOf, worded } from '../catalogue/catalogues';
import type { Table } from '../wire/protocol';
import { text } from '../words/text';
import * as made from '.';
import type { BoardKind, Parts } from './board';
import { generic, partsOf } from './parts.svelte';

/** What the folder of a game brings; a game without one has the generic board and nothing else. */
export const kindOf = (game: string): BoardKind => (made as Record<string, BoardKind>)[game] ?? generic;

/** What explains a decision in a game; nothing until it has been fetched. */
export const reasonsOf = (game: string): Omit<Parts, 'Board'> => partsOf(kindOf(game)) ?? {};

/** The board of a game: the generic one where it has none, or where the board is wanted in words. */
export const boardOf = (game: string, inWords: boolean): BoardKind => (inWords ? generic : kindOf(game));

export const hasOwnBoard = (game: string): boolean => kindOf(game) !== generic;

/** In the language of the page; otherwise as the server calls it. */
export const titleOf = (game: string, given = game): string => kindOf(game).words?.title ?? given;

/** What a seat is called where nobody gave it a name. */
export const nameOfSeat = (game: string, seat: number): string =>
  worded(catalogueOf(game)?.seats?.[seat]) ?? text.seat(seat);

type Seated = Pick<Table, 'game' | 'seats'>;

/** The seat of the one person at this screen; -1 where there is none, or several. */
function onlyOwn({ seats }: Seated): number {
  const own = ownSeats(seats);
  return own.length === 1 ? (own[0] ?? -1) : -1;
}

/**
 * The names on the plates. Without one that was given, computers have names of their own and the one person at this screen is "You",
 * except where the sides of the board have names, by which they are found there.
 */
export function namesAt(table: Seated): string[] {
  const { game, seats } = table;
  const sides = catalogueOf(game)?.seats;
  const own = onlyOwn(table);
  return seats.map(({ name, who }, seat) => {
    if (name || sides) return name || nameOfSeat(game, seat);
    if (seat === own) return text.you;
    return (who === 'computer' ? text.computerNames[seat] : undefined) ?? nameOfSeat(game, seat);
  });
}

/** The names in sentences: the one person at this screen is "You" there, whatever their name. */
export function calledAt(table: Seated): string[] {
  const own = onlyOwn(table);
  return namesAt(table).map((name, seat) => (seat === own ? text.you : name));
}
