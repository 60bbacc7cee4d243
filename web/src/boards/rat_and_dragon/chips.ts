// How many of the unpaired creatures have a place in whole lines: what does not fit is counted in the last one.

/** `spans`: how many cells each takes; 0 columns or lines: not known yet. */
export function placed(spans: readonly number[], columns: number, lines: number): number {
  const fits = (some: readonly number[], more: boolean): boolean => {
    // Dense: a small one fills a hole that was left before.
    const free = Array.from({ length: lines }, () => columns);
    return [...some, ...(more ? [1] : [])].every((span) => {
      const line = free.findIndex((left) => left >= Math.min(span, columns));
      if (line >= 0) free[line] = (free[line] ?? 0) - Math.min(span, columns);
      return line >= 0;
    });
  };
  if (fits(spans, false)) return spans.length;
  for (let count = spans.length - 1; count > 0; count--) if (fits(spans.slice(0, count), true)) return count;
  return 0;
}

/** How many cells a chip takes: one has room for a chance of one figure, and none for where the creature stands beside it. */
export const spanOf = (chances: readonly { points: number }[], twin: boolean): number =>
  chances.length > 1 || (chances.length > 0 && (twin || chances.some(({ points }) => points > 9))) ? 2 : 1;
