// How long things take to get where they go. Under reduced motion they are there at once.

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const duration = (milliseconds: number) => (still.matches ? 0 : milliseconds);
