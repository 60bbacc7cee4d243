// The words for reports, advice and the result of this game, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { words } from './words';

export const toldWords = catalogue(
  {
    // Reports.
    tellAnimal: (name: string, animal: string) => `${name} is the ${animal}.`,
    tellChosen: (name: string) => `${name} has chosen.`,
    tellFirst: (name: string, card: string, karma: number) => `${name} lays ${card} and has ${karma} karma.`,
    tellPlay: (name: string, energy: number) => `${name} with ${energy}`,
    tellPaid: (action: string, plays: string, total: number, range: string, pays: string) =>
      `${action}: ${plays}; the total of ${total} (${range}) pays ${pays}.`,
    tellStrategise: (action: string, plays: string) => `${action}: ${plays}; the row is taken back.`,
    tellMove: (name: string, by: number, to: string, goods: string) =>
      `${name} moves ${by > 0 ? 'forward' : 'back'} ${Math.abs(by)}, to ${to}${goods ? `; ${goods}` : ''}.`,
    tellGoods: (name: string, goods: string) => `${name}: ${goods}.`,
    tellNothing: (name: string) => `${name} gains nothing.`,
    tellExchange: (name: string, give: string, get: string) => `${name} exchanges ${give} for ${get}.`,
    tellTrade: (name: string) => `${name} trades 2 karma for 3 spaces.`,
    tellAbility: (name: string, animal: string) => `${name} uses the power of the ${animal}.`,
    tellReturn: (name: string, energy: number) => `${name} gives a ${energy} back to the river.`,
    tellFallback: (name: string) => `${name} keeps the card and goes back 8.`,
    tellRound: (round: number) => `Round ${round}. The wheel turns.`,
    tellAsked: (name: string, action: string) => `${name} has a choice to make at ${action}.`,
    tellWin: (name: string) => `${name} wins the race.`,
    byKarma: (by: number) => `${by > 0 ? '+' : '−'}${Math.abs(by)} karma`,
    byCards: (by: number) => `${by > 0 ? '+' : '−'}${Math.abs(by)} energy ${Math.abs(by) === 1 ? 'card' : 'cards'}`,

    // Advice.
    cards: (given: string[]) =>
      given.length === 1 ? `a ${given.join('')}` : `${given.slice(0, -1).join(', ')} and ${given.at(-1) ?? ''}`,
    adviseAnimal: (animal: string) => `take the ${animal}`,
    adviseCard: (number: number, action: string) => `start with ${number} ${action}`,
    advisePlay: (action: string, energy: number) => `play ${action} with a ${energy}`,
    adviseExchange: (give: string, get: string) => `exchange ${give} for ${get}`,
    adviseGain: (gain: string) => `take ${gain}`,
    adviseHorse: 'go back 1 space for a 1-card and 1 karma',
    adviseReturn: (energy: number) => `give a ${energy} back to the river`,
    adviseFallback: 'keep your cards and go back 8 spaces',
    adviseStay: 'stay where you are',
    adviseDone: 'keep what you have',

    // The result.
    ranking: 'Ranking',
    lastCard: (number: number, action: string) => `last card ${number} ${action}`,
    karmaLeft: (karma: number) => `${karma} karma`,
    ties: 'Ties on the track: the Rat comes first; then the lower last card, more karma, the older player.',
  },
  {
    tellAnimal: (name, animal) => `${name}是${animal}。`,
    tellChosen: (name) => `${name}已选好。`,
    tellFirst: (name, card, karma) => `${name}放下${card}，有 ${karma} 点业力。`,
    tellPlay: (name, energy) => `${name}配 ${energy}`,
    tellPaid: (action, plays, total, range, pays) => `${action}：${plays}；总和 ${total}（${range}）得${pays}。`,
    tellStrategise: (action, plays) => `${action}：${plays}；收回牌列。`,
    tellMove: (name, by, to, goods) =>
      `${name}${by > 0 ? '前进' : '后退'} ${Math.abs(by)}，到${to}${goods ? `；${goods}` : ''}。`,
    tellGoods: (name, goods) => `${name}：${goods}。`,
    tellNothing: (name) => `${name}一无所得。`,
    tellExchange: (name, give, get) => `${name}用 ${give} 换 ${get}。`,
    tellTrade: (name) => `${name}用 2 点业力换 3 格。`,
    tellAbility: (name, animal) => `${name}使用${animal}的能力。`,
    tellReturn: (name, energy) => `${name}把一张 ${energy} 还给河水。`,
    tellFallback: (name) => `${name}保留牌，退 8 格。`,
    tellRound: (round) => `第 ${round} 回合。转盘转动。`,
    tellAsked: (name, action) => `${name}要在${action}上作出选择。`,
    tellWin: (name) => `${name}赢得比赛。`,
    byKarma: (by) => `业力 ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    byCards: (by) => `能量牌 ${by > 0 ? '+' : '−'}${Math.abs(by)}`,

    cards: (given) => given.join('、'),
    adviseAnimal: (animal) => `选${animal}`,
    adviseCard: (number, action) => `先放 ${number} ${action}`,
    advisePlay: (action, energy) => `出${action}，配能量 ${energy}`,
    adviseExchange: (give, get) => `用 ${give} 换 ${get}`,
    adviseGain: (gain) => `要${gain}`,
    adviseHorse: '退 1 格，换一张 1 和 1 点业力',
    adviseReturn: (energy) => `还一张 ${energy} 给河水`,
    adviseFallback: '保留牌，退 8 格',
    adviseStay: '留在原地',
    adviseDone: '保持现状',

    ranking: '名次',
    lastCard: (number, action) => `最后一张 ${number} ${action}`,
    karmaLeft: (karma) => `业力 ${karma}`,
    ties: '位置相同时鼠在前；再比最后一张牌小、业力多、年长。',
  },
);

/** Energy cards, and the Dragon's karma with them. */
export const cardsInWords = (cards: number[], karma = 0): string =>
  toldWords.cards([...cards.map(String), ...(karma ? [words.abilityKarma] : [])]);
