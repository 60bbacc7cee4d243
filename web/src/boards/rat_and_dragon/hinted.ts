// What a hint asks for next, as far as the drawing has come: its squares, whom to pair it with, and Done.
import type { Arrow } from '../board';
import type { Sketch } from './sketch.svelte';
import { bestPartner, numberOf, onlyPlace, rowsOf } from './view';

export interface Next {
  /** To be drawn: those that can be now, and those for which it is too early. */
  squares?: readonly string[];
  later?: readonly string[];
  /** The creature to pair it with, by its first square; null: nobody. */
  partner?: string | null | undefined;
  /** Another shape is drawn, which is to be rubbed out. */
  clear?: boolean;
  done?: boolean;
}

export function nextOf(hint: Arrow, sketch: Sketch): Next {
  const meant = new Set(hint.line);
  const squares = rowsOf(sketch.desk.grid)
    .flat()
    .filter((square) => meant.has(square));
  const number = numberOf(hint);
  // A creature alone: the best partner says where, on any square beside it.
  if (number !== null && squares.length === 0) {
    const value = sketch.desk.offer.find((one) => one.number === number);
    const best = value && bestPartner(value);
    const there = number === sketch.number && sketch.touched.some(({ first }) => first === best?.first);
    const place = value && !best ? onlyPlace(value) : [];
    if (place.length > 0 && !sketch.complete) return { later: place };
    return { partner: best?.first, ...(best && !there && { later: best.squares }) };
  }
  // Another creature is to be chosen first: where it comes to lie is shown already.
  if (number !== null && number !== sketch.number) return { later: squares };
  const whole = squares.length === sketch.left + sketch.drawn.length;
  if (whole && !sketch.drawn.every((square) => meant.has(square))) return sketch.complete ? {} : { clear: true };
  const left = squares.filter((square) => !sketch.squares.includes(square));
  const can = (square: string) => sketch.reach.has(square);
  if (left.length > 0 || !sketch.complete)
    return { squares: left.filter(can), later: left.filter((square) => !can(square)) };
  const own = sketch.partner?.first ?? null;
  const partner = meant.has('alone') ? null : sketch.touched.find(({ first }) => meant.has(`pair ${first}`))?.first;
  if (partner !== undefined && partner !== own) return { partner };
  return { done: sketch.sent === null };
}

export interface Drawing {
  number: number;
  squares: string[];
  /** Undefined where that is open. */
  partner: string | null | undefined;
}

/** The whole drawing that a hint shows, to be taken as it is; null where it does not say all of it, or that is done. */
export function drawingOf(hint: Arrow, sketch: Sketch): Drawing | null {
  const { number: chosen, desk, fixed } = sketch;
  const number = numberOf(hint) ?? chosen;
  const grid = new Set(rowsOf(desk.grid).flat());
  const squares = hint.line.filter((part) => grid.has(part));
  if (number === null || new Set([...fixed, ...squares]).size !== number) return null;
  if (number === chosen && squares.every((square) => sketch.squares.includes(square))) return null;
  // Whoever draws something else does not want it.
  if (sketch.drawn.some((square) => number !== chosen || !squares.includes(square))) return null;
  const pair = hint.line.find((part) => part.startsWith('pair '))?.slice(5);
  return { number, squares, partner: hint.line.includes('alone') ? null : pair };
}

/** One does as it says: what is left of it the sheet shows. */
export function isFollowed(hint: Arrow, sketch: Sketch): boolean {
  const number = numberOf(hint);
  if (number === null) return sketch.drawn.some((square) => hint.line.includes(square));
  return number === sketch.number && sketch.squares.length > 0 && !nextOf(hint, sketch).clear;
}
