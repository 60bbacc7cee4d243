// What the pages ask about a game, whatever game it is.
import { catalogueOf, worded } from '../catalogue/catalogues';
import type { Table } from '../wire/protocol';
import { text } from '../words/text';
import * as made from '.';
import type { BoardKind } from './board';
import Generic from './Generic.svelte';

const generic: BoardKind = { board: Generic, layout: 'list', linger: 300, tell: () => [] };

/** What the folder of a game brings; a game without one has the generic board and nothing else. */
export const kindOf = (game: string): BoardKind => (made as Record<string, BoardKind>)[game] ?? generic;

/** The board of a game: the generic one where it has none, or where the board is wanted in words. */
export const boardOf = (game: string, inWords: boolean): BoardKind => (inWords ? generic : kindOf(game));

export const hasOwnBoard = (game: string): boolean => kindOf(game) !== generic;

/** In the language of the page; otherwise as the server calls it. */
export const titleOf = (game: string, given = game): string => kindOf(game).words?.title ?? given;

/** What a seat is called where nobody gave it a name. */
export const nameOfSeat = (game: string, seat: number): string =>
  worded(catalogueOf(game)?.seats?.[seat]) ?? text.seat(seat);

/** Computers have names of their own, except where the sides of the board have. */
export const namesAt = ({ game, seats }: Pick<Table, 'game' | 'seats'>): string[] =>
  seats.map(({ name, who }, seat) => {
    const own = who === 'computer' && !catalogueOf(game)?.seats ? text.computerNames[seat] : undefined;
    return name || (own ?? nameOfSeat(game, seat));
  });
