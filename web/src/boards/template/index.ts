import type { BoardKind } from '../board';
import { advise } from './advise';
import Picture from './Picture.svelte';
import { tell } from './tell';
import { words } from './words';

export const kind: BoardKind = {
  parts: () => import('./parts'),
  layout: 'table',
  linger: 900,
  tell,
  advise,
  words,
  minutes: 2,
  picture: Picture,
};
