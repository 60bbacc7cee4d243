import type { BoardKind } from '../board';
import { advise } from './advise';
import { decided } from './decided';
import { moment } from './moment';
import { emblem } from './emblem';
import Picture from './Picture.svelte';
import { listing, when } from './listing';
import { tell } from './tell';
import { ratView, thrown } from './view';
import { stays } from './watch';
import { words } from './words';

export const kind: BoardKind = {
  parts: () => import('./parts'),
  layout: 'table',
  placesMessages: 'hints',
  linger: 700,
  stays,
  isOut: (view, seat) => ratView(view).sheets[seat]?.done === true,
  tell,
  listing,
  when,
  thrown,
  moment,
  advise,
  decided: (...asked) => decided(...asked).map((words) => ({ words })),
  words,
  minutes: 30,
  emblem,
  picture: Picture,
};
