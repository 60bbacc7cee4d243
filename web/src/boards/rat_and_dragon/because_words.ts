// The words for why a move is advised, in both languages.
import { capital } from '../../words/capital';
import { catalogue } from '../../words/catalogue.svelte';
import { words } from './words';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const kindOf = (number: number) => (number % 2 ? words.odd : words.even);

export const becauseWords = catalogue(
  {
    noRoom: (creature: string, number: number) =>
      `There is no room for ${words.theOne(creature, number)}, so draw this one, wherever you like.`,
    onlyOne: 'There is only this one, but where you draw it is free.',
    pair: (partner: string, worth: number, lifts: number) =>
      (worth > 0 ? `A pair with ${partner} scores ${worth}` : `A pair with ${partner} scores nothing`) +
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
    noGoodPair: (worth: number) => `The best pair here would score only ${worth}, and is for good.`,
    /** `small`: its best partners are large. */
    waits: (number: number, costs: number, small: boolean) =>
      (costs > 0 ? `Alone it costs ${costs}` : 'It is alone') +
      ` until an ${kindOf(number + 1)} one comes beside it, the ${small ? 'larger' : 'smaller'} the better.`,
    cheaper: (creature: string, number: number, costs: number) =>
      `${capital(words.theOne(creature, number))} alone would cost ${costs}.`,
    closes: (squares: number, number: number) =>
      squares
        ? `There it closes ${counted(squares, 'square', 'squares')} to ${kindOf(number)} creatures.`
        : `There it closes no square to ${kindOf(number)} creatures: room stays.`,
  },
  {
    noRoom: (creature, number) => `${words.theOne(creature, number)} 画不下，只能画这一只；画在哪里由你定。`,
    onlyOne: '骰子只带来这一只；画在哪里由你定。',
    pair: (partner, worth, lifts) =>
      (worth > 0 ? `与${partner} 配对得 ${worth} 分` : `与${partner} 配对不得分`) +
      (lifts > 0 ? `，${worth > 0 ? '还' : '但'}收回它落单时扣的 ${lifts} 分。` : '。'),
    comesBack: (partner, lifts) => (lifts > 0 ? `${partner} 不再落单，收回 ${lifts} 分。` : ''),
    lessPair: (creature, number, worth) => `画${words.theOne(creature, number)}，最好的一对只得 ${worth} 分。`,
    noPair: (creature, number, costs) => `${words.theOne(creature, number)} 没有这样的伴，会扣 ${costs} 分。`,
    otherPair: (worth) => `与别的配对，最多得 ${worth} 分。`,
    elseAlone: (costs) => (costs > 0 ? `不配对要扣 ${costs} 分。` : ''),
    noGoodPair: (worth) => `这里最好的一对只得 ${worth} 分，而且成了对就不再分开。`,
    waits: (number, costs, small) =>
      (costs > 0 ? `落单暂扣 ${costs} 分，` : '落单的') +
      `以后画在它旁边的${kindOf(number + 1)}动物还能与它成对，越${small ? '大' : '小'}越好。`,
    cheaper: (creature, number, costs) => `${words.theOne(creature, number)} 落单要扣 ${costs} 分。`,
    closes: (squares, number) =>
      squares
        ? `画在那里，让${kindOf(number)}动物少了 ${squares} 格可画。`
        : `画在那里，${kindOf(number)}动物的地方一格没少。`,
  },
);
