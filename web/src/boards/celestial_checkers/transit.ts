// An animal that leaves the board flies to the panel where it appears next, and one from the hand flies to its square.
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { duration } from '../../preferences/motion';

export const [send, receive] = crossfade({
  duration: (distance) => duration(Math.min(350, 200 + distance / 5)),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration(220) }),
});
