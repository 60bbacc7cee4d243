// Every tile is always somewhere: face down in the pile, on a space, discarded, or with a seat. It flies from one to the next.
import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';
import { duration } from '../../preferences/motion';

export const [send, receive] = crossfade({
  duration: (distance) => duration(Math.min(350, 220 + distance / 6)),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration(200) }),
});
