// Animates moving cards: which card flies from where, and the flight itself. A card is found by its place:
// "face_up-2-Ox" an Ox face up before seat 2, "hand-2" an unknown card of its hand, "discard" the top of the discards, "draw".
import { duration } from '../../preferences/motion';
import type { Deed } from './actions';
import type { Place } from './view';

export interface Flight {
  to: string;
  /** The possible origins, most likely first. */
  from: string[];
  /** From one seat to another: it takes its time. */
  crosses?: true;
}

const lies = (place: Place, seat: number, card: string | null) =>
  place === 'hand' && card === null ? `hand-${seat}` : `${place}-${seat}-${card ?? ''}`;

const source = (place: Place, seat: number, card: string) =>
  place === 'hand' ? [lies('hand', seat, card), `hand-${seat}`] : [lies(place, seat, card)];

/** The flights of what was done. */
export function flightsOf(deeds: readonly Deed[]): Flight[] {
  return deeds.flatMap(({ action }): Flight[] => {
    const { kind, mover: who } = action;
    switch (kind) {
      case 'drawn':
        return [{ to: lies('hand', who, action.card), from: ['draw'] }];
      case 'take':
        return [{ to: lies('hand', who, action.card), from: ['discard'] }];
      case 'up':
        return [{ to: lies('face_up', who, action.card), from: source('hand', who, action.card) }];
      case 'down':
        return [{ to: lies('hand', who, action.card), from: source('face_up', who, action.card) }];
      case 'discard':
      case 'fined':
        return [{ to: 'discard', from: source(action.from, who, action.card) }];
      case 'fine':
        return action.card === undefined ? [] : [{ to: 'discard', from: source(action.from, who, action.card) }];
      case 'play': {
        const played = { to: 'discard', from: source(action.from, who, action.card) };
        if (action.card === 'Cat') return [played];
        const { sign, target, to } = action;
        return [played, { to: lies(to, who, sign), from: source('face_up', target, sign), crosses: true }];
      }
      default:
        return [];
    }
  });
}

export type Places = Map<string, DOMRect>;

const flying = 'flight';

/** Steps that come at once are shown as flights up to so many; more are a jump. */
export const mostFlying = 8;

/** The positions of all cards and of the draw pile. */
export function placesIn(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-at], [data-lies]')) {
    // One that is on its way has come there: the next move begins where it lies.
    for (const flight of element.getAnimations()) if (flight.id === flying) flight.finish();
    const name = element.dataset.lies ?? element.dataset.at ?? '';
    const box = element.getBoundingClientRect();
    if (box.width) places.set(name, box);
  }
  return places;
}

/** Milliseconds that a card is on its way. */
export const flightTime = { own: 350, others: 480, crossing: 950 };

/**
 * Animates a card from its old position to its new one: large while it is on its way, and slower where another seat moves it. The card that
 * one draws oneself is held up first.
 */
export function fly(root: HTMLElement, { to, from, crosses }: Flight, before: Places, own: boolean): void {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-lies="${to}"]`)];
  const element = found.filter(({ offsetWidth }) => offsetWidth > 0).at(-1);
  const start = from.map((name) => before.get(name)).find((box) => box !== undefined);
  if (!element || !start) return;
  const end = element.getBoundingClientRect();
  const [across, down, size] = [start.left - end.left, start.top - end.top, start.width / end.width];
  const move = (part: number, scale: number) => `translate(${across * part}px, ${down * part}px) scale(${scale})`;
  const shared = { transformOrigin: 'top left', zIndex: 30 };
  if (own && from[0] === 'draw') return holdUp(element, move, size);
  element.animate(
    [
      { ...shared, transform: move(1, size) },
      {
        ...shared,
        offset: 0.55,
        transform: move(crosses ? 0.5 : 0.4, Math.max(size, 1) * (crosses ? 1.35 : 1)),
        filter: 'drop-shadow(0 6px 6px rgb(0 0 0 / 35%))',
      },
      { ...shared, transform: 'none' },
    ],
    {
      id: flying,
      duration: duration(flightTime[crosses ? 'crossing' : own ? 'own' : 'others']),
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    },
  );
}

function holdUp(card: HTMLElement, move: (part: number, scale: number) => string, size: number): void {
  const shared = { transformOrigin: 'top left', zIndex: 30 };
  const up = { ...shared, transform: move(0.45, 1.55), filter: 'drop-shadow(0 8px 12px rgb(0 0 0 / 40%))' };
  card.animate(
    [
      { ...shared, transform: move(1, size), opacity: 0 },
      { ...up, offset: 0.4, opacity: 1 },
      { ...up, offset: 0.62 },
      { ...shared, transform: 'none' },
    ],
    { id: flying, duration: duration(760), easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
  );
}

const dealing = { each: 260, all: 240 };

/** The cards of the hands come from the draw pile, one after another to everybody; half a second in all. */
export function deal(root: HTMLElement): void {
  const pile = root.querySelector<HTMLElement>('[data-at="draw"]')?.getBoundingClientRect();
  if (!pile || duration(1) === 0) return;
  // Nothing is asked over cards that still fly.
  root
    .querySelector('.offers')
    ?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], { duration: dealing.each + dealing.all });
  for (const hand of root.querySelectorAll<HTMLElement>('[data-at^="hand-"]')) {
    const cards = [...hand.querySelectorAll<HTMLElement>('[data-lies]')].filter(({ offsetWidth }) => offsetWidth > 0);
    cards.forEach((card, index) => {
      const end = card.getBoundingClientRect();
      const from = `translate(${pile.left - end.left}px, ${pile.top - end.top}px) scale(${pile.width / end.width})`;
      card.animate(
        [
          { transformOrigin: 'top left', zIndex: 30, opacity: 0, transform: from },
          { transformOrigin: 'top left', zIndex: 30, opacity: 1, offset: 0.2 },
          { transformOrigin: 'top left', zIndex: 30, transform: 'none' },
        ],
        {
          duration: dealing.each,
          delay: (index * dealing.all) / cards.length,
          easing: 'cubic-bezier(0.2, 0.6, 0.2, 1)',
          fill: 'backwards',
        },
      );
    });
  }
}
