// The words for why a move is advised, in both languages.
import { catalogue } from '../../words/catalogue.svelte';

export const becauseWords = catalogue(
  {
    across: 'Alone it brings you to Finish.',
    mostAlone: (what: string) => `Alone it brings ${what}, and nothing you can play brings more spaces alone.`,
    alone: (what: string) => `Alone it brings ${what}.`,
    lowerLess: 'A lower energy card would bring fewer spaces alone.',
    higherSame: 'A higher energy card would bring the same alone.',
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
    across: '若独自出这个行动，你就到终点。',
    mostAlone: (what) => `若独自出这个行动：${what}；没有别的出法独自时走得更远。`,
    alone: (what) => `若独自出这个行动：${what}。`,
    lowerLess: '配较小的能量，独自时走得较近。',
    higherSame: '配较大的能量，独自时所得一样。',
    noKarma: '不付业力。',
    power: (power) => `能力：${power}。`,
    laterFree: (cards) => `其余的牌中有 ${cards} 张数字更大，接着出它们不付业力。`,
    highest: (energy) => `${energy} 比你手中的能量都大。`,
    moreCards: (now, then) => `能量牌由 ${now} 张变为 ${then} 张。`,
    lowest: '它是你手中最小的能量。',
    keeping: '保留它就要退 8 格。',
  },
);
