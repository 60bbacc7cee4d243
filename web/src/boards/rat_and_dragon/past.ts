// What was on offer in a round that is over, and what is marked on it: who drew which, and of a decision that is looked back at, what was
// chosen and what could have been instead.
import type { Step } from '../../wire/protocol';
import type { Arrow } from '../board';
import type { Deed } from './news';
import { roundAt } from './rounds';
import { actionOf, nameOf, numberNamed, numberOf, squareOf, type RatView, type Sheet, type Value } from './view';

function shownAs(number: number, sum: number, other: number): Value['of'] {
  if (number === sum) return number === other ? 'both' : 'pair';
  return 'other';
}

/** The view with the dice of the last round on the table, after everybody has drawn and before the next ones fall. */
export function withOffer(view: RatView, steps: readonly Step[]): RatView {
  const { opened } = roundAt(steps);
  if (view.offer.length || view.phase === 'drawing' || !opened) return view;
  const action = actionOf(opened);
  const value = (number: number, of: Value['of']) => ({ number, creature: nameOf(number), of, prospects: null });
  if (action.kind === 'card') return { ...view, offer: [value(action.number, 'card')] };
  if (action.kind !== 'throw') return view;
  const { pair, other, offers } = action;
  const offer = [...new Set(offers)].map((number) => value(number, shownAs(number, pair[0] + pair[1], other)));
  return { ...view, dice: { pair, other }, offer };
}

export interface Mark {
  /** Who drew it, or chose to. */
  seats: number[];
  /** It was not chosen, and is what the choice is held against. */
  instead: boolean;
}

/** Arrows of a decision, as of whose and whether it is the one that was not made. */
function weighed(arrows: readonly Arrow[]) {
  const both = arrows.some(({ kind }) => kind === 'made');
  return arrows.flatMap((arrow) => {
    const { kind, seat } = arrow;
    return kind === 'thought' || seat === undefined ? [] : [{ arrow, seat, instead: both && kind === 'hint' }];
  });
}

/** By number. `deeds`: of the round whose offer is shown, none while that goes on. */
export function marksOn(deeds: readonly Deed[], arrows: readonly Arrow[]): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  const add = (number: number, seats: number[], instead = false) => {
    const known = marks.get(number);
    marks.set(number, { seats: [...(known?.seats ?? []), ...seats], instead: instead || known?.instead === true });
  };
  for (const { seat, drawn } of deeds) if (drawn) add(numberNamed(drawn), [seat]);
  for (const { arrow, seat, instead } of weighed(arrows)) {
    const number = numberOf(arrow);
    if (number !== null) add(number, instead ? [] : [seat], instead);
  }
  return marks;
}

/** What a decision was about, on the sheet of whoever made it: a square, or a creature to pair with. */
export interface Weighed {
  squares: string[];
  seat: number;
  instead: boolean;
}

export const weighedOn = ({ seat: whose, creatures }: Sheet, arrows: readonly Arrow[]): Weighed[] =>
  weighed(arrows).flatMap(({ arrow, seat, instead }) => {
    const square = squareOf(arrow);
    if (square === null || seat !== whose) return [];
    const creature = arrow.action.kind === 'pair' ? creatures.find(({ first }) => first === square) : undefined;
    return [{ squares: creature?.squares ?? [square], seat, instead }];
  });
