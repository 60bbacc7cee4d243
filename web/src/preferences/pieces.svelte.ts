// How the animals look: cut out of paper, or in colours.
import { Remembered } from './remembered.svelte';

export type Pieces = 'paper' | 'coloured';

export const pieces = new Remembered<Pieces>('shengxiao.pieces', ['paper', 'coloured'], 'paper');
