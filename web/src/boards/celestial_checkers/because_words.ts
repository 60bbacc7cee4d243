// The words for why a move is advised, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { nameOf } from './animals';

export const becauseWords = catalogue(
  {
    strong: (takers: number) =>
      takers === 1
        ? 'Only one of the twelve animals can take it.'
        : `Only ${takers} of the twelve animals can take it.`,
    clever: (points: number, takers: number) =>
      `At home it would bring ${points} points, and ${takers} of the twelve animals can take it.`,
    home: (animal: string, points: number) => `It brings the ${animal} home: +${points}.`,
    cleverest: (taken: string, points: number) =>
      `No animal that you can take now is cleverer: at home the ${taken} would bring ${points}.`,
    mustTake: 'There must be a capture.',
    /** What the computer expects after it. */
    expects: (events: string[]) => `What the computer expects to come of it: ${events.join(', ')}.`,
    expectsNothing: (animal: string) => `The computer does not expect your ${animal} to be taken back.`,
    takes: (animal: string, taken: string, own: boolean) =>
      own ? `your ${animal} takes the ${taken}` : `the ${animal} takes your ${taken}`,
    arrives: (animal: string, points: number, own: boolean) =>
      own ? `your ${animal} comes home (+${points})` : `the ${animal} comes home (+${points} for the other side)`,
  },
  {
    strong: (takers) => `十二只动物中只有 ${takers} 只能吃它。`,
    clever: (points, takers) => `它到家值 ${points} 分，而十二只动物中有 ${takers} 只能吃它。`,
    home: (animal, points) => `${nameOf(animal)}到家：+${points} 分。`,
    cleverest: (taken, points) => `现在能吃的，没有比${nameOf(taken)}智慧更高的（到家值 ${points} 分）。`,
    mustTake: '这一步必须吃。',
    expects: (events) => `电脑预计之后：${events.join('，')}。`,
    expectsNothing: (animal) => `电脑预计${nameOf(animal)}不会被吃回去。`,
    takes: (animal, taken, own) =>
      own ? `你的${nameOf(animal)}吃对方的${nameOf(taken)}` : `对方的${nameOf(animal)}吃你的${nameOf(taken)}`,
    arrives: (animal, points, own) =>
      own ? `你的${nameOf(animal)}到家（+${points} 分）` : `对方的${nameOf(animal)}到家（+${points} 分）`,
  },
);
