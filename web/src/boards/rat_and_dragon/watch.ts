// How long the rounds of the others stay for whoever has nothing to draw: what each of them drew is there to be seen.
import type { Step, View } from '../../wire/protocol';
import { ratView, type RatView, type Sheet } from './view';

/**
 * What a round has brought, in milliseconds, to whoever is out and to whoever has no seat; and that somebody has drawn something, which
 * nobody sees yet.
 */
export const roundStays = 5000;
const watchedStays = 2400;
const drawnStays = 300;

const looksOn = ({ viewer, sheets }: RatView) => viewer === null || (sheets[viewer]?.done ?? false);

export function stays(view: View, steps: readonly Step[]): number | null {
  const { viewer } = ratView(view);
  if (!looksOn(ratView(view))) return null;
  return steps.filter(({ seat }) => seat !== 'chance').at(-1)?.causes
    ? viewer === null
      ? watchedStays
      : roundStays
    : drawnStays;
}

const eventsOf = (sheets: Sheet[]) =>
  sheets.reduce((sum, { creatures, done }) => sum + creatures.length + Number(done), 0);

/** Something was drawn between the two, or somebody is out. */
export const differ = (one: RatView, other: RatView): boolean => eventsOf(one.sheets) !== eventsOf(other.sheets);
