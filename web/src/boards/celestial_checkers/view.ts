// The view of Celestial Checkers as in docs/protocol.md, and the geometry of the drawing.
import type { Action, LegalMove, View } from '../../wire/protocol';
import { animalOf } from './animals';

export interface Piece {
  square: string;
  seat: number;
  animal: string;
  strength: number;
  intelligence: number;
}

export interface CheckersView {
  phase: 'placement' | 'movement' | 'over';
  mover: number;
  chain: string | null;
  board: Piece[];
  hands: string[][];
  home: string[][];
  captured: string[][];
  scores: number[];
}

export type CheckersAction =
  | { kind: 'place'; animal: string; to: string }
  | { kind: 'slide'; from: string; to: string }
  | { kind: 'jump'; from: string; over: string; to: string };

/** A held animal: from a square, or from the hand if `from` is null. */
export interface Held {
  seat: number;
  animal: string;
  from: string | null;
}

export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
export const ranks = ['1', '2', '3', '4', '5', '6', '7', '8'];

export const checkersView = (view: View) => view as unknown as CheckersView;

export const actionOf = ({ action }: { action: Action }) => action as unknown as CheckersAction;

export const keyOf = (seat: number, animal: string) => `${seat} ${animal}`;

export function isDark(square: string): boolean {
  return (column(square) + row(square)) % 2 === 0;
}

export const column = (square: string) => files.indexOf(square.charAt(0));
export const row = (square: string) => ranks.indexOf(square.charAt(1));

/** The square at an offset in files and ranks; undefined off the board. */
export function shifted(square: string, right: number, up: number): string | undefined {
  const file = files[column(square) + right];
  const rank = ranks[row(square) + up];
  return file && rank ? file + rank : undefined;
}

/** The position of a square, in squares from the top left corner. */
export function place(square: string, flipped: boolean): { x: number; y: number } {
  return flipped ? { x: 7 - column(square), y: row(square) } : { x: column(square), y: 7 - row(square) };
}

/** The middle of a square, likewise. */
export function centre(square: string, flipped: boolean): { x: number; y: number } {
  const { x, y } = place(square, flipped);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The square at a position, in squares from the top left corner. */
export function squareAt(x: number, y: number, flipped: boolean): string | undefined {
  const file = files[flipped ? 7 - x : x];
  const rank = ranks[flipped ? y : 7 - y];
  return file && rank ? file + rank : undefined;
}

/** Where a move starts, if it is on the board, and where it ends. */
export function squaresOf(move: { action: Action }): string[] {
  const action = actionOf(move);
  return action.kind === 'place' ? [action.to] : [action.from, action.to];
}

/** The legal moves of the held animal, by the square to click: the target, or the animal jumped over. */
export function targetsOf(held: Held | null, legal: LegalMove[]): Map<string, LegalMove> {
  if (!held) return new Map();
  const mine = legal.filter((move) => {
    const action = actionOf(move);
    const fits = action.kind === 'place' ? !held.from && action.animal === held.animal : action.from === held.from;
    return fits && move.seat === held.seat;
  });
  const targets = new Map<string, LegalMove>();
  for (const move of mine) {
    const action = actionOf(move);
    if (action.kind === 'jump') targets.set(action.over, move);
  }
  for (const move of mine) targets.set(actionOf(move).to, move);
  return targets;
}

/** The one animal that can be moved on the board; null where there are several, or none. */
export function soleOf(legal: readonly LegalMove[], board: readonly Piece[]): Held | null {
  const squares = new Set(legal.map(actionOf).map((action) => (action.kind === 'place' ? null : action.from)));
  const [only] = squares;
  const piece = squares.size === 1 ? board.find(({ square }) => square === only) : undefined;
  return piece ? { seat: piece.seat, animal: piece.animal, from: piece.square } : null;
}

/** The moves on the board that end on a square, or jump over it. */
export function movesTo(square: string, legal: readonly LegalMove[]): LegalMove[] {
  return legal.filter((move) => {
    const action = actionOf(move);
    return action.kind !== 'place' && (action.to === square || (action.kind === 'jump' && action.over === square));
  });
}

/** Next to each other on a diagonal, where one may jump over the other. */
export function isBeside(from: string, to: string): boolean {
  return Math.abs(column(from) - column(to)) === 1 && Math.abs(row(from) - row(to)) === 1;
}

/** A set-up for the animals that are still in hand: the strongest on the squares that lie farthest ahead. */
export function setUp(hand: readonly string[], free: readonly string[], seat: number): Map<string, string> {
  const ahead = (square: string) => (seat === 0 ? row(square) : -row(square));
  const squares = [...free].sort((one, other) => ahead(other) - ahead(one) || column(one) - column(other));
  const strongest = [...hand].sort((one, other) => animalOf(other).strength - animalOf(one).strength);
  return new Map(strongest.flatMap((animal, at) => (squares[at] ? [[animal, squares[at]] as const] : [])));
}

/** Two squares away, where only a jump could go. */
function isFar(from: string, to: string): boolean {
  return Math.max(Math.abs(column(from) - column(to)), Math.abs(row(from) - row(to))) === 2;
}

/** The notation of an illegal move to a square, so that the server can say why not. */
export function attempt(held: Held, to: string, code: string, occupied: boolean): string {
  if (held.from === null) return `${code}@${to}`;
  const right = column(to) - column(held.from);
  const up = row(to) - row(held.from);
  // A click on a neighbour means a jump over it.
  const behind = occupied && Math.abs(right) === 1 && Math.abs(up) === 1 ? shifted(to, right, up) : undefined;
  if (behind) return `${held.from}x${behind}`;
  return `${held.from}${isFar(held.from, to) ? 'x' : '-'}${to}`;
}

/** How an enemy stands to the held animal: it can be taken now, is too strong, or cannot be taken for another reason. */
export type Standing = 'prey' | 'equal' | 'danger' | 'edge' | 'full' | 'evenEdge' | 'evenFull' | 'behind';

const wall = 'M-7 -2h14v4h-14z';
const block = 'M-5 -5h10v10h-10z';

/** The sign of each, drawn around the origin. */
export const marks: Record<Standing, string> = {
  prey: 'M-6 -4H6L0 6z',
  danger: 'M-6 4H6L0 -6z',
  equal: 'M-6 -5h12v4h-12zM-6 2h12v4h-12z',
  edge: wall,
  evenEdge: wall,
  full: block,
  evenFull: block,
  behind: 'M-7 -4l3 -3l4 4l4 -4l3 3l-4 4l4 4l-3 3l-4 -4l-4 4l-3 -3l4 -4z',
};

/** How another animal compares with an animal of this strength. */
export function standing(own: number, other: number): 'prey' | 'equal' | 'danger' {
  if (other === own) return 'equal';
  return other < own ? 'prey' : 'danger';
}
