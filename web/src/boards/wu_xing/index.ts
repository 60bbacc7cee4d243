import type { BoardKind } from '../board';
import { thrown } from './actions';
import { advise } from './advise';
import { moment } from './moment';
import { stays } from './beats';
import { emblem } from './emblem';
import Picture from './Picture.svelte';
import { listing, when } from './listing';
import { holds } from './holds';
import { tell } from './tell';
import { words } from './words';

export const kind: BoardKind = {
  parts: () => import('./parts'),
  layout: 'table',
  placesMessages: 'hints',
  leads: () => words.leads,
  countsAtSeats: true,
  linger: 900,
  inTurn: true,
  stays: (_, steps, own) => stays(steps, own),
  tell,
  listing,
  when,
  thrown,
  moment,
  holds,
  advise,
  words,
  minutes: 25,
  usual: { end: 'piles' },
  otherwise: { words: () => words.longGame, options: { end: 'tiles' } },
  emblem,
  picture: Picture,
};
