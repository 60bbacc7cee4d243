// What is asked of whoever decides, in one line.
import type { Choice } from './choice.svelte';
import { storyWords } from './story_words';
import { atFinish, type RaceView } from './view';
import { actionName, words } from './words';

export function questionOf(view: RaceView, choice: Choice): string {
  const { phase, turn } = view;
  switch (phase) {
    case 'animals':
      return words.chooseAnimal;
    case 'cards':
      return words.chooseCard;
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
      if (choice.only?.action) return words.onlyOne(actionName(choice.only.action));
      return choice.action ? storyWords.energyNext(actionName(choice.action)) : storyWords.actionFirst;
  }
}
