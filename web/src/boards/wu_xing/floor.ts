// Where on a phone lies what was asked about: over the news, which tell nothing that one needs meanwhile.

import { narrow } from '../../ui/narrow';

/** The top edge of the dock, on which it stands; undefined where there is no such place. */
export function floorOf(root: HTMLElement | undefined): number | undefined {
  if (!matchMedia(narrow).matches) return undefined;
  return root?.querySelector('.dock')?.getBoundingClientRect().top || undefined;
}

/** Where it begins, of this height. */
export const aboveFloor = (floor: number, height: number): number =>
  Math.max(8, Math.min(floor, innerHeight - 8) - height - 3);
