// How far the account of a round scrolls while it is told.

/** Of what is just happening: where its part begins, and where what is to be read of it ends. */
interface Part {
  top: number;
  end: number;
}

const margin = 8;

/** No further than that needs: what was told before it is still being read. */
export const followed = (scrolled: number, height: number, { top, end }: Part): number =>
  Math.max(0, Math.min(Math.max(scrolled, end + margin - height), top - margin));
