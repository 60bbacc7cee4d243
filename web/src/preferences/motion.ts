// Whether things move, and for how long. What moves by CSS alone goes by `data-motion` of the page.
import { Remembered } from './remembered.svelte';

export type Motion = 'system' | 'reduced' | 'full';

const reduces = matchMedia('(prefers-reduced-motion: reduce)');

const resolved = (chosen: Motion) => (chosen !== 'system' ? chosen : reduces.matches ? 'reduced' : 'full');

const wear = (chosen: Motion) => (document.documentElement.dataset.motion = resolved(chosen));

export const motion = new Remembered<Motion>('shengxiao.motion', ['system', 'reduced', 'full'], 'system', wear);

reduces.onchange = () => wear(motion.now);

/** The duration of an animation; 0 where motion is reduced. */
export const duration = (milliseconds: number) => (resolved(motion.now) === 'reduced' ? 0 : milliseconds);
