// On a phone what can be done stands in lines of two or three cells; those of the last line fill it, so that none is left empty.

/** How many of six columns each of so many cells takes. */
export function spansOf(cells: number): number[] {
  const most = Math.min(cells, cells > 4 ? 3 : 2);
  return Array.from({ length: cells }, (_, at) => 6 / Math.min(most, cells - most * Math.floor(at / most)));
}
