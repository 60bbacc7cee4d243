// The turns of The Rat and the Dragon in the log: what the dice offered, and who drew which creature.
import type { Listing } from '../../table/turns';
import { catalogue } from '../../words/catalogue.svelte';
import { signName } from '../../pieces/signs';
import { deedsOf } from './news';
import { newsWords } from './news_words';
import type { Step } from '../../wire/protocol';
import { actionOf, type RatAction } from './view';

const words = catalogue(
  {
    round: (round: number) => `Round ${round}`,
    dice: (pair: string, other: number) => `the dice: ${pair} and ${other}`,
    card: (creature: string) => `the card: ${creature}`,
    drew: (creature: string) => `drew the ${creature}`,
    paired: 'made a pair',
  },
  {
    round: (round) => `第 ${round} 轮`,
    dice: (pair, other) => `骰子：${pair} 和 ${other}`,
    card: (creature) => `翻牌：${creature}`,
    drew: (creature) => `画了${creature}`,
    paired: '配成一对',
  },
);

/** A round begins with a card or a throw. */
const opensRound = (step: Step) => ['card', 'throw'].includes(actionOf(step).kind);

const cardOf = (action: RatAction) => (action.kind === 'card' ? signName(action.creature) : '');

export const listing: Listing = {
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write: (steps, _, earlier = []) =>
    steps
      .map((step, at) => {
        const action = actionOf(step);
        if (opensRound(step)) {
          const round = words.round([...earlier, ...steps.slice(0, at + 1)].filter(opensRound).length);
          const shown =
            action.kind === 'throw' ? words.dice(action.pair.join('+'), action.other) : words.card(cardOf(action));
          return [round, shown].join(' · ');
        }
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
