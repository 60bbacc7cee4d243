// What a hint asks for next, as far as the drawing has come: its squares, whom to pair it with, and Done.
import type { Arrow } from '../board';
import type { Sketch } from './sketch.svelte';
import { bestPartner, numberOf, rowsOf } from './view';

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

/** The partner that a turn ends with; undefined where it says nothing of one. */
function partnerIn(line: string[], { prospects }: Sketch): string | null | undefined {
  const pair = prospects?.partners.find(({ first }) => line.includes(`pair ${first}`));
  return pair ? pair.first : line.includes('alone') ? null : undefined;
}

export function nextOf(hint: Arrow, sketch: Sketch): Next {
  const sheet = rowsOf(sketch.desk.grid).flat();
  const squares = hint.line.filter((move) => sheet.includes(move));
  const number = numberOf(hint);
  // A creature alone: the best partner says where.
  if (number !== null && squares.length === 0) {
    const value = sketch.desk.offer.find((one) => one.number === number);
    return { partner: value && bestPartner(value)?.first };
  }
  if (number !== null && number !== sketch.number) return {};
  const whole = squares.length === sketch.left + sketch.drawn.length;
  if (whole && sketch.drawn.some((square) => !squares.includes(square))) return { clear: true };
  const left = squares.filter((square) => !sketch.squares.includes(square));
  const can = (square: string) => sketch.reach.has(square);
  if (left.length > 0 || !sketch.complete)
    return { squares: left.filter(can), later: left.filter((square) => !can(square)) };
  const partner = partnerIn(hint.line, sketch);
  if (partner !== undefined && partner !== (sketch.partner?.first ?? null)) return { partner };
  return { done: sketch.sent === null };
}
