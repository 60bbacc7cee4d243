// How tiles change their places: on the piles they pass from one to the other, and on a space one is turned away before the next is turned up.
import { cubicIn, cubicOut } from 'svelte/easing';
import { crossfade, fade, type TransitionConfig } from 'svelte/transition';
import { duration } from '../../preferences/motion';

export const [send, receive] = crossfade({
  duration: (distance) => duration(Math.min(350, 220 + distance / 6)),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration(200) }),
});

/** In milliseconds. */
const half = 150;

const narrows = (t: number) => `transform: scaleX(${t})`;
export const turnAway: (tile: Element) => TransitionConfig = () => ({
  duration: duration(half),
  easing: cubicIn,
  css: narrows,
});
export const turnUp: (tile: Element) => TransitionConfig = () => ({
  ...{ delay: duration(half), duration: duration(half) },
  ...{ easing: cubicOut, css: narrows },
});
/** The words to it. */
export const appear: (tile: Element) => TransitionConfig = () => ({
  ...{ delay: duration(half), duration: duration(half) },
  css: (t) => `opacity: ${t}`,
});
