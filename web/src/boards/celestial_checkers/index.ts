import type { BoardKind } from '../board';
import { advise } from './advise';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import Result from './Result.svelte';
import { listing } from './listing';
import { tell } from './tell';
import { words } from './words';

export const kind: BoardKind = {
  board: Board,
  layout: 'square',
  flips: true,
  linger: 400,
  tell,
  listing,
  advise,
  result: Result,
  words,
  minutes: 20,
  usual: { placement: 'random' },
  otherwise: { words: () => words.setOutYourself, options: { placement: 'free' } },
  picture: Picture,
};
