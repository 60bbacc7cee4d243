// A move as advice: "play Walk with a 3".
import { signName } from '../../pieces/signs';
import type { LegalMove, View } from '../../wire/protocol';
import { cardsInWords, toldWords } from './told_words';
import { actionOf, countsAs, raceView } from './view';
import { actionName, cardName, words } from './words';

/** The label of a button within a sentence. */
const within = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

const gains = () => ({ card: words.abilityCard, karma: words.abilityKarma, move: words.abilityMove });

export function advise(legal: LegalMove, seen: View): string {
  const view = raceView(seen);
  const { kind, animal, number, action, energy = 0, karma, give = [], get = [], gain } = actionOf(legal);
  switch (kind) {
    case 'animal':
      return toldWords.adviseAnimal(signName(animal ?? ''));
    case 'card':
      return toldWords.adviseCard(number ?? 0, action ? actionName(action) : '');
    case 'play':
      return toldWords.advisePlay(
        action ? cardName(action, countsAs(view.seats[legal.seat] ?? null, action)) : '',
        energy,
      );
    case 'exchange':
      return toldWords.adviseExchange(cardsInWords(give, karma), cardsInWords(get));
    case 'trade':
      return within(words.tradeDo);
    case 'ability':
      if (gain) return toldWords.adviseGain(within(gains()[gain]));
      if (view.phase === 'horse') return toldWords.adviseHorse;
      return within(words.abilityNow(signName(view.seats[legal.seat]?.animal ?? '')));
    case 'return':
      return toldWords.adviseReturn(energy);
    case 'fallback':
      return toldWords.adviseFallback;
    case 'done':
      return view.phase === 'horse' ? toldWords.adviseStay : toldWords.adviseDone;
  }
}
