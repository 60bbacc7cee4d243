// The turns of The Great Race in the log: what was chosen, and what everybody had chosen once it has been turned over.
import type { Listing } from '../../table/turns';
import { catalogue } from '../../words/catalogue.svelte';
import { text } from '../../words/text';
import { isLaid, type Cause } from './causes';
import { playsIn } from './rows';
import { cardsInWords } from './told_words';
import { actionOf, type ActionName, type RaceAction } from './view';
import { actionName, words } from './words';

const did = catalogue(
  {
    chose: (card: string) => `chose ${card}`,
    exchanged: (give: string, get: string) => `exchanged ${give} for ${get}`,
    traded: 'traded 2 karma for 3 spaces',
    used: 'used the animal’s power',
    gave: (energy: number) => `gave a ${energy} to the river`,
    fell: 'fell back from the river',
    done: 'kept the rest',
  },
  {
    chose: (card) => `选了${card}`,
    exchanged: (give, get) => `用 ${give} 换 ${get}`,
    traded: '用 2 点业力换 3 格',
    used: '用了动物的能力',
    gave: (energy) => `把一张 ${energy} 交给河水`,
    fell: '从河里退回',
    done: '不再换',
  },
);

function deed({ kind, action, energy, give = [], get = [], karma }: RaceAction): string {
  switch (kind) {
    case 'card':
    case 'play':
      return action ? did.chose(words.cardWith(actionName(action), energy ?? null)) : '';
    case 'exchange':
      return did.exchanged(cardsInWords(give, karma), cardsInWords(get));
    case 'trade':
      return did.traded;
    case 'ability':
      return did.used;
    case 'return':
      return did.gave(energy ?? 0);
    case 'fallback':
      return did.fell;
    case 'done':
      return did.done;
    default:
      return '';
  }
}

export const listing: Listing = {
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write: (steps) =>
    steps
      .map((step) => deed(actionOf(step)))
      .filter(Boolean)
      .join(' · '),
  reveal: (causes, names) =>
    playsIn(causes as Cause[])
      .map(
        ({ seat, action, energy }) => `${names[seat] ?? ''}${text.colon}${words.cardWith(actionName(action), energy)}`,
      )
      .join(' · '),
  tells: (cause) => !isLaid(cause),
  under: ({ act }) => (act ? actionName(act as ActionName) : ''),
};
