import type { BoardKind } from '../board';
import { advise } from './advise';
import Birthdays from './Birthdays.svelte';
import Board from './Board.svelte';
import { listing } from './listing';
import Picture from './Picture.svelte';
import Result from './Result.svelte';
import { tell } from './tell';
import { words } from './words';

export const kind: BoardKind = {
  board: Board,
  layout: 'table',
  linger: 700,
  tell,
  listing,
  advise,
  result: Result,
  words,
  minutes: 25,
  picture: Picture,
  setup: Birthdays,
};
