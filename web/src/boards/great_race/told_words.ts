// The words for reports, advice and the result of this game, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { does, isYou } from '../../words/names';
import { signName } from '../../pieces/signs';
import { listOf } from '../../words/lists';
import { beforeWord } from '../../words/numbers';
import type { RaceAction } from './view';
import { powerOf } from './powers';
import { words } from './words';

export const toldWords = catalogue(
  {
    // Reports.
    tellAnimal: (name: string, animal: string) => `${does(name, 'is', 'are')} the ${animal}.`,
    tellChosen: (name: string) => `${does(name, 'has', 'have')} chosen.`,
    tellFirst: (name: string, card: string, karma: number) =>
      `${name} laid ${card} and now ${isYou(name) ? 'have' : 'has'} ${karma} karma.`,
    tellExchange: (name: string, what: string) => `${name} exchanged ${what}.`,
    exchangeOf: (give: string, get: string) => `${give} for ${get}`,
    power: (animal: string, power: string) => `(${animal}: ${power}.)`,
    // What makes an exchange of less possible.
    tigerLess: 'the Tiger needs 1 less',
    dragonKarma: 'the Dragon’s karma counts as 2',
    within: (told: string, why: string) => `${told} (${why})`,
    tellTrade: (name: string) => `${name} traded 2 karma for 3 spaces.`,
    tellAbility: (name: string, animal: string) => `${name} used the power of the ${animal}.`,
    tellReturn: (name: string, energy: number) => `${name} gave a ${energy} back to the river.`,
    tellFallback: (name: string) => `${name} kept the card and went back 8.`,
    tellRound: (round: number) => `Round ${round}. The wheel turns.`,
    tellAsked: (name: string, action: string) => `${does(name, 'has', 'have')} a choice to make at ${action}.`,
    tellWin: (name: string) => `${name} won the race.`,

    // Advice.
    cards: (given: number[], more: string[]) => {
      const one = given.length === 1 || more.length > 0;
      return listOf([...given.map((card) => (one ? `a ${card}` : String(card))), ...more]);
    },
    adviseAnimal: (animal: string) => `take the ${animal}`,
    adviseCard: (number: number, action: string) => `start with ${number} ${action}`,
    advisePlay: (action: string, energy: number) => `play ${action} with a ${energy}`,
    adviseExchange: (give: string, get: string) => `exchange ${give} for ${get}`,
    adviseGain: (gain: string) => `take ${gain}`,
    adviseHorse: 'go back 1 space for a 1-card and 1 karma',
    adviseReturn: (energy: number) => `give a ${energy} back to the river`,
    adviseFallback: 'keep your cards and go back 8 spaces',
    adviseStay: 'stay where you are',
    adviseDone: 'leave it at that',

    // The result.
    ranking: 'Ranking',
    lastCard: (number: number, action: string) => `last card ${number} ${action}`,
    karmaLeft: (karma: number) => `${karma} karma`,
    level: (names: string, where: string, why: string) => `${names} were level at ${where}: ${why}.`,
    levelBy: {
      rat: 'the Rat comes first',
      card: (own: string, other: string) => `the lower last card comes first, ${own} before ${other}`,
      karma: (own: number, other: number) => `more karma comes first, ${own} before ${other}`,
      age: 'the older player comes first',
    },
    ties: 'Ties on the track: the Rat comes first; then the lower last card, more karma, the older player.',
  },
  {
    tellAnimal: (name, animal) => `${name}是${animal}。`,
    tellChosen: (name) => `${name}已选好。`,
    tellFirst: (name, card, karma) => `${name}放下${card}，有 ${karma} 点业力。`,
    tellExchange: (name, what) => `${name}${what}。`,
    exchangeOf: (give, get) => `用 ${beforeWord(give)}换 ${get}`,
    power: (animal, power) => `（${animal}：${power}。）`,
    tigerLess: '虎少付 1',
    dragonKarma: '龙的 1 点业力当 2',
    within: (told, why) => `${told}（${why}）`,
    tellTrade: (name) => `${name}用 2 点业力换 3 格。`,
    tellAbility: (name, animal) => `${name}使用${animal}的能力。`,
    tellReturn: (name, energy) => `${name}把一张 ${energy} 还给河水。`,
    tellFallback: (name) => `${name}保留牌，退 8 格。`,
    tellRound: (round) => `第 ${round} 回合。转盘转动。`,
    tellAsked: (name, action) => `${name}要在${action}上作出选择。`,
    tellWin: (name) => `${name}赢得比赛。`,

    cards: (given, more) => [given.join('、'), ...more].join(' 和 '),
    adviseAnimal: (animal) => `选${animal}`,
    adviseCard: (number, action) => `先放 ${number} ${action}`,
    advisePlay: (action, energy) => `${action}，配能量 ${energy}`,
    adviseExchange: (give, get) => `用 ${beforeWord(give)}换 ${get}`,
    adviseGain: (gain) => `要${gain}`,
    adviseHorse: '退 1 格，换一张 1 和 1 点业力',
    adviseReturn: (energy) => `还一张 ${energy} 给河水`,
    adviseFallback: '保留牌，退 8 格',
    adviseStay: '留在原地',
    adviseDone: '保持现状',

    ranking: '名次',
    lastCard: (number, action) => `最后一张 ${number} ${action}`,
    karmaLeft: (karma) => `业力 ${karma}`,
    level: (names, where, why) => `${names}同在${where}：${why}。`,
    levelBy: {
      rat: '鼠在前',
      card: (own, other) => `最后一张牌小者在前，${own}先于${other}`,
      karma: (own, other) => `业力多者在前，${own} 比 ${other}`,
      age: '年长者在前',
    },
    ties: '位置相同时鼠在前；再比最后一张牌小、业力多、年长。',
  },
);

/** Energy cards, and the Dragon's karma with them. */
export const cardsInWords = (cards: number[], karma = 0): string =>
  toldWords.cards(cards, karma ? [words.abilityKarma] : []);

const total = (cards: number[]) => cards.reduce((sum, card) => sum + card, 0);

/** An exchange, and the power that makes it possible where the cards given are worth too little. */
export function exchangeInWords({ give = [], get = [], karma }: RaceAction): string {
  const told = toldWords.exchangeOf(cardsInWords(give, karma), cardsInWords(get));
  if (karma) return toldWords.within(told, toldWords.dragonKarma);
  return total(give) < total(get) ? toldWords.within(told, toldWords.tigerLess) : told;
}

/** What a seat chose to do in its turn, as sentences. */
export function stepInWords(
  action: RaceAction,
  name: string,
  animal: string,
  /** The animal has brought it, not the wheel. */
  own = false,
): string[] {
  const { kind, energy } = action;
  switch (kind) {
    case 'exchange': {
      const told = toldWords.tellExchange(name, exchangeInWords(action));
      const power = own ? powerOf(animal)?.brief : undefined;
      return power ? [told, toldWords.power(signName(animal), power)] : [told];
    }
    case 'trade':
      return [toldWords.tellTrade(name)];
    case 'ability':
      return [toldWords.tellAbility(name, signName(animal))];
    case 'return':
      return [toldWords.tellReturn(name, energy ?? 0)];
    case 'fallback':
      return [toldWords.tellFallback(name)];
    default:
      return [];
  }
}
