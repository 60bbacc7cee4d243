// Why something cannot be drawn, in a sentence.
import { blockersOf, closedOn } from './desk';
import type { Sketch } from './sketch.svelte';
import { words } from './words';

/** Why a square cannot be drawn, or the shape not be put somewhere. */
export type Refusal =
  | 'choose'
  | 'taken'
  | 'beside'
  | 'closed'
  | 'small'
  | 'apart'
  | 'complete'
  | 'inked'
  | 'turn'
  | 'few'
  | 'pieces'
  | 'nothing'
  | 'nowhere';

/** Before a creature is chosen it tells of each that could be, once where that is the same. */
export function refusedIn({ refusal, value, number, left, able, desk }: Sketch): string {
  if (!refusal) return '';
  const { why, square } = refusal;
  const beside = (kind: number) => (square ? blockersOf(desk, kind, square)[0]?.creature : undefined);
  const told = (what: Refusal, creature: string, of: number) =>
    what === 'closed'
      ? words.refused(what, creature, of, left, beside(1), beside(2))
      : words.refused(what, creature, of, left, beside(of));
  if (number !== null || why === 'choose' || !square) return told(why, value?.creature ?? '', number ?? 0);
  const reasons = able.map((one) => told(closedOn(desk, one, square) ?? why, one.creature, one.number));
  return [...new Set(reasons)].join(words.besides);
}
