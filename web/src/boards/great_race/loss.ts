// Who came away from an action with nothing: tied with others, or beaten.
import type { Beat, Round } from './story';
import { beatenIn, forAll, tiedIn } from './ties';
import { words } from './words';

export type Loss = 'tied' | 'beaten';

/** What became of the contest of a seat, as soon as its action has been told to begin; null where it brings something after all. */
export function lossOf(
  { acts, beats }: Pick<Round, 'acts' | 'beats'>,
  told: readonly Beat[],
  seat: number,
): Loss | null {
  const act = acts.find(({ plays }) => plays.some((play) => play.seat === seat));
  if (!act || forAll(act) || act.action === 'Strategise') return null;
  if (!told.some(({ kind, action }) => kind === 'action' && action === act.action)) return null;
  const brings = beats.some(({ causes }) => causes.some((cause) => cause.seat === seat && cause.act === act.action));
  if (brings) return null;
  return tiedIn(act).includes(seat) ? 'tied' : beatenIn(act).includes(seat) ? 'beaten' : null;
}

export const lossInWords = (loss: Loss): string => ({ tied: words.tiedNothing, beaten: words.beatenNothing })[loss];
