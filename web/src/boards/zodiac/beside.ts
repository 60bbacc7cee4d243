// Where a card is shown large: beside the small one and no lower, so that it covers none of the piles below the seats.
interface Box {
  left: number;
  right: number;
  bottom: number;
}

const gap = 8;

export function beside({ left, right, bottom }: Box, own: { width: number; height: number }, page: number) {
  const fits = right + gap + own.width + gap <= page;
  return { left: Math.max(gap, fits ? right + gap : left - gap - own.width), top: Math.max(gap, bottom - own.height) };
}

/** From this width on a card of a sign shows all of itself. */
const legible = 44;

export const isPeekedAt = (isSign: boolean, width: number): boolean => !isSign || width < legible;
