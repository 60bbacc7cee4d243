// The keys of the whole table (Board.svelte).
import type { Shortcut } from '../../shortcuts/shortcuts';
import { catalogue } from '../../words/catalogue.svelte';

const words = catalogue(
  { leave: 'Choose anew; while a round is told, skip to its end' },
  { leave: '重新选；正在讲述一轮时，跳到结尾' },
);

export const keys = (): Shortcut[] => [{ keys: ['Escape'], does: words.leave }];
