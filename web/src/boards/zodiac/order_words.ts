// The words for the order in which cards go up and come down, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { theAll } from './words';

export const orderWords = catalogue(
  {
    upInOrder: (card: string, others: string[]) =>
      `If the ${card} goes up first, ${theAll(others)} cannot go up before your next turn.`,
    downInOrder: (card: string, others: string[]) =>
      `If the ${card} comes down first, ${theAll(others)} cannot come down before your next turn.`,
    upTooLate: (card: string, after: string) =>
      `Cards go up in the order Rat to Pig: after the ${after}, the ${card} must wait for your next turn.`,
    downTooLate: (card: string, after: string) =>
      `Cards come down in the order Rat to Pig: after the ${after}, the ${card} must wait for your next turn.`,
    cameDown: (card: string) => `The ${card} came down this turn: it can go up in your next one.`,
    wentUp: (card: string) => `The ${card} went up this turn: it can come down in your next one.`,
  },
  {
    upInOrder: (card, others) => `若先亮出${card}，${others.join('、')}要到你下一回合才能亮出。`,
    downInOrder: (card, others) => `若先收回${card}，${others.join('、')}要到你下一回合才能收回。`,
    upTooLate: (card, after) => `亮牌按鼠到猪的次序：亮出${after}之后，${card}要等到你下一回合。`,
    downTooLate: (card, after) => `收牌按鼠到猪的次序：收回${after}之后，${card}要等到你下一回合。`,
    cameDown: (card) => `${card}这回合已收回，下一回合才能亮出。`,
    wentUp: (card) => `${card}这回合已亮出，下一回合才能收回。`,
  },
);
