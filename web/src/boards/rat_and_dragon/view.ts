// The types of the view of The Rat and the Dragon, and the squares of a sheet: a1 at the top left, rows counted downwards.
import { componentsOf } from '../../wire/hello.svelte';
import type { Action, LegalMove, Step, View } from '../../wire/protocol';
import type { Arrow } from '../board';

export interface Creature {
  number: number;
  creature: string;
  /** Its first square in reading order, by which the rules name it. */
  first: string;
  squares: string[];
  /** The first square of the creature that it is paired with, and what the pair scores. */
  partner: string | null;
  points: number | null;
}

export interface Sheet {
  seat: number;
  /** Has not finished this round. */
  drawing: boolean;
  done: boolean;
  creatures: Creature[];
  pairs: number;
  pair_points: number;
  /** The sum of the numbers of creatures without a partner. */
  unpaired: number;
  empty: number;
  /** What is subtracted from the pair points. */
  costs: { unpaired: number; penalty: number; empty: number };
  score: number;
}

/** A creature that the one on offer can be paired with. */
export interface Prospect {
  first: string;
  /** The squares that touch it: covering one of them makes the pair possible. */
  squares: string[];
  /** What the pair scores, by how much the cost of unpaired creatures falls, and the change of the whole score. */
  points: number;
  lifts: number;
  change: number;
}

/** What the viewer can do with a creature on offer. */
export interface Prospects {
  /** The squares on which it can come to lie. */
  room: string[];
  /** The empty squares that are closed to it by creatures of its kind; those that touch its own will be closed to its kind. */
  beside: string[];
  partners: Prospect[];
  /** Without a pair: what it adds to the cost of unpaired creatures, and the change of the whole score. */
  alone: { costs: number; change: number };
}

/** A creature on offer. */
export interface Value {
  number: number;
  creature: string;
  /** Where it comes from: the sum of the pair, the other die, both, or the card. */
  of: 'pair' | 'other' | 'both' | 'card';
  /** While the viewer draws. */
  prospects: Prospects | null;
}

/** What the table has of the viewer's creature of this round. */
export interface Drawing {
  number: number;
  creature: string;
  left: number;
  squares: string[];
  /** The squares that the rest of it can use. */
  room: string[];
  partner: string | null;
}

export interface Dice {
  pair: [number, number];
  other: number;
}

export interface RatView {
  columns: number;
  rows: number;
  score_columns: number;
  phase: 'card' | 'throw' | 'drawing' | 'over';
  viewer: number | null;
  round: number;
  card: number | null;
  dice: Dice | null;
  offer: Value[];
  drawing: Drawing | null;
  sheets: Sheet[];
}

export const ratView = (view: View) => view as unknown as RatView;

export type RatAction =
  | { kind: 'card'; number: number; creature: string }
  | { kind: 'throw'; pair: [number, number]; other: number; offers: number[] }
  | { kind: 'choose'; number: number; creature: string }
  | { kind: 'draw' | 'pair'; square: string }
  | { kind: 'alone' }
  /** Of another seat, in this round. */
  | { kind: 'hidden' };

type HasAction = { action: Action };

export const actionOf = ({ action }: HasAction) => action as unknown as RatAction;

/** What the dice showed in a step. */
export function thrown(step: HasAction): number[] {
  const action = actionOf(step);
  return action.kind === 'throw' ? [...action.pair, action.other] : [];
}

/** The square that is drawn, or the first square of the partner. */
export function squareOf(move: HasAction): string | null {
  const action = actionOf(move);
  return action.kind === 'draw' || action.kind === 'pair' ? action.square : null;
}

/** The move of a kind for this square. */
export const moveAt = <Move extends HasAction>(moves: Move[], kind: 'draw' | 'pair', square: string) =>
  moves.find((move) => move.action.kind === kind && squareOf(move) === square);

/** The number that is chosen. */
export function numberOf(move: HasAction): number | null {
  const action = actionOf(move);
  return action.kind === 'choose' ? action.number : null;
}

