import type { BoardKind } from '../board';
import { advise } from './advise';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Score from './Score.svelte';
import { listing } from './listing';
import { tell } from './tell';
import { words } from './words';

export const kind: BoardKind = {
  board: Board,
  layout: 'table',
  linger: 700,
  tell,
  listing,
  advise,
  result: Score,
  words,
  minutes: 30,
  picture: Picture,
};
