// What lies before whoever draws: the grid, the moves that the table accepts, and what it tells of the creatures on offer.
import type { LegalMove } from '../../wire/protocol';
import { around, joinedTo } from './shapes';
import {
  bySquare,
  neighbours,
  rowsOf,
  type Creature,
  type Drawing,
  type Grid,
  type Prospect,
  type Prospects,
  type Value,
} from './view';

export interface Desk {
  grid: Grid;
  /** Whose sheet lies here; null where nobody may draw. */
  seat: number | null;
  /** Changes when it is another round, or another sheet. */
  page: string;
  legal: LegalMove[];
  offer: Value[];
  /** What the table has of it already: in ink. */
  drawing: Drawing | null;
  /** Those on the sheet. */
  creatures: Creature[];
}

/** The squares on which this round's creature can lie, with those that it has. */
export const roomOf = ({ drawing }: Desk, prospects: Prospects | null): ReadonlySet<string> =>
  new Set(drawing ? [...drawing.room, ...drawing.squares] : prospects?.room);

/** The squares that can be drawn next, beside what is drawn; all of the room where that is nothing. */
export function reachOf({ grid }: Desk, squares: readonly string[], room: ReadonlySet<string>): ReadonlySet<string> {
  if (squares.length === 0) return room;
  const beside = around(grid, squares);
  return new Set([...room].filter((square) => beside.has(square)));
}

/** The empty squares on which it cannot lie. */
export function barredOn({ grid, creatures }: Desk, room: ReadonlySet<string>): ReadonlySet<string> {
  const taken = bySquare(creatures);
  return new Set(
    rowsOf(grid)
      .flat()
      .filter((square) => !room.has(square) && !taken.has(square)),
  );
}

/** The creatures that it touches and could be paired with, best first. */
export function touchedBy(squares: readonly string[], prospects: Prospects | null): Prospect[] {
  const own = new Set(squares);
  return (prospects?.partners ?? [])
    .filter((one) => one.squares.some((square) => own.has(square)))
    .sort((one, other) => other.change - one.change);
}

export type Sheet = Pick<Desk, 'grid' | 'creatures'>;

/** The creatures that one of this number, lying on a square, would touch against the rules. */
export const blockersOf = ({ grid, creatures }: Sheet, number: number, square: string): Creature[] => {
  const beside = new Set(neighbours(grid, square));
  return creatures.filter((one) => one.number % 2 === number % 2 && one.squares.some((other) => beside.has(other)));
};

/** The sheet with what is being drawn on it. */
export const drawnOn = ({ grid, creatures }: Sheet, number: number, squares: string[]): Sheet => {
  const drawn = { number, squares, creature: '', first: squares[0] ?? '', partner: null, points: null };
  return { grid, creatures: squares.length ? [...creatures, drawn] : creatures };
};

/** The squares that a drawing closes to its kind. */
export function closedBy(
  { grid, creatures }: Sheet,
  squares: readonly string[],
  prospects: Prospects | null,
): ReadonlySet<string> {
  const closed = new Set(prospects?.beside);
  const taken = bySquare(creatures);
  return new Set([...around(grid, squares)].filter((square) => !closed.has(square) && !taken.has(square)));
}

/** The squares beside creatures of one kind. */
const besideKind = ({ grid, creatures }: Sheet, odd: boolean): ReadonlySet<string> =>
  new Set(
    creatures.filter(({ number }) => (number % 2 === 1) === odd).flatMap(({ squares }) => [...around(grid, squares)]),
  );

/** The empty squares that are closed to both kinds: nothing will ever be drawn there. */
export function deadOn(sheet: Sheet): ReadonlySet<string> {
  const [odd, even, taken] = [besideKind(sheet, true), besideKind(sheet, false), bySquare(sheet.creatures)];
  return new Set([...odd].filter((square) => even.has(square) && !taken.has(square)));
}

/** The most squares that hang together and are free for an odd creature, and for an even one. */
export function freeAreas(sheet: Sheet): { odd: string[]; even: string[] } {
  const taken = bySquare(sheet.creatures);
  const largest = (odd: boolean): string[] => {
    const closed = besideKind(sheet, odd);
    let rest = rowsOf(sheet.grid)
      .flat()
      .filter((square) => !taken.has(square) && !closed.has(square));
    let best: string[] = [];
    while (rest.length > best.length) {
      const area = joinedTo(sheet.grid, rest);
      if (area.length > best.length) best = area;
      const own = new Set(area);
      rest = rest.filter((square) => !own.has(square));
    }
    return best;
  };
  return { odd: largest(true), even: largest(false) };
}

/** So little is empty that the sheet may soon have no room. */
export const isTight = ({ columns, rows }: Grid, empty: number): boolean => empty <= columns * rows * 0.27;

/** Those of some squares which a creature of this number closes that are closed to the other kind already. */
export function killedOf(sheet: Sheet, number: number, closes: ReadonlySet<string>): ReadonlySet<string> {
  const other = besideKind(sheet, number % 2 === 0);
  return new Set([...closes].filter((square) => other.has(square)));
}
