import type { BoardKind } from '../board';
import { advise } from './advise';
import Birthdays from './Birthdays.svelte';
import { listing } from './listing';
import { levelInWords } from './level';
import { moment } from './moment';
import { emblem } from './emblem';
import Picture from './Picture.svelte';
import { roundAfter } from './story';
import { roundInWords } from './story_words';
import { tell } from './tell';
import { raceView } from './view';
import { words } from './words';

export const kind: BoardKind = {
  parts: () => import('./parts'),
  layout: 'table',
  placesMessages: 'hints',
  linger: 700,
  tell,
  listing,
  moment,
  when: (steps) => roundInWords(roundAfter(steps)),
  advise,
  level: (view, names) => levelInWords(raceView(view), names),
  words,
  minutes: 25,
  emblem,
  picture: Picture,
  setup: Birthdays,
};
