// What can be done with a card that is held.
import type { Legal, Move } from './actions';
import type { Place } from './view';

/** A card that a person has picked up. */
export interface Held {
  card: string;
  place: Place;
}

export const isHeld = (held: Held | null, card: string, place: Place) => held?.card === card && held.place === place;

/** A sign before another seat, at which a Pangu can aim. */
export const aimKey = (seat: number, sign: string) => `${seat} ${sign}`;

export interface Choices {
  /** To the other place: up or down. */
  shift?: Legal;
  discard?: Legal;
  cat?: Legal;
  /** By aimKey: into the hand, face up, or either. */
  pangu: Map<string, Partial<Record<Place, Legal>>>;
}

/** Whether a move is made with this card. */
export const isWith = (action: Move, { card, place }: Held) =>
  'from' in action && action.kind !== 'fine' && action.card === card && action.from === place;

export function choicesOf(held: Held, legal: readonly Legal[]): Choices {
  const choices: Choices = { pangu: new Map() };
  for (const move of legal) {
    const { action } = move;
    if (!isWith(action, held)) continue;
    if (action.kind === 'discard') choices.discard = move;
    else if (action.kind === 'up' || action.kind === 'down') choices.shift = move;
    else if (action.kind === 'play' && action.card === 'Cat') choices.cat = move;
    else if (action.kind === 'play') {
      const key = aimKey(action.target, action.sign);
      choices.pangu.set(key, { ...choices.pangu.get(key), [action.to]: move });
    }
  }
  return choices;
}

export const canDoAnything = (held: Held, legal: readonly Legal[]) => legal.some(({ action }) => isWith(action, held));

/** What a person tries who moves the card to the other place. */
export const shiftOf = ({ card, place }: Held): Move =>
  place === 'hand' ? { kind: 'up', card, from: place } : { kind: 'down', card, from: place };
