// What lies before whoever draws: the grid, the moves that the table accepts, and what it tells of the creatures on offer.
import type { LegalMove } from '../../wire/protocol';
import { around, joinedTo } from './shapes';
import {
  bestOf,
  bySquare,
  nameOf,
  numbersOf,
  neighbours,
  numberOf,
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

/** Those on offer that can be chosen. */
export const ableOn = ({ legal, offer }: Desk): Value[] =>
  offer.filter(({ number }) => legal.some((move) => numberOf(move) === number));

/** Why this one cannot lie on an empty square at all. */
export function closedOn(desk: Desk, { prospects }: Value, square: string): 'closed' | 'beside' | 'small' | null {
  if (prospects?.beside.includes(square)) return deadOn(desk).has(square) ? 'closed' : 'beside';
  return roomOf(desk, prospects).has(square) ? null : 'small';
}

/** Who brings the most of those that can lie on a square. */
export function likeliestOn(desk: Desk, able: Value[], square: string): Value | undefined {
  const change = ({ prospects }: Value) => {
    const alone = prospects?.alone;
    return (bestOf(touchedBy([square], prospects), alone) ?? alone)?.change ?? 0;
  };
  return able
    .filter((value) => closedOn(desk, value, square) === null)
    .sort((one, other) => change(other) - change(one))[0];
}

export type Sheet = Pick<Desk, 'grid' | 'creatures'>;

/** The creatures that one of this number, lying on a square, would touch against the rules. */
export const blockersOf = ({ grid, creatures }: Sheet, number: number, square: string): Creature[] => {
  const beside = new Set(neighbours(grid, square));
  return creatures.filter((one) => one.number % 2 === number % 2 && one.squares.some((other) => beside.has(other)));
};

/** The sheet with what is drawn on it, paired with a creature of it, or not. */
export function drawnOn({ grid, creatures }: Sheet, number: number, squares: string[], partner?: string | null): Sheet {
  const [first] = squares;
  if (first === undefined) return { grid, creatures };
  const drawn = { number, squares, creature: nameOf(number), first, partner: partner ?? null, points: null };
  const others = creatures.map((one) => (one.first === partner ? { ...one, partner: first } : one));
  return { grid, creatures: [...others, drawn] };
}

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
export const besideKind = ({ grid, creatures }: Sheet, odd: boolean): ReadonlySet<string> =>
  new Set(
    creatures.filter(({ number }) => (number % 2 === 1) === odd).flatMap(({ squares }) => [...around(grid, squares)]),
  );

/** The empty squares that are closed to both kinds: nothing will ever be drawn there. */
export function deadOn(sheet: Sheet): ReadonlySet<string> {
  const [odd, even, taken] = [besideKind(sheet, true), besideKind(sheet, false), bySquare(sheet.creatures)];
  return new Set([...odd].filter((square) => even.has(square) && !taken.has(square)));
}

/** The squares on which an odd creature, or an even one, can still be drawn, by areas that hang together. */
export function areasOf(sheet: Sheet, odd: boolean): string[][] {
  const [taken, closed] = [bySquare(sheet.creatures), besideKind(sheet, odd)];
  const rest = new Set(
    rowsOf(sheet.grid)
      .flat()
      .filter((square) => !taken.has(square) && !closed.has(square)),
  );
  const areas: string[][] = [];
  while (rest.size) {
    const area = joinedTo(sheet.grid, [...rest]);
    for (const square of area) rest.delete(square);
    areas.push(area);
  }
  return areas;
}

/** The most squares that hang together and are free for an odd creature, and for an even one. */
export function freeAreas(sheet: Sheet): { odd: string[]; even: string[] } {
  const largest = (odd: boolean) =>
    areasOf(sheet, odd).reduce((best, area) => (area.length > best.length ? area : best), []);
  return { odd: largest(true), even: largest(false) };
}

/** The smallest number of a kind that a gap of this size is too small for; null where all fit. */
export const tooSmall = (odd: boolean, size: number): number | null =>
  numbersOf(odd).find((number) => number > size) ?? null;

/** Those of some squares which a creature of this number closes that are closed to the other kind already. */
export function killedOf(sheet: Sheet, number: number, closes: ReadonlySet<string>): ReadonlySet<string> {
  const other = besideKind(sheet, number % 2 === 0);
  return new Set([...closes].filter((square) => other.has(square)));
}
