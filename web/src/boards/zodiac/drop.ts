// The drop target under the pointer: rows, piles, seats and signs are marked by data-drop.
import type { Target } from './hold.svelte';
import type { Held } from './moves';
import type { Place } from './view';

export function targetUnder({ clientX, clientY }: PointerEvent, held: Held | null): Target | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
  const [at, where, sign] = found?.dataset.drop?.split(':') ?? [];
  if (at === 'row') return { at, place: where as Place };
  if (at === 'discard') return { at };
  if (at === 'sign' && held?.card === 'Pangu') return { at, seat: Number(where), sign: sign ?? '' };
  // Any other card dropped on a sign is dropped on its seat.
  return at === 'seat' || at === 'sign' ? { at: 'seat', seat: Number(where) } : null;
}
