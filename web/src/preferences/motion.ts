// The duration of animations; 0 if the system asks for reduced motion.

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const duration = (milliseconds: number) => (still.matches ? 0 : milliseconds);
