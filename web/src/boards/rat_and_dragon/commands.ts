// What a letter does while something is drawn, wherever the focus is.
import type { Sketch, Tool } from './sketch.svelte';

const letters: Record<string, Tool | 'turn' | 'fill' | 'done'> = {
  p: 'pencil',
  e: 'rubber',
  m: 'hand',
  t: 'turn',
  f: 'fill',
  d: 'done',
};

/** False where the key means nothing here. */
export function command(sketch: Sketch, key: string): boolean {
  const asked = letters[key.toLowerCase()];
  if (!asked || sketch.desk.seat === null || sketch.sent !== null) return false;
  if (asked === 'turn') sketch.turn();
  else if (asked === 'fill') sketch.fill();
  else if (asked === 'done') sketch.done();
  else sketch.tool = asked;
  return true;
}
