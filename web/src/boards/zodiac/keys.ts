// The keys of one's own cards (OwnRow.svelte) and of the whole table (Board.svelte).
import type { Shortcut } from '../../shortcuts/shortcuts';
import { catalogue } from '../../words/catalogue.svelte';

const words = catalogue(
  {
    walk: 'Along your cards',
    ends: 'To the first card of the row, to the last',
    up: 'Lay the card of your hand face up',
    down: 'Take the card that lies face up into your hand',
    discard: 'Discard the card',
    back: 'Put back what you hold',
  },
  {
    walk: '在自己的牌间移动',
    ends: '到这一排的第一张，到最后一张',
    up: '亮出这张手牌',
    down: '把这张明牌收回手中',
    discard: '弃掉这张牌',
    back: '放回拿起的牌',
  },
);

export const keys = (): Shortcut[] => [
  { keys: ['ArrowLeft', 'ArrowRight'], does: words.walk },
  { keys: ['Home', 'End'], does: words.ends },
  { keys: ['ArrowUp'], does: words.up },
  { keys: ['ArrowDown'], does: words.down },
  { keys: ['Delete'], does: words.discard },
  { keys: ['Escape'], does: words.back },
];
