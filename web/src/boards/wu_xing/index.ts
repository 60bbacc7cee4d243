import type { BoardKind } from '../board';
import { advise } from './advise';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Result from './Result.svelte';
import { listing } from './listing';
import { holds } from './holds';
import { tell } from './tell';
import { words } from './words';

export const kind: BoardKind = {
  board: Board,
  layout: 'table',
  linger: 900,
  tell,
  listing,
  holds,
  advise,
  result: Result,
  words,
  minutes: 25,
  usual: { end: 'piles' },
  otherwise: { words: () => words.longGame, options: { end: 'tiles' } },
  picture: Picture,
};