/** There is no room for this number: another one can be chosen and it cannot. Beside an earlier position nothing can. */
export function lacksRoom(number: number, legal: LegalMove[]): boolean {
  const open = legal.flatMap((move) => numberOf(move) ?? []);
  return open.length > 0 && !open.includes(number);
}

/** The sheet to look at for whoever is out: the first that goes on. Null: one draws oneself, or nobody does. */
export function followed({ sheets, phase }: Pick<RatView, 'sheets' | 'phase'>, viewer: number | null): number | null {
  if (viewer === null || phase === 'over' || !sheets[viewer]?.done) return null;
  return sheets.find(({ done }) => !done)?.seat ?? null;
}

/** Who decided what is looked back at. */
export function decidedBy(arrows: readonly Arrow[]): number | null {
  return arrows.find(({ kind, seat }) => kind !== 'thought' && seat !== undefined)?.seat ?? null;
}

/** A new view that reuses the unchanged parts of the old one, so that they are not rendered again. */
export function kept<T>(old: unknown, now: T): T {
  if (typeof old !== 'object' || typeof now !== 'object' || old === null || now === null) return now;
  const before = old as Record<string, unknown>;
  const parts = Object.entries(now).map(([key, part]) => [key, kept<unknown>(before[key], part)] as const);
  const same = parts.length === Object.keys(before).length && parts.every(([key, part]) => part === before[key]);
  if (same) return old as T;
  return (Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

interface CreatureSpec {
  number: number;
  name: string;
  yang: boolean;
}

export const isYang = (number: number): boolean =>
  componentsOf<{ creatures: CreatureSpec[] }>('rat_and_dragon')?.creatures.some(
    (creature) => creature.number === number && creature.yang,
  ) ?? false;

/** What the creature of a number is called. */
export const nameOf = (number: number): string =>
  componentsOf<{ creatures: CreatureSpec[] }>('rat_and_dragon')?.creatures.find((one) => one.number === number)?.name ??
  '';

/** The number of a creature. */
export const numberNamed = (name: string): number =>
  componentsOf<{ creatures: CreatureSpec[] }>('rat_and_dragon')?.creatures.find((one) => one.name === name)?.number ??
  0;

/** The numbers of a kind, from the smallest. */
export const numbersOf = (odd: boolean): number[] =>
  (componentsOf<{ creatures: CreatureSpec[] }>('rat_and_dragon')?.creatures ?? [])
    .map(({ number }) => number)
    .filter((number) => (number % 2 === 1) === odd)
    .sort((one, other) => one - other);

const firstLetter = 'a'.charCodeAt(0);

export const columnOf = (square: string) => square.charCodeAt(0) - firstLetter;
export const rowOf = (square: string) => Number(square.slice(1)) - 1;
export const squareAt = (column: number, row: number) => String.fromCharCode(firstLetter + column) + String(row + 1);

export type Grid = Pick<RatView, 'columns' | 'rows'>;

export const isOn = ({ columns, rows }: Grid, column: number, row: number) =>
  column >= 0 && column < columns && row >= 0 && row < rows;

/** The square at an offset in columns and rows; undefined off the grid. */
export function shifted(grid: Grid, square: string, right: number, down: number): string | undefined {
  const [column, row] = [columnOf(square) + right, rowOf(square) + down];
  return isOn(grid, column, row) ? squareAt(column, row) : undefined;
}

const sides = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

export const neighbours = (grid: Grid, square: string): string[] =>
  sides.flatMap(([right, down]) => shifted(grid, square, right, down) ?? []);

/** All squares, row by row. */
export const rowsOf = ({ columns, rows }: Grid): string[][] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (__, column) => squareAt(column, row)));

/** The squares between two, without the first: what a fast pointer has passed. */
export function between(from: string, to: string): string[] {
  const passed: string[] = [];
  let [column, row] = [columnOf(from), rowOf(from)];
  while (column !== columnOf(to) || row !== rowOf(to)) {
    const [right, down] = [columnOf(to) - column, rowOf(to) - row];
    if (Math.abs(right) >= Math.abs(down)) column += Math.sign(right);
    else row += Math.sign(down);
    passed.push(squareAt(column, row));
  }
  return passed;
}

