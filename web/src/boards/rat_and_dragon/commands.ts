// What a letter does while something is drawn, wherever the focus is.
import type { Sketch } from './sketch.svelte';

const commands: Record<string, (sketch: Sketch) => unknown> = {
  p: (sketch) => (sketch.tool = 'pencil'),
  e: (sketch) => (sketch.tool = 'rubber'),
  m: (sketch) => (sketch.tool = 'hand'),
  t: (sketch) => sketch.turn(),
  d: (sketch) => sketch.done(),
};

/** False where the key means nothing here. */
export function command(sketch: Sketch, key: string): boolean {
  const act = commands[key.toLowerCase()];
  if (!act || sketch.desk.seat === null || sketch.sent !== null) return false;
  act(sketch);
  return true;
}
