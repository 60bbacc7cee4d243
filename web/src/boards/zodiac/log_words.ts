// The words of the log, in both languages: a turn of a seat whose name stands before them.
import { catalogue } from '../../words/catalogue.svelte';
import { does, object, of } from '../../words/names';
import { counted, one, together } from './words';

export const logWords = catalogue(
  {
    dealt: (card: string) => `Dealt; the ${card} lies open`,
    draw: 'drew',
    drew: (card: string) => `drew ${one(card)}`,
    take: (card: string) => `took ${one(card)} from the discards`,
    putBack: (card: string) => `took ${one(card)} from the discards and put it back`,
    up: (cards: string[]) => `laid ${together(counted(cards, one))} face up`,
    down: (cards: string[]) => `took ${together(counted(cards, one))} back in hand`,
    discard: (card: string) => `discarded ${one(card)}`,
    discardIt: 'discarded it again',
    pass: 'passed',
    call: 'called ZODIAC',
    cat: (name: string) => `played a Cat: ${does(object(name), 'misses', 'miss')} a turn`,
    panguToHand: (sign: string, name: string) => `took ${of(sign, name)} with a Pangu, into the hand`,
    panguFaceUp: (sign: string, name: string) => `took ${of(sign, name)} with a Pangu, face up`,
    missed: (name: string) => `${object(name)} missed a turn`,
    lost: (card: string) => `lost ${one(card)}`,
  },
  {
    dealt: (card) => `发牌完毕，翻开的是${card}`,
    draw: '摸牌',
    drew: (card) => `摸到${card}`,
    take: (card) => `从弃牌堆拿${card}`,
    putBack: (card) => `从弃牌堆拿了${card}又放回`,
    up: (cards) => `亮出${counted(cards).join('、')}`,
    down: (cards) => `收回${counted(cards).join('、')}`,
    discard: (card) => `弃掉${card}`,
    discardIt: '又弃掉了它',
    pass: '过牌',
    call: '喊“生肖”',
    cat: (name) => `打出猫：${name}停一回合`,
    panguToHand: (sign, name) => `用盘古拿走${name}的${sign}，放入手中`,
    panguFaceUp: (sign, name) => `用盘古拿走${name}的${sign}，亮出`,
    missed: (name) => `${name}停了一回合`,
    lost: (card) => `失去${card}`,
  },
);
