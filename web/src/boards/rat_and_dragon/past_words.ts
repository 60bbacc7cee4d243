// The words for what was chosen, where one looks back, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { listOf } from '../../words/lists';

export const pastWords = catalogue(
  {
    /** What was not chosen. */
    instead: 'instead',
    drawnBy: (names: string[]) => `drawn by ${listOf(names)}`,
    insteadIs: 'could have been drawn instead',
  },
  {
    instead: '也可画',
    drawnBy: (names) => `${listOf(names)}画了它`,
    insteadIs: '也可以画它',
  },
);
