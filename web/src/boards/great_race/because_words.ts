// The words for why a move is advised, in both languages.
import { catalogue } from '../../words/catalogue.svelte';

export const becauseWords = catalogue(
  {
    across: 'If nobody else chooses it, it takes you to Finish.',
    mostAlone: (what: string) =>
      `If nobody else chooses it, it brings ${what}, and nothing you can play brings more spaces.`,
    alone: (what: string) => `If nobody else chooses it, it brings ${what}.`,
    lowerLess: 'With a lower energy card it brings fewer spaces.',
    higherSame: 'With a higher energy card it brings no more.',
    noKarma: 'It costs no karma.',
    power: (power: string) => `Its power: ${power}.`,
    laterFree: (cards: number) =>
      cards === 1
        ? 'One of your other cards has a higher number: it costs no karma after this one.'
        : `${cards} of your other cards have a higher number: they cost no karma after this one.`,
    highest: (energy: number) => `A ${energy} is higher than any energy card in your hand.`,
    moreCards: (now: number, then: number) => `You then have ${then} energy cards instead of ${now}.`,
    lowest: 'It is the lowest energy card in your hand.',
    keeping: 'To keep it would cost 8 spaces.',
  },
  {
    across: '如果没有别人选它，你就到终点。',
    mostAlone: (what) => `如果没有别人选它：${what}；别的出法都不会走得更远。`,
    alone: (what) => `如果没有别人选它：${what}。`,
    lowerLess: '配较小的能量，走得较近。',
    higherSame: '配较大的能量，所得也一样。',
    noKarma: '不付业力。',
    power: (power) => `能力：${power}。`,
    laterFree: (cards) => `其余的牌中有 ${cards} 张数字更大，接着出它们不付业力。`,
    highest: (energy) => `${energy} 比你手中的能量都大。`,
    moreCards: (now, then) => `能量牌由 ${now} 张变为 ${then} 张。`,
    lowest: '它是你手中最小的能量。',
    keeping: '保留它就要退 8 格。',
  },
);
