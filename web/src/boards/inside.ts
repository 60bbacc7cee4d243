/** Where something begins that is to have its middle at a point, and to stay inside. */
export const inside = (middle: number, own: number, whole: number, edge = 6): number =>
  Math.max(edge, Math.min(whole - own - edge, middle - own / 2));

/** Where what is shown large begins across the page: over the middle of something small, from its edges a little. */
export const overIt = ({ left, width }: DOMRect, own: number): number => inside(left + width / 2, own, innerWidth, 8);
