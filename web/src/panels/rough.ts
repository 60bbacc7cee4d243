// What the computer thinks, before it is worth telling.
import type { Thinking } from '../wire/protocol';

const fewPlayouts = 256;

/** Its score is a chance to win, found by playouts; else points, found by search. */
export const isChance = ({ text }: Pick<Thinking, 'text'>): boolean => text.endsWith('%');

/** A chance to win that a few playouts gave: with several moves to try out it may be wrong by a quarter. */
export const isRough = (thinking: Pick<Thinking, 'text' | 'nodes'>): boolean =>
  isChance(thinking) && thinking.nodes < fewPlayouts;
