// What the computer thinks, before it is worth telling.
import type { Thinking } from '../wire/protocol';

const fewPlayouts = 256;

/** A chance to win that a few playouts gave: with several moves to try out it may be wrong by a quarter. */
export const isRough = ({ text, nodes }: Pick<Thinking, 'text' | 'nodes'>): boolean =>
  text.endsWith('%') && nodes < fewPlayouts;
