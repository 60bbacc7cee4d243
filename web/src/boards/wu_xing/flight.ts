// Animates tiles between their places: the pile, a space, the discards, a seat.
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { duration } from '../../preferences/motion';

export const [send, receive] = crossfade({
  duration: (distance) => duration(Math.min(350, 220 + distance / 6)),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration(200) }),
});
