// How far the account of a round scrolls while it is told.

/** Of what is just happening: where its part begins, and in that what is to be read of it, from where to where. */
interface Part {
  top: number;
  from: number;
  end: number;
}

const margin = 8;
/** Where it goes on further down it fades out above its edge. */
const faded = 40;

/** No further than that needs: what was told before it is still being read. The head of the part stays where there is room for both. */
export function followed(scrolled: number, height: number, { top, from, end }: Part): number {
  const first = end + faded - top <= height ? top : from;
  return Math.max(0, Math.min(Math.max(scrolled, end + faded - height), first - margin));
}
