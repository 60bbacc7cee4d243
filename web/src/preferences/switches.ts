// How a person wants a table: what is on or off.
import { Switch } from './remembered.svelte';

/** Boards are shown as text, with lists and buttons. */
export const plain = new Switch('shengxiao.plain');

/** Moves are written as in the rules, for those who study. */
export const notation = new Switch('shengxiao.notation');

/** While one plays the analysis says the best move, too, and not only how it stands. */
export const bestMove = new Switch('shengxiao.best-move');

/** What cannot be undone asks first. */
export const careful = new Switch('shengxiao.careful', 'on');
