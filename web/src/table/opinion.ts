// What the computer thinks of a position, from when on it is worth telling, and how it stays in its mind.
import type { Thinking } from '../wire/protocol';

/** Its score is a chance to win, found by playouts; else points, found by search. */
export const isChance = ({ text }: Pick<Thinking, 'text'>): boolean => text.endsWith('%');

const few = { playouts: 512, positions: 200_000, turns: 10 };

/** Before it is worth telling: with a few playouts a chance may be wrong by a quarter, and a short search has seen little. */
export function isRough({
  text,
  nodes,
  depth,
  proved,
}: Pick<Thinking, 'text' | 'nodes' | 'depth' | 'proved'>): boolean {
  if (proved) return false;
  return isChance({ text }) ? nodes < few.playouts : depth > 0 && depth < few.turns && nodes < few.positions;
}

/** So many times as much work may change its mind: one who reads advice is not to see it flutter between moves that are as good. */
const muchMore = 8;

/** What to tell of a position: what was told before, unless that was rough or much more is known now. */
export function steadied(told: Thinking | null, now: Thinking): Thinking {
  if (told?.step !== now.step || told.seat !== now.seat || isRough(told)) return now;
  const surer = (now.proved && !told.proved) || (now.decided && !told.decided);
  return surer || now.nodes >= muchMore * told.nodes ? now : told;
}
