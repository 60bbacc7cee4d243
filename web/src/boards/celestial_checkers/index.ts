import type { BoardKind } from '../board';
import { advise } from './advise';
import { decided } from './decided';
import { judge } from './judge';
import { moment } from './moment';
import { emblem } from './emblem';
import Picture from './Picture.svelte';
import { isNearEnd } from './reach';
import { listing } from './listing';
import { tell } from './tell';
import { checkersView } from './view';
import { words } from './words';

export const kind: BoardKind = {
  parts: () => import('./parts'),
  layout: 'square',
  flips: true,
  placesMessages: true,
  countsAtSeats: true,
  linger: 900,
  stays: (view, steps) => (moment(view, view, steps.slice(-1)) ? 1200 : null),
  isNearEnd: (view) => isNearEnd(checkersView(view)),
  tell,
  listing,
  moment,
  advise,
  decided,
  judges: judge,
  words,
  minutes: 20,
  usual: { placement: 'random' },
  otherwise: { words: () => words.setOutYourself, options: { placement: 'free' } },
  emblem,
  picture: Picture,
};
