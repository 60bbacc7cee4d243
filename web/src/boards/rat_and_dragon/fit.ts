// How to lay out the sheets of the others: as large as they can be.

interface Area {
  width: number;
  height: number;
}

/** How many stand in a row, where each is `shape` (width by height) under a heading; and how wide each is. */
export function fitted(
  count: number,
  { width, height }: Area,
  shape: number,
  heading: number,
  gap: number,
): { across: number; wide: number } {
  let best = { across: 1, wide: 0 };
  for (let across = 1; across <= count; across += 1) {
    const down = Math.ceil(count / across);
    const byWidth = (width - gap * (across - 1)) / across;
    const byHeight = ((height - gap * (down - 1)) / down - heading) * shape;
    const wide = Math.floor(Math.min(byWidth, byHeight));
    if (wide > best.wide) best = { across, wide };
  }
  return best;
}
