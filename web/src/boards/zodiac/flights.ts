// Animates moving cards: which card flies from where, and the flight itself. A card is found by its place:
// "face_up-2-Ox" an Ox face up before seat 2, "hand-2" an unknown card of its hand, "discard" the top of the discards, "draw".
import { duration } from '../../preferences/motion';
import type { Deed } from './history';
import type { Place } from './view';

export interface Flight {
  to: string;
  /** The possible origins, most likely first. */
  from: string[];
}

const lies = (place: Place, seat: number, card: string | null) =>
  place === 'hand' && card === null ? `hand-${seat}` : `${place}-${seat}-${card ?? ''}`;

const source = (place: Place, seat: number, card: string | null) =>
  place === 'hand' ? [lies('hand', seat, card), `hand-${seat}`] : [lies(place, seat, card)];

/** The flights of the last step; `mover` is whose turn it was. */
export function flightsOf(deeds: readonly Deed[], mover: number | null): Flight[] {
  return deeds.flatMap(({ seat, act, card }): Flight[] => {
    const who = seat === 'chance' ? mover : seat;
    if (who === null) return [];
    switch (act.kind) {
      case 'drawn':
        return [{ to: lies('hand', who, card), from: ['draw'] }];
      case 'take':
        return [{ to: lies('hand', who, card), from: ['discard'] }];
      case 'up':
        return [{ to: lies('face_up', who, card), from: source('hand', who, card) }];
      case 'down':
        return [{ to: lies('hand', who, card), from: source('face_up', who, card) }];
      case 'discard':
      case 'cat':
        return [{ to: 'discard', from: source(act.from, who, card) }];
      case 'pangu':
        return [
          { to: 'discard', from: source(act.from, who, card) },
          { to: lies(act.to, who, act.sign), from: source('face_up', act.seat, act.sign) },
        ];
      case 'fine':
        return card === null || mover === null ? [] : [{ to: 'discard', from: source('face_up', mover, card) }];
      case 'fined':
        return mover === null ? [] : [{ to: 'discard', from: source('hand', mover, card) }];
      default:
        return [];
    }
  });
}

export type Places = Map<string, DOMRect>;

/** The positions of all cards and of the draw pile. */
export function placesIn(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-at], [data-lies]')) {
    const name = element.dataset.lies ?? element.dataset.at ?? '';
    const box = element.getBoundingClientRect();
    if (box.width) places.set(name, box);
  }
  return places;
}

/** Animates a card from its old position to its new one. */
export function fly(root: HTMLElement, { to, from }: Flight, before: Places): void {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-lies="${to}"]`)];
  const element = found.filter(({ offsetWidth }) => offsetWidth > 0).at(-1);
  const start = from.map((name) => before.get(name)).find((box) => box !== undefined);
  if (!element || !start) return;
  const end = element.getBoundingClientRect();
  const move = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width})`;
  element.animate(
    [
      { transform: move, transformOrigin: 'top left', zIndex: 30 },
      { transform: 'none', transformOrigin: 'top left', zIndex: 30 },
    ],
    { duration: duration(340), easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  );
}
