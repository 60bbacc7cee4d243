// What is asked of whoever decides, in one line.
import type { Choice } from './choice.svelte';
import { storyWords } from './story_words';
import { atFinish, countsAs, energiesOf, type RaceView, type Runner } from './view';
import { actionName, cardName, words } from './words';

/** From how far the end is near. */
const stretch = 8;

/** Who are nearest to Finish once that is near, and how far it still is. */
export function nearestIn({ seats, finish }: RaceView): { nearest: number[]; left: number } | null {
  const furthest = Math.max(...seats.map(({ position }) => position));
  const left = finish - furthest;
  const nearest = seats.flatMap(({ position }, seat) => (position === furthest ? [seat] : []));
  return left > 0 && left <= stretch ? { nearest, left } : null;
}

export function questionOf(view: RaceView, choice: Choice, runner: Runner | null): string {
  const { phase, turn } = view;
  switch (phase) {
    case 'animals':
      return words.chooseAnimal;
    case 'cards':
      return choice.action ? words.asFirst(actionName(choice.action)) : words.chooseCard;
    case 'pig':
      return words.pigAsks;
    case 'river':
      return words.riverAsks;
    case 'horse':
      return words.horseAsks;
    case 'window': {
      const target = choice.target === null ? undefined : choice.targets[choice.target];
      if (target) return target.get.length ? storyWords.giveQuestion(String(target.get[0])) : storyWords.giveSplit;
      if (atFinish(view, turn?.seat)) return words.homeAsks;
      const can = [
        ...(choice.targets.length ? [words.anExchange] : []),
        ...(choice.has('trade') ? [words.aTrade] : []),
        ...(choice.has('ability') ? [words.aGain] : []),
      ];
      return words.windowAsks(turn?.action ? actionName(turn.action) : '', can.join(words.orElse));
    }
    default:
      if (choice.action && !choice.forced)
        return storyWords.energyNext(cardName(choice.action, countsAs(runner, choice.action)));
      if (choice.only === 'Strategise' && runner && energiesOf(runner).length === 1) return words.lastMust;
      return choice.only ? words.onlyOne(actionName(choice.only)) : storyWords.actionFirst;
  }
}
