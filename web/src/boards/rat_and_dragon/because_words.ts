// The words for why a move is advised, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { payoff } from '../../words/numbers';
import { words } from './words';

const score = (change: number) => (change ? payoff(change) : '±0');

export const becauseWords = catalogue(
  {
    pair: (partner: string, change: number, lifts: number) =>
      `Paired with ${partner} it changes your score by ${score(change)}` +
      (lifts ? `: the unpaired cost ${lifts} less, too.` : '.'),
    bestOfTwo: (creature: string, number: number, change: number, other: string, otherNumber: number, less: number) =>
      `At best ${words.theOne(creature, number)} changes your score by ${score(change)}, ` +
      `${words.theOne(other, otherNumber)} by ${score(less)}.`,
    noRoom: (creature: string, number: number) => `There is no room for ${words.theOne(creature, number)}.`,
    nextPair: (change: number) => `Any other pair would change it by ${score(change)} at most.`,
    alone: (change: number) => `Without a pair the change would be ${score(change)}.`,
    noBetterPair: (change: number, alone: number) =>
      `A pair here would change your score by ${score(change)} at most, leaving it unpaired by ${score(alone)}.`,
    waits: (costs: number) => `Until it has a partner it costs ${costs}.`,
  },
  {
    pair: (partner, change, lifts) =>
      `与${partner}配对，得分 ${score(change)}${lifts ? `，其中落单少扣 ${lifts} 分` : ''}。`,
    bestOfTwo: (creature, number, change, other, otherNumber, less) =>
      `画${words.theOne(creature, number)}，得分最多 ${score(change)}；画${words.theOne(other, otherNumber)}，最多 ${score(less)}。`,
    noRoom: (creature, number) => `${words.theOne(creature, number)}画不下。`,
    nextPair: (change) => `与别的配对，最多 ${score(change)}。`,
    alone: (change) => `不配对则是 ${score(change)}。`,
    noBetterPair: (change, alone) => `在这里配对，得分最多 ${score(change)}；不配对是 ${score(alone)}。`,
    waits: (costs) => `有伴之前扣 ${costs} 分。`,
  },
);