/** The nearest of some squares; the square itself if there are none. */
export function nearest(square: string, some: string[]): string {
  const far = (other: string) => Math.abs(columnOf(square) - columnOf(other)) + Math.abs(rowOf(square) - rowOf(other));
  return some.reduce((best, other) => (far(other) < far(best) ? other : best), some[0] ?? square);
}

export const bySquare = (creatures: Creature[]) =>
  new Map(creatures.flatMap((creature) => creature.squares.map((square) => [square, creature] as const)));

/** The last offer that a seat had no room for: the dice or the card after its last step. */
export function lastOffer(steps: Step[], seat: number): number[] {
  const after = steps.map((step) => step.seat).lastIndexOf(seat) + 1;
  const made = steps.slice(after).find((step) => step.seat === 'chance');
  const action = made && actionOf(made);
  if (action?.kind === 'card') return [action.number];
  return action?.kind === 'throw' ? action.offers : [];
}

/** The partner to take unasked: whoever changes the score most for the better; null where it is better to be alone. */
export function bestOf(partners: readonly Prospect[], alone: Prospects['alone'] | undefined): Prospect | null {
  const worth = partners.filter(({ change }) => change > (alone?.change ?? 0));
  return worth.sort((one, other) => other.change - one.change || other.points - one.points)[0] ?? null;
}

/** For a creature on offer. */
export const bestPartner = ({ prospects }: Value): Prospect | null =>
  bestOf(prospects?.partners ?? [], prospects?.alone);

/** Where one on offer comes to lie if there is but one place for it, else nothing. */
export const onlyPlace = ({ number, prospects }: Value): string[] =>
  prospects?.room.length === number ? prospects.room : [];

/** What unpaired creatures cost by the sum of their numbers. */
export const costOf = (sum: number): number => Math.ceil(sum / 2);

/** The creatures without a partner: the sum of their numbers, and what they cost, which is half of it, rounded up. */
export interface Unpaired {
  sum: number;
  costs: number;
}

export const unpairedOn = ({ unpaired, costs }: Sheet): Unpaired => ({ sum: unpaired, costs: costs.unpaired });

/** What becomes of that where `number` joins them, or leaves them, which costs so much more or less. */
export const joined = ({ sum, costs }: Unpaired, number: number, more: number): Unpaired => ({
  sum: sum + number,
  costs: costs + more,
});
export const parted = (all: Unpaired, number: number, less: number): Unpaired => joined(all, -number, -less);

export interface Pair {
  /** The lower number first. */
  creatures: [Creature, Creature];
  points: number;
}

function couples({ creatures }: Sheet): [Creature, Creature][] {
  const byFirst = new Map(creatures.map((creature) => [creature.first, creature]));
  const met = new Set<Creature>();
  return creatures.flatMap((creature) => {
    const partner = creature.partner === null ? undefined : byFirst.get(creature.partner);
    if (!partner || met.has(creature)) return [];
    met.add(partner);
    return [creature.number < partner.number ? [creature, partner] : [partner, creature]] as [Creature, Creature][];
  });
}

/** The pairs of a sheet, best first. */
export const pairsOf = (sheet: Sheet): Pair[] =>
  couples(sheet)
    .map((creatures) => ({ creatures, points: creatures[0].points ?? 0 }))
    .sort((one, other) => other.points - one.points);

/** The new creature of each sheet between two views; none if a sheet has more than one new. */
export function freshOn(before: Sheet[], after: Sheet[]): Set<string>[] {
  return after.map((sheet, seat) => {
    const old = new Set(before[seat]?.creatures.map(({ first }) => first));
    const added = sheet.creatures.filter(({ first }) => !old.has(first));
    const one = added.length === 1 && sheet.creatures.length === old.size + 1;
    return new Set(one ? added.map(({ first }) => first) : []);
  });
}
