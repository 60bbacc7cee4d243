// The moments of The Great Race that have a sound of their own.
import type { Moment } from '../../preferences/sound.svelte';
import type { View } from '../../wire/protocol';
import { raceView } from './view';

/** Somebody comes to the river. */
export function moment(earlier: View, later: View): Moment | null {
  const [before, after] = [raceView(earlier), raceView(later)];
  const comes = after.seats.some(
    ({ position }, seat) => position >= after.river && (before.seats[seat]?.position ?? position) < after.river,
  );
  return comes ? 'river' : null;
}
