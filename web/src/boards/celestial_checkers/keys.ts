// The keys of the squares (Squares.svelte) and of the hand (Hand.svelte).
import type { Shortcut } from '../../shortcuts/shortcuts';
import { catalogue } from '../../words/catalogue.svelte';

const words = catalogue(
  {
    walk: 'To the next square; in the hand, to the next animal',
    square: 'To a square: its letter, then its digit',
    next: 'To the next animal that can move, or to the next target; to the one before',
    take: 'Pick an animal up, put it down',
    back: 'Put it back',
  },
  {
    walk: '到旁边的格子；在手中，到旁边的动物',
    square: '到某一格：先按字母，再按数字',
    next: '到下一只能走的动物，或下一个能到的格子；到上一个',
    take: '拿起动物，放下动物',
    back: '放回去',
  },
);

export const keys = (): Shortcut[] => [
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: words.walk },
  { keys: ['A–H', '1–8'], does: words.square },
  { keys: ['N', 'Shift+N'], does: words.next },
  { keys: ['Enter', 'Space'], does: words.take },
  { keys: ['Escape'], does: words.back },
];
