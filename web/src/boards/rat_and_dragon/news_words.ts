// The words for what a round has brought, for the goal, and for a seat that can draw no more.
import { signName } from '../../pieces/signs';
import { capital } from '../../words/capital';
import { catalogue } from '../../words/catalogue.svelte';
import { listOf } from '../../words/lists';
import { isYou } from '../../words/names';
import type { Unpaired } from './view';

const figure = (points: number) => (points > 0 ? `+${points}` : String(points).replace('-', '−'));
const counted = (points: number) => `${figure(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;

export const newsWords = catalogue(
  {
    lastRound: 'The last round',
    /** Over the creatures without a partner. */
    unpairedOf: (name: string, count: number, { sum, costs }: Unpaired) =>
      (isYou(name) ? `Your ${count} unpaired` : `${count} unpaired of ${name}`) +
      `: ${sum} in all, half${sum % 2 ? ', rounded up,' : ''} is lost: ${figure(-costs)}`,
    allPaired: (name: string) =>
      isYou(name) ? 'All your creatures are paired.' : `All creatures of ${name} are paired.`,
    chances: 'Green: what a pair with those on offer scores.',
    /** For how many of them there is no place. */
    moreOf: (count: number) => `${count} more`,
    waits: (odd: boolean) => `waits for an ${odd ? 'even' : 'odd'} creature`,
    chance: (creature: string, points: number) => `with the ${signName(creature)} on offer ${figure(points)}`,
    /** What the other creature of the round would have brought. */
    askInstead: (name: string) => `What else ${isYou(name) ? 'you' : name} could have drawn`,
    /** Why so much comes back, or is lost. */
    halves: (before: Unpaired, after: Unpaired) =>
      `Half of ${before.sum} unpaired${before.sum % 2 || after.sum % 2 ? ', rounded up,' : ''} is ${before.costs}; of ${after.sum}, ${after.costs}: ` +
      (after.costs > before.costs
        ? `${figure(before.costs - after.costs)}.`
        : `${before.costs - after.costs || 'nothing'} back.`),
    /** Why a pair scores nothing. */
    alike: (small: boolean) => `Both are ${small ? 'small' : 'large'}: the pair scores 0.`,
    insteadPair: (creature: string, partner: string, brings: string) =>
      `${capital(creature)} with ${partner} would have brought ${brings}.`,
    insteadAlone: (creature: string, change: string) =>
      `${capital(creature)} would have had no partner in reach: ${change}.`,
    insteadNoRoom: (creature: string) => `There was no room for ${creature}.`,
    /** Where there was but one. */
    only: (creature: string, couldPair: boolean) =>
      `Only ${creature} was on offer${couldPair ? '; leaving it unpaired was a choice' : ''}.`,
    fillsHole: (odd: boolean, size: number) =>
      `It fills a hole of ${size} ${size === 1 ? 'square' : 'squares'} where nothing larger ${odd ? 'odd' : 'even'} fits.`,
    usesShut: (odd: boolean, squares: number) =>
      `It uses up ${squares} ${squares === 1 ? 'square' : 'squares'} closed to ${odd ? 'even' : 'odd'} creatures.`,
    /** `by`: who closes them in. */
    sealed: (sealed: string[], by: string[]) =>
      `${capital(sealed.join(', '))} sealed off${by.length && by.length < 4 ? ` by ${listOf(by)}` : ''}: unpaired to the end.`,
    scores: 'Scores',
    figure,
    drew: (creature: string) => signName(creature),
    /** "Jun drew Horse + Rat: +10". */
    drewSo: (name: string, what: string, points: number) => `${name} drew ${what}: ${figure(points)}`,
    both: (drawn: string, partner: string) => `${signName(drawn)} + ${signName(partner)}`,
    deed: (what: string, gain: string, unpaired: string) => `${what}, ${gain}${unpaired && `. ${unpaired}`}`,
    alone: (creature: string) => `${signName(creature)}, no partner yet`,
    out: (points: number) => `no room, out, ${counted(points)}`,
    outShort: 'out',
    /** Below how large the gaps are. */
    outWhen: 'If both numbers of a throw are larger than the gap for their kind, you are out.',

    // Before anything is drawn.
    howTo: 'How to play',
    steps: [
      'Choose one of the two.',
      'Colour as many joined squares as its number.',
      'Orange pairs with blue: small (1–6) with large (7–12) scores the difference, 8\u00a0−\u00a03\u00a0=\u00a05; else 0.',
    ] as [string, string, string],
    /** Instead of the choice, where there is none. */
    onlyOne: (creature: string) => `Draw the ${signName(creature)}: both numbers of the dice are the same.`,
    onCard: (creature: string) => `Draw the ${signName(creature)}: the card shows it.`,
    sameDice: 'All players use these dice.',

    goal: 'How to score',
    /** Before the first round. */
    goalLines: [
      'Draw one of the two creatures, and pair it with one that it touches. A creature pairs only once, for good.',
      'The red dice are added; the white one counts alone.',
      'To touch is to share a side, not a corner. Odd (orange) never touches odd, even (blue) never touches even.',
    ],
    /** What brings how much. */
    worth: [
      ['Small 1–6 (yang) with large 7–12 (yin)', 'the difference'],
      ['Two small or two large ones', '0'],
      ['Creatures without a partner', '−½ of their sum, rounded up'],
    ] as [string, string][],
    /** Below that. */
    outCosts: 'If neither fits you are out and lose the smaller number.',
    ends: (pairs: number) =>
      `It ends when all are out, or when somebody has made ${pairs === 1 ? 'a pair' : `${pairs} pairs`}. Most points win.`,

    // The last throw of a seat.
    outTitle: (values: string) => `No room for ${values}: you are out`,
    outCost: (penalty: number) => (penalty ? `It costs you ${penalty}, the smaller number.` : ''),
    outRoom: (odd: number, even: number) => `Room for ${odd} (odd) and ${even} (even) at most.`,
    /** Under the score: what it is made of. */
    sheetSum: (pairs: number, points: number, unpaired: number, penalty: number) =>
      `points: ${pairs} ${pairs === 1 ? 'pair' : 'pairs'} ${figure(points)}, unpaired ${figure(-unpaired)}, no room ${figure(-penalty)}`,
    playsOn: (names: string[]) => `${names.join(', ')} ${names.length === 1 ? 'plays' : 'play'} on.`,
    goOn: 'Go on',

    // The best pair.
    wedding: (name: string) => `${name}: the Rat and the Dragon!`,
    great: (one: string, other: string) => `The ${signName(one)} and the ${signName(other)}`,
  },
  {
    lastRound: '上一轮',
    unpairedOf: (name, count, { sum, costs }) =>
      `${name}的 ${count} 只落单动物：共 ${sum}，扣一半${sum % 2 ? '（向上取整）' : ''}：${figure(-costs)}`,
    allPaired: (name) => `${name}的动物都成对了。`,
    chances: '绿色：与可选的动物成对的得分。',
    moreOf: (count) => `还有 ${count} 只`,
    waits: (odd) => `等${odd ? '偶数' : '奇数'}动物`,
    chance: (creature, points) => `与可选的${signName(creature)}得 ${figure(points)} 分`,
    askInstead: (name) => `${name}还能画什么`,
    halves: (before, after) =>
      `落单 ${before.sum} 之半${before.sum % 2 || after.sum % 2 ? '向上取整' : ''}是 ${before.costs}，${after.sum} 之半是 ${after.costs}：` +
      (after.costs > before.costs ? `${figure(before.costs - after.costs)}。` : `收回 ${before.costs - after.costs}。`),
    alike: (small) => `两只都${small ? '小' : '大'}：这一对得 0 分。`,
    insteadPair: (creature, partner, brings) => `若画${creature}：与${partner} 成对，${brings}。`,
    insteadAlone: (creature, change) => `若画${creature}：够不到伴，${change}。`,
    insteadNoRoom: (creature) => `${creature} 画不下。`,
    only: (creature, couldPair) => `只能画${creature}${couldPair ? '；不配对是自己选的' : ''}。`,
    fillsHole: (odd, size) => `它填的空处只有 ${size} 格，更大的${odd ? '奇数' : '偶数'}画不下。`,
    usesShut: (odd, squares) => `它用掉 ${squares} 格${odd ? '偶数' : '奇数'}画不了的地方。`,
    sealed: (sealed, by) =>
      `${sealed.join('、')} 被${by.length && by.length < 4 ? `${listOf(by)} ` : ''}围死：再也不会有伴。`,
    scores: '得分',
    figure,
    drew: (creature) => signName(creature),
    drewSo: (name, what, points) => `${name}画了${what}：${figure(points)}`,
    both: (drawn, partner) => `${signName(drawn)}＋${signName(partner)}`,
    deed: (what, gain, unpaired) => `${what}，${gain}${unpaired && `。${unpaired}`}`,
    alone: (creature) => `${signName(creature)}，还没有伴`,
    out: (points) => `画不下，出局，${figure(points)} 分`,
    outShort: '出局',
    outWhen: '掷出的两个数若都比各自的最大空处大，就出局。',

    howTo: '怎样玩',
    steps: [
      '两只里选一只。',
      '数是几，就涂几个相连的格子。',
      '橙配蓝：小（1–6）配大（7–12）得两数之差，8\u00a0−\u00a03\u00a0=\u00a05；否则 0。',
    ],
    onlyOne: (creature) => `画${signName(creature)}：骰子的两个数相同。`,
    onCard: (creature) => `画${signName(creature)}：翻开的就是它。`,
    sameDice: '大家用同样的骰子。',

    goal: '怎样得分',
    goalLines: [
      '每轮从两只动物里选一只画下，再与一只相接的动物配对。一只动物只能配一次，配了就不分开。',
      '红色两颗骰子相加，白色一颗单算。',
      '有一条边相连才算相接，只碰到角不算。奇数（橙）不挨奇数，偶数（蓝）不挨偶数。',
    ],
    worth: [
      ['小 1–6（阳）配大 7–12（阴）', '两数之差'],
      ['两小或两大相配', '0'],
      ['没有伴的', '−总数之半，向上取整'],
    ],
    outCosts: '两只都画不下就出局，扣较小的数。',
    ends: (pairs) => `人人出局，或有人配成 ${pairs} 对，游戏结束；分高者胜。`,

    outTitle: (values) => `画不下 ${values}：你已出局`,
    outCost: (penalty) => (penalty ? `扣 ${penalty} 分，即较小的数。` : ''),
    outRoom: (odd, even) => `最多只画得下 ${odd}（奇数）和 ${even}（偶数）。`,
    sheetSum: (pairs, points, unpaired, penalty) =>
      `分：${pairs} 对 ${figure(points)}，落单 ${figure(-unpaired)}，画不下 ${figure(-penalty)}`,
    playsOn: (names) => `${names.join('、')}继续画。`,
    goOn: '继续',

    wedding: (name) => `${name}：鼠与龙成对！`,
    great: (one, other) => `${signName(one)}与${signName(other)}成对`,
  },
);
