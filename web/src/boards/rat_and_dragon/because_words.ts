// The words for what a move brings, prevents and leaves, in both languages.
import { capital } from '../../words/capital';
import { catalogue } from '../../words/catalogue.svelte';
import { eitherOf, listOf } from '../../words/lists';
import type { Lack } from './lacking';
import { words } from './words';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A number that a creature waits for, and what a pair with it would score. */
export interface Awaited {
  number: number;
  points: number;
}

const either = (numbers: readonly number[]) => eitherOf(numbers.map(String));
const kindOf = (number: number) => (number % 2 ? words.odd : words.even);

export const becauseWords = catalogue(
  {
    noRoom: (creature: string, number: number) =>
      `There is no room for ${words.theOne(creature, number)}: it must be this one.`,
    onlyOne: 'There is only this one; where it is drawn is free.',
    /** Somewhere beside it; `costs`: alone. */
    couldPair: (partner: string, worth: number, lifts: number, costs: number) =>
      worth + lifts <= 0 && costs > 0
        ? `With ${partner} it costs nothing; unpaired it would cost ${costs}.`
        : (worth > 0
            ? `With ${partner} it can score ${worth}`
            : `It can be paired with ${partner}: that scores nothing`) +
          (lifts > 0
            ? `${worth > 0 ? ', and' : ', but'} ${counted(lifts, 'point comes', 'points come')} back` +
              `${worth > 0 ? `: ${worth + lifts} in all` : ''}.`
            : '.'),
    pair: (partner: string, worth: number, lifts: number, costs: number) =>
      worth + lifts <= 0 && costs > 0
        ? `A pair with ${partner} costs nothing; unpaired it would cost ${costs}.`
        : (worth > 0 ? `A pair with ${partner} scores ${worth}` : `A pair with ${partner} scores nothing`) +
          (lifts > 0
            ? `${worth > 0 ? ', and' : ', but'} ${counted(lifts, 'point comes', 'points come')} back that it cost alone.`
            : '.'),
    comesBack: (partner: string, lifts: number) =>
      lifts > 0 ? `${capital(partner)} is alone no more: ${counted(lifts, 'point comes', 'points come')} back.` : '',
    lessPair: (creature: string, number: number, worth: number) =>
      `The best pair for ${words.theOne(creature, number)} would score ${worth}.`,
    noPair: (creature: string, number: number, costs: number) =>
      `${capital(words.theOne(creature, number))} has no such partner and would cost ${costs}.`,
    otherPair: (worth: number) => `Any other pair would score ${worth} at most.`,
    elseAlone: (costs: number) => (costs > 0 ? `Alone it would cost ${costs}.` : ''),
    passesUp: (partner: string, worth: number, lifts: number) =>
      `It passes up the pair with ${partner}, for good: ${counted(worth, 'point', 'points')}` +
      `${lifts > 0 ? ` and ${lifts} back` : ''}.`,
    mayFind: 'It has no partner until one is drawn beside it.',
    /** Why there is nobody to pair it with. */
    lack: (why: Lack, number: number) =>
      ({
        nobody: '',
        all_paired: 'All creatures are paired already',
        same_kind: `All unpaired creatures are ${kindOf(number)} too`,
        no_room: 'It has no room beside an unpaired creature',
      })[why],
    lacks: (lack: string, costs: number) => `${lack}: alone it ${costs ? `costs ${costs}` : 'costs nothing yet'}.`,
    /** `costs`: what those sealed off cost alone, together. */
    seals: (sealed: string[], costs: number) =>
      `The price: ${listOf(sealed)} ${sealed.length > 1 ? 'are' : 'is'} sealed off; no partner can come beside ` +
      `${sealed.length > 1 ? 'them' : 'it'} any more${costs ? `, and the ${costs} that ${sealed.length > 1 ? 'they cost' : 'it costs'} alone ${costs > 1 ? 'stay' : 'stays'} lost` : ''}.`,
    sealsItself: (costs: number) =>
      'The price: it seals itself off; no partner can come beside it any more, and ' +
      (costs ? `the ${costs} that it costs alone ${costs > 1 ? 'stay' : 'stays'} lost.` : 'alone it costs nothing.'),
    gap: (kind: 'odd' | 'even', left: number) => `${left} for ${words[kind]}`,
    gaps: (gaps: string[]) => `It leaves a biggest gap of ${gaps.join(' and ')}: larger ones no longer fit.`,
    /** `best`: the numbers that could still come beside it and score, and what each would; without any, its best partners are large or small. */
    waits: (number: number, costs: number, small: boolean, best: readonly Awaited[]) =>
      (costs > 0 ? `Alone it costs ${costs}` : 'It is alone') +
      ` until an ${kindOf(number + 1)} one comes beside it` +
      (best.length
        ? `: ${either(best.map((one) => one.number))} would score ${either(best.map(({ points }) => points))}.`
        : `, the ${small ? 'larger' : 'smaller'} the better.`),
    /** The same where no more is known than its kind, and perhaps whether it is small. */
    waitsFor: (number: number, small: boolean | null) =>
      `It waits for an ${kindOf(number + 1)} one beside it` +
      (small === null ? '.' : `, the ${small ? 'larger' : 'smaller'} the better.`),
    /** `more`: than this one; `takes`: so many squares more. */
    /** `partner`: with whom, where there is one. */
    otherBrings: (creature: string, number: number, more: number, takes: number, partner: string) =>
      `${capital(words.theOne(creature, number))}${partner && ` with ${partner}`} would bring ` +
      (more ? `${Math.abs(more)} ${more > 0 ? 'more now' : 'less'}` : takes ? 'no more' : 'just as much') +
      (takes ? `${more > 0 ? ', but' : ' and'} take ${counted(takes, 'square', 'squares')} more.` : '.'),
    cheaper: (creature: string, number: number, costs: number) =>
      `${capital(words.theOne(creature, number))} alone would cost ${costs}.`,
    closes: (squares: number, number: number) =>
      squares
        ? `There it closes ${counted(squares, 'square', 'squares')} to ${kindOf(number)} creatures.`
        : `There it closes no square to ${kindOf(number)} creatures: room stays.`,
  },
  {
    noRoom: (creature, number) => `${words.theOne(creature, number)} 画不下，只能画这一只。`,
    onlyOne: '只有这一只可画；画在哪里可以选。',
    couldPair: (partner, worth, lifts, costs) =>
      worth + lifts <= 0 && costs > 0
        ? `与${partner} 成对不扣分；落单要扣 ${costs} 分。`
        : (worth > 0 ? `与${partner} 可得 ${worth} 分` : `可与${partner} 成对：不得分`) +
          (lifts > 0
            ? `，${worth > 0 ? '还' : '但'}收回 ${lifts} 分${worth > 0 ? `，共 ${worth + lifts} 分` : ''}。`
            : '。'),
    pair: (partner, worth, lifts, costs) =>
      worth + lifts <= 0 && costs > 0
        ? `与${partner} 配对不扣分；落单要扣 ${costs} 分。`
        : (worth > 0 ? `与${partner} 配对得 ${worth} 分` : `与${partner} 配对不得分`) +
          (lifts > 0 ? `，${worth > 0 ? '还' : '但'}收回它落单时扣的 ${lifts} 分。` : '。'),
    comesBack: (partner, lifts) => (lifts > 0 ? `${partner} 不再落单，收回 ${lifts} 分。` : ''),
    lessPair: (creature, number, worth) => `画${words.theOne(creature, number)}，最好的一对只得 ${worth} 分。`,
    noPair: (creature, number, costs) => `${words.theOne(creature, number)} 没有这样的伴，会扣 ${costs} 分。`,
    otherPair: (worth) => `与别的配对，最多得 ${worth} 分。`,
    elseAlone: (costs) => (costs > 0 ? `不配对要扣 ${costs} 分。` : ''),
    passesUp: (partner, worth, lifts) =>
      `放弃与${partner} 成对（${worth} 分${lifts > 0 ? `，收回 ${lifts} 分` : ''}），以后也不能再配。`,
    mayFind: '要等以后画在它旁边的动物来作伴。',
    lack: (why, number) =>
      ({
        nobody: '',
        all_paired: '动物都已成对',
        same_kind: `落单的都是${kindOf(number)}`,
        no_room: '落单动物的旁边画不下它',
      })[why],
    lacks: (lack, costs) => `${lack}：落单${costs ? `扣 ${costs} 分` : '暂不扣分'}。`,
    seals: (sealed, costs) =>
      `代价：${listOf(sealed)} 被围死，再也不会有伴${costs ? `，落单扣的 ${costs} 分收不回来` : ''}。`,
    sealsItself: (costs) =>
      `代价：它把自己围死，再也不会有伴，${costs ? `落单扣的 ${costs} 分收不回来` : '不过不扣分'}。`,
    gap: (kind, left) => `${words[kind]} ${left} 格`,
    gaps: (gaps) => `最大的空处只剩${gaps.join('、')}，更大的画不下了。`,
    waits: (number, costs, small, best) =>
      (costs > 0 ? `落单暂扣 ${costs} 分，` : '落单的') +
      `以后画在它旁边的${kindOf(number + 1)}动物还能与它成对` +
      (best.length
        ? `：${either(best.map((one) => one.number))} 可得 ${either(best.map(({ points }) => points))} 分。`
        : `，越${small ? '大' : '小'}越好。`),
    waitsFor: (number, small) =>
      `要等以后画在它旁边的${kindOf(number + 1)}动物来作伴` +
      (small === null ? '。' : `，越${small ? '大' : '小'}越好。`),
    otherBrings: (creature, number, more, takes, partner) =>
      `画${words.theOne(creature, number)}${partner && `、与${partner} 配对，`}` +
      (more ? `眼下${more > 0 ? '多' : '少'}得 ${Math.abs(more)} 分` : takes ? ' 并不多得分' : ' 得分一样') +
      (takes ? `，${more > 0 ? '但' : '还'}要多占 ${takes} 格。` : '。'),
    cheaper: (creature, number, costs) => `${words.theOne(creature, number)} 落单要扣 ${costs} 分。`,
    closes: (squares, number) =>
      squares
        ? `画在那里，让${kindOf(number)}动物少了 ${squares} 格可画。`
        : `画在那里，${kindOf(number)}动物的地方一格没少。`,
  },
);
