// Light or dark theme; by default that of the system.
import { Remembered } from './remembered.svelte';

export type Theme = 'system' | 'light' | 'dark';

export const theme = new Remembered<Theme>(
  'shengxiao.theme',
  ['system', 'light', 'dark'],
  'system',
  (chosen) => (document.documentElement.dataset.theme = chosen),
);
