// The keys that the table hears wherever the focus is (Board.svelte, Dice.svelte).
import type { Shortcut } from '../../shortcuts/shortcuts';
import { catalogue } from '../../words/catalogue.svelte';

const words = catalogue(
  { throw: 'Throw the dice', leave: 'Close the picture of a tile; leave a die as it is' },
  { throw: '掷骰子', leave: '关闭牌的大图；不改骰子' },
);

export const keys = (): Shortcut[] => [
  { keys: ['T'], does: words.throw },
  { keys: ['Escape'], does: words.leave },
];
