// The words for what a play or a card does and why one makes it, in both languages. `who` makes it, as in sentences.
import { catalogue } from '../../words/catalogue.svelte';
import { capital } from '../../words/capital';
import { does, object, of } from '../../words/names';

/** Who else can play the same, what it is, and the highest energy card that any of them holds. */
interface Others {
  who: string;
  does: string;
  most: number;
}

/** What a play brings alone, and what it brings where others join it; nothing where nobody can. */
interface Brings {
  alone: string;
  shared: string | null;
  /** Nobody else can play it. */
  sure: boolean;
  /** Nothing else brings more spaces alone, a trade included. */
  most: boolean;
}

const onlyUpTo = ({ who, does, most }: Others) =>
  `${who} can ${does.toLowerCase()} too, but with no more than a ${most}`;
const atMost = ({ who, does, most }: Others) => `${who}也能${does}，但能量最多是 ${most}`;
/** Parts of sentences. */
const parts = catalogue(
  {
    noHigher: (who: string, highest: boolean) =>
      highest ? `; but ${does(object(who), 'has', 'have')} no higher card` : '',
    alone: (sure: boolean) => (sure ? 'Nobody else can play it now' : 'Alone'),
    shared: (shared: string | null) => (shared ? ` Shared: ${shared}.` : ''),
  },
  {
    noHigher: (who, highest) => (highest ? `；不过${who}没有更大的能量` : ''),
    alone: (sure) => (sure ? '现在没有别人能出它' : '独自'),
    shared: (shared) => (shared ? `同选：${shared}。` : ''),
  },
);
/** Who else can reach Finish, with which card and energy, and what would keep them from it. */
interface Reaches {
  who: string;
  card: string;
  energy: number;
  stops: 'more' | 'same' | null;
}

const plural = (count: number, one: string, more: string) => (count === 1 ? one : more);

