import type { BoardKind } from '../board';
import { advise } from './advise';
import { decided } from './decided';
import { moment } from './moment';
import { emblem } from './emblem';
import Picture from './Picture.svelte';
import { listing } from './listing';
import { standings } from './standings';
import { stays } from './stays';
import { tell } from './tell';
import { words } from './words';

export const kind: BoardKind = {
  parts: () => import('./parts'),
  layout: 'table',
  placesMessages: 'phone',
  countsAtSeats: true,
  linger: 900,
  inTurn: true,
  stays,
  tell,
  listing,
  moment,
  advise,
  decided: (...asked) => decided(...asked).map((words) => ({ words })),
  standings,
  // Of the cards that hands hide it may say no chance.
  judges: ({ seat, text }, names) => (text ? words.judged(names[seat] ?? '', text) : ''),
  words,
  minutes: 10,
  emblem,
  picture: Picture,
};
