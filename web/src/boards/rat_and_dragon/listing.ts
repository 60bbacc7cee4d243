// The turns of The Rat and the Dragon in the log: what the dice offered, and who drew which creature.
import type { Listing } from '../../table/turns';
import { catalogue } from '../../words/catalogue.svelte';
import { signName } from '../../pieces/signs';
import { deedsOf } from './news';
import { newsWords } from './news_words';
import { actionOf } from './view';

const words = catalogue(
  {
    dice: (pair: string, other: number) => `The dice: ${pair} and ${other}`,
    drew: (creature: string) => `drew the ${creature}`,
    paired: 'made a pair',
  },
  {
    dice: (pair, other) => `骰子：${pair} 和 ${other}`,
    drew: (creature) => `画了${creature}`,
    paired: '配成一对',
  },
);

export const listing: Listing = {
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write: (steps) =>
    steps
      .map((step) => {
        const action = actionOf(step);
        if (action.kind === 'throw') return words.dice(action.pair.join('+'), action.other);
        if (action.kind === 'choose' && action.creature) return words.drew(signName(action.creature));
        return action.kind === 'pair' ? words.paired : '';
      })
      .filter(Boolean)
      .join(' · '),
  reveal: (causes, names) =>
    deedsOf(causes)
      .flatMap(({ seat, drawn, partner }) => {
        const name = names[seat] ?? '';
        if (!drawn) return [];
        return [partner ? newsWords.pairedSaid(name, drawn, partner) : newsWords.drewSaid(name, drawn)];
      })
      .join(newsWords.separator),
  // A pair is told once, with its points.
  tells: ({ what }) => what !== 'pairs',
};
