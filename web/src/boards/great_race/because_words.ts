// The words for why a move is advised, in both languages.
import { catalogue } from '../../words/catalogue.svelte';

/** Who else can play the same, what it is, and the highest energy card that any of them holds. */
interface Others {
  who: string;
  does: string;
  most: number;
}

const onlyUpTo = ({ who, does, most }: Others) =>
  `${who} can ${does.toLowerCase()} too, but with no more than a ${most}`;
const atMost = ({ who, does, most }: Others) => `${who}也能${does}，但能量最多是 ${most}`;

export const becauseWords = catalogue(
  {
    // `sure`: nobody else can play it.
    across: (sure: boolean) =>
      sure
        ? 'Nobody else can play it now: it takes you to Finish.'
        : 'If nobody else chooses it, it takes you to Finish.',
    mostAlone: (what: string, sure: boolean) =>
      sure
        ? `Nobody else can play it now: it brings ${what}, and nothing you can play brings more spaces alone.`
        : `If nobody else chooses it, it brings ${what}, and nothing you can play brings more spaces alone.`,
    alone: (what: string, sure: boolean) =>
      sure ? `Nobody else can play it now: it brings ${what}.` : `If nobody else chooses it, it brings ${what}.`,
    isHighest: (others: Others, energy: number) => `${onlyUpTo(others)}: your ${energy} is sure to be the highest.`,
    notTied: (others: Others, energy: number, risky: number) =>
      `${onlyUpTo(others)}: your ${energy} is sure to be the highest, a ${risky} could be tied.`,
    notBeaten: (others: Others, energy: number, risky: number) =>
      `${onlyUpTo(others)}: your ${energy} is sure to be the highest, a ${risky} could be beaten.`,
    allGain: (energy: number) => `Everybody there gains what the wheel pays, and the ${energy} is your lowest card.`,
    rowComesBack: (energy: number) =>
      `All but the row’s first card comes back whatever the others play, and the ${energy} is your lowest card.`,
    tiesGain: (does: string, energy: number) =>
      `Nobody else who can ${does.toLowerCase()} has more than a ${energy}, and tied players gain too.`,
    tied: (who: string, energy: number, highest: boolean) =>
      `${who} could tie your ${energy}, and then nobody gets what the wheel pays${highest ? '; but you have no higher card' : ''}.`,
    tiedForMore: (who: string, energy: number, highest: boolean) =>
      `${who} could tie your ${energy}, and then nobody counts as the highest${highest ? '; but you have no higher card' : ''}.`,
    tiesTakeFirst: (energy: number) =>
      `Nobody else who can strategise has more than a ${energy}: even tied you take the row’s first card back.`,
    more: (who: string, most: number) => `${who} could put in more, up to a ${most}.`,
    moreThanHighest: (who: string, most: number, energy: number) =>
      `${who} could put in more, up to a ${most}; but the ${energy} is your highest card.`,
    moreThanLowest: (who: string, most: number, energy: number) =>
      `${who} could put in more, up to a ${most}; so you risk only your lowest card, a ${energy}.`,
    lowerLess: 'With a lower energy card it brings fewer spaces.',
    higherSame: 'With a higher energy card it brings no more.',
    noKarma: 'It costs no karma.',
    power: (power: string) => `Its power: ${power}.`,
    // How many cards, their numbers, and those of them that cannot be the first card.
    laterFree: (cards: number, numbers: string, late: number[]) => {
      const join = late.length ? `; ${late.join(' and ')} ${late.length === 1 ? 'joins' : 'join'} in round 1` : '';
      return cards === 1
        ? `One of your other cards is higher (${numbers}${join}): after this one it costs no karma.`
        : `${cards} of your other cards are higher (${numbers}${join}): after this one they cost no karma.`;
    },
    highest: (energy: number) => `A ${energy} is higher than any energy card in your hand.`,
    moreCards: (now: number, then: number) => `You then have ${then} energy cards instead of ${now}.`,
    lowest: 'It is the lowest energy card in your hand.',
    keeping: 'To keep it would cost 8 spaces.',
  },
  {
    across: (sure) => (sure ? '现在没有别人能出它：你就到终点。' : '如果没有别人选它，你就到终点。'),
    mostAlone: (what, sure) =>
      sure
        ? `现在没有别人能出它：${what}；别的出法独自都不会走得更远。`
        : `如果没有别人选它：${what}；别的出法独自都不会走得更远。`,
    alone: (what, sure) => (sure ? `现在没有别人能出它：${what}。` : `如果没有别人选它：${what}。`),
    isHighest: (others, energy) => `${atMost(others)}：你的 ${energy} 必定最高。`,
    notTied: (others, energy, risky) => `${atMost(others)}：你的 ${energy} 必定最高，${risky} 却可能并列。`,
    notBeaten: (others, energy, risky) => `${atMost(others)}：你的 ${energy} 必定最高，${risky} 却可能输。`,
    allGain: (energy) => `人人都得转盘的收益，而 ${energy} 是你最小的能量。`,
    rowComesBack: (energy) => `不管别人出什么，牌列除第一张外都收回，而 ${energy} 是你最小的能量。`,
    tiesGain: (does, energy) => `别的能${does}的人能量都不超过 ${energy}，并列者也都得益。`,
    tied: (who, energy, highest) =>
      `${who}可能与你的 ${energy} 并列，那就谁也得不到转盘的收益${highest ? '；不过你没有更大的能量' : ''}。`,
    tiedForMore: (who, energy, highest) =>
      `${who}可能与你的 ${energy} 并列，那就谁也不算最高${highest ? '；不过你没有更大的能量' : ''}。`,
    tiesTakeFirst: (energy) => `别的能谋划的人能量都不超过 ${energy}：就是并列，第一张牌也收回。`,
    more: (who, most) => `${who}可能投得更多，最多 ${most}。`,
    moreThanHighest: (who, most, energy) => `${who}可能投得更多，最多 ${most}；不过 ${energy} 是你最大的能量。`,
    moreThanLowest: (who, most, energy) => `${who}可能投得更多，最多 ${most}；所以只冒险用你最小的 ${energy}。`,
    lowerLess: '配较小的能量，走得较近。',
    higherSame: '配较大的能量，所得也一样。',
    noKarma: '不付业力。',
    power: (power) => `能力：${power}。`,
    laterFree: (cards, numbers, late) => {
      const join = late.length ? `；${late.join('、')} 从第 1 回合起可出` : '';
      return `其余的牌中有 ${cards} 张更大（${numbers}${join}），接着出它们不付业力。`;
    },
    highest: (energy) => `${energy} 比你手中的能量都大。`,
    moreCards: (now, then) => `能量牌由 ${now} 张变为 ${then} 张。`,
    lowest: '它是你手中最小的能量。',
    keeping: '保留它就要退 8 格。',
  },
);
