import type { BoardKind } from '../board';
import { advise } from './advise';
import Board from './Board.svelte';
import Result from './Result.svelte';
import { tell } from './tell';

export const celestialCheckers: BoardKind = {
  board: Board,
  layout: 'square',
  flips: true,
  linger: 400,
  tell,
  advise,
  result: Result,
};