export const becauseWords = catalogue(
  {
    brings: (_who: string, { alone, shared, sure, most }: Brings) =>
      `${parts.alone(sure)}: ${alone}${most ? '; no other play brings more spaces' : ''}.${parts.shared(shared)}`,
    across: (who: string, { shared, sure }: Brings) =>
      `${parts.alone(sure)}: it takes ${object(who)} to Finish.${parts.shared(shared)}`,
    // Where no more is known than what the wheel pays.
    wheelPays: (who: string, pays: string, sure: boolean) =>
      sure
        ? `Nobody else can play it now: the wheel pays ${object(who)} ${pays}.`
        : `If ${does(object(who), 'is', 'are')} alone, the wheel pays ${pays}.`,
    takesRow: (who: string, cards: number, ties: boolean) =>
      `It takes ${cards} ${plural(cards, 'card', 'cards')} of ${of('row', who)} back, and the first as well unless another there puts in ${ties ? 'more' : 'as much'}.`,
    takesItself: (who: string) => `It comes back to ${of('hand', who)}.`,
    costs: (karma: number) => `It costs ${karma} karma.`,
    nothing: (price: string) => `nothing${price}`,

    mayEnd: (all: Reaches[]) =>
      `This round may be the last: ${all
        .map(({ who, card, energy, stops }, at) => {
          const less = stops ? `, if nobody there puts in ${stops === 'more' ? 'more' : 'as much'}` : '';
          return `${at ? object(who) : `${object(who)} can reach Finish`} with ${card} and a ${energy}${less}`;
        })
        .join('; ')}.`,
    isHighest: (who: string, others: Others, energy: number) =>
      `${onlyUpTo(others)}: ${of(String(energy), who)} is sure to be the highest.`,
    notTied: (who: string, others: Others, energy: number, risky: number) =>
      `${onlyUpTo(others)}: ${of(String(energy), who)} is sure to be the highest, a ${risky} could be tied.`,
    notBeaten: (who: string, others: Others, energy: number, risky: number) =>
      `${onlyUpTo(others)}: ${of(String(energy), who)} is sure to be the highest, a ${risky} could be beaten.`,
    allGain: (who: string, energy: number) =>
      `Everybody there gains what the wheel pays, and the ${energy} is ${of('lowest card', who)}.`,
    rowComesBack: (who: string, energy: number) =>
      `All but the row’s first card comes back whatever the others play, and the ${energy} is ${of('lowest card', who)}.`,
    tiesGain: (does: string, energy: number) =>
      `Nobody else who can ${does.toLowerCase()} has more than a ${energy}, and tied players gain too.`,
    tied: (who: string, rivals: string, energy: number, highest: boolean) =>
      `${rivals} could tie ${of(String(energy), who)}, and then nobody gets what the wheel pays${parts.noHigher(who, highest)}.`,
    tiedForMore: (who: string, rivals: string, energy: number, highest: boolean) =>
      `${rivals} could tie ${of(String(energy), who)}, and then nobody counts as the highest${parts.noHigher(who, highest)}.`,
    tiesTakeFirst: (who: string, energy: number) =>
      `Nobody else who can strategise has more than a ${energy}: even tied ${does(object(who), 'takes', 'take')} the row’s first card back.`,
    more: (rivals: string, most: number) => `${rivals} could put in more, up to a ${most}.`,
    moreThanHighest: (who: string, rivals: string, most: number, energy: number) =>
      `${rivals} could put in more, up to a ${most}; but the ${energy} is ${of('highest card', who)}.`,
    moreThanLowest: (who: string, rivals: string, most: number, energy: number) =>
      `${rivals} could put in more, up to a ${most}; so ${does(object(who), 'risks', 'risk')} only ${of('lowest card', who)}, a ${energy}.`,
    lowerLess: 'With a lower energy card it brings fewer spaces.',
    higherSame: 'With a higher energy card it brings no more.',
    noKarma: 'It costs no karma.',

    best: (amount: string, spaces: boolean, trades: boolean) =>
      `Alone it brings ${amount}${trades ? ' with the trade' : ''}; no other play brings more${spaces ? '' : ' of that'}.`,
    power: (power: string) => `Its power: ${power}.`,
    powerOf: (animal: string, power: string) => `The ${animal}: ${power}.`,
    // The card before the race.
    mostKarma: (karma: number) => `No number is larger: it brings ${karma} karma, unless another lays it too.`,
    leastKarma: 'No number is smaller: it brings 1 karma.',
    givesTo: (number: number) => `Large numbers pay small ones: it gives 1 karma to everybody who lays a ${number}.`,
    getsFrom: (number: number) => `Large numbers pay small ones: it gets 1 karma from everybody who lays a ${number}.`,
    // How many cards, their numbers, and those of them that cannot be the first card.
    laterFree: (who: string, cards: number, numbers: string, late: number[]) => {
      const join = late.length ? `; ${late.join(' and ')} ${plural(late.length, 'joins', 'join')} in round 1` : '';
      const others = of('other cards', who);
      return cards === 1
        ? `One of ${others} is higher (${numbers}${join}): after this one it costs no karma.`
        : `${cards} of ${others} are higher (${numbers}${join}): after this one they cost no karma.`;
    },

    // In a turn.
    highest: (who: string, energy: number) => `A ${energy} is higher than any energy card in ${of('hand', who)}.`,
    cardsThen: (who: string, now: number, then: number) =>
      `${does(who, 'then has', 'then have')} ${then} energy ${plural(then, 'card', 'cards')} instead of ${now}.`,
    handThen: (who: string, cards: string) => `${capital(of('energy', who))} is then ${cards}.`,
    karmaThen: (who: string, now: number, then: number) =>
      now === then
        ? `${does(who, 'has', 'have')} ${now} karma already, and that is the most.`
        : `${does(who, 'then has', 'then have')} ${then} karma instead of ${now}.`,
    leads: (who: string, space: string) => `It takes ${object(who)} to ${space}.`,
    stays: (who: string, space: string) => `${does(who, 'stays', 'stay')} on ${space}.`,
    keepsKarma: (who: string, karma: number) => `${does(who, 'keeps', 'keep')} ${karma} karma.`,
    unused: (what: string) => `It leaves ${what} unused.`,
    gainComes: (animal: string) => `The ${animal}’s gain comes all the same.`,
    gainNow: 'It would come anyway; taken now, it can serve an exchange or a trade.',
    lowest: (who: string) => `It is the lowest energy card in ${of('hand', who)}.`,
    top: (who: string) => `It is the highest energy card in ${of('hand', who)}.`,
    keeping: 'To keep it would cost 8 spaces.',
    firstToo: 'The row’s first card comes back too.',
    gains: (what: string) => `It brings ${what}.`,
    keepsHand: (who: string) => `${does(who, 'keeps', 'keep')} every energy card.`,
  },
  {
    brings: (_who, { alone, shared, sure, most }) =>
      `${parts.alone(sure)}：${alone}${most ? '；别的出法都不会走得更远' : ''}。${parts.shared(shared)}`,
    across: (who, { shared, sure }) => `${parts.alone(sure)}：${who}就到终点。${parts.shared(shared)}`,
    wheelPays: (who, pays, sure) => `${parts.alone(sure)}：转盘给${who}${pays}。`,
    takesRow: (who, cards, ties) =>
      `收回${who}牌列中的 ${cards} 张；若同选者无人${ties ? '出得更多' : '出得一样多或更多'}，第一张也收回。`,
    takesItself: (who) => `这张牌回到${who}手中。`,
    costs: (karma) => `付 ${karma} 点业力。`,
    nothing: (price) => `一无所得${price}`,

    mayEnd: (all) =>
      `这可能是最后一回合：${all
        .map(({ who, card, energy, stops }) => {
          const less = stops ? `，只要没人出得${stops === 'more' ? '更多' : '一样多或更多'}` : '';
          return `${who}用${card}配 ${energy} 就能到终点${less}`;
        })
        .join('；')}。`,
    isHighest: (who, others, energy) => `${atMost(others)}：${who}的 ${energy} 必定最高。`,
    notTied: (who, others, energy, risky) => `${atMost(others)}：${who}的 ${energy} 必定最高，${risky} 却可能并列。`,
    notBeaten: (who, others, energy, risky) => `${atMost(others)}：${who}的 ${energy} 必定最高，${risky} 却可能输。`,
    allGain: (who, energy) => `人人都得转盘的收益，而 ${energy} 是${who}最小的能量。`,
    rowComesBack: (who, energy) => `不管别人出什么，牌列除第一张外都收回，而 ${energy} 是${who}最小的能量。`,
    tiesGain: (does, energy) => `别的能${does}的人能量都不超过 ${energy}，并列者也都得益。`,
    tied: (who, rivals, energy, highest) =>
      `${rivals}可能与${who}的 ${energy} 并列，那就谁也得不到转盘的收益${parts.noHigher(who, highest)}。`,
    tiedForMore: (who, rivals, energy, highest) =>
      `${rivals}可能与${who}的 ${energy} 并列，那就谁也不算最高${parts.noHigher(who, highest)}。`,
    tiesTakeFirst: (who, energy) => `别的能谋划的人能量都不超过 ${energy}：就是并列，${who}也收回第一张牌。`,
    more: (rivals, most) => `${rivals}可能投得更多，最多 ${most}。`,
    moreThanHighest: (who, rivals, most, energy) =>
      `${rivals}可能投得更多，最多 ${most}；不过 ${energy} 是${who}最大的能量。`,
    moreThanLowest: (who, rivals, most, energy) =>
      `${rivals}可能投得更多，最多 ${most}；所以${who}只冒险用最小的 ${energy}。`,
    lowerLess: '配较小的能量，走得较近。',
    higherSame: '配较大的能量，所得也一样。',
    noKarma: '不付业力。',

    best: (amount, spaces, trades) =>
      `独自时${trades ? '换步后' : ''}得${amount}，没有${spaces ? '' : '在这一项上'}更多的出法。`,
    power: (power) => `能力：${power}。`,
    powerOf: (animal, power) => `${animal}：${power}。`,
    mostKarma: (karma) => `没有更大的数字：得 ${karma} 点业力，除非别人也出它。`,
    leastKarma: '没有更小的数字：得 1 点业力。',
    givesTo: (number) => `大数要付给小数：给每个出 ${number} 的 1 点业力。`,
    getsFrom: (number) => `大数要付给小数：从每个出 ${number} 的得 1 点业力。`,
    laterFree: (who, cards, numbers, late) => {
      const join = late.length ? `；${late.join('、')} 从第 1 回合起可出` : '';
      return `${who}其余的牌中有 ${cards} 张更大（${numbers}${join}），接着出它们不付业力。`;
    },

    highest: (who, energy) => `${energy} 比${who}手中的能量都大。`,
    cardsThen: (who, now, then) => `${who}的能量牌由 ${now} 张变为 ${then} 张。`,
    handThen: (who, cards) => `${who}的能量变为 ${cards}。`,
    karmaThen: (who, now, then) =>
      now === then ? `${who}已有 ${now} 点业力，到了上限。` : `${who}的业力由 ${now} 点变为 ${then} 点。`,
    leads: (who, space) => `${who}到${space}。`,
    stays: (who, space) => `${who}留在${space}。`,
    keepsKarma: (who, karma) => `${who}还有 ${karma} 点业力。`,
    unused: (what) => `放弃${what}。`,
    gainComes: (animal) => `${animal}的收益照样会来。`,
    gainNow: '它反正会来；现在取得，还能用于兑换或换步。',
    lowest: (who) => `它是${who}手中最小的能量。`,
    top: (who) => `它是${who}手中最大的能量。`,
    keeping: '保留它就要退 8 格。',
    firstToo: '牌列的第一张也收回。',
    gains: (what) => `${what}。`,
    keepsHand: (who) => `${who}的能量牌都保留。`,
  },
);
