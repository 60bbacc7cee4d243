// The words for why a move is advised, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { listOf } from '../../words/lists';
import { an, theAll } from './words';

export const becauseWords = catalogue(
  {
    lack: (card: string, then: number) => `You lack the ${card}: with it you have ${then} of the twelve signs.`,
    last: (card: string) => `The ${card} is the last sign that you lack.`,
    stillLack: (signs: string[]) => `You still lack ${theAll(signs)}.`,
    all: 'You have all twelve signs.',
    justThem: 'You have all twelve signs, and this leaves just them!',
    haveTop: (card: string) => `You already have ${an(card)}.`,
    noSign: (card: string) => `The ${card} is none of the twelve signs.`,
    another: (card: string) => `You have another ${card}, and two count as one.`,
    /** It could be laid face up instead. */
    anotherUp: (card: string) =>
      `You have another ${card}: two count as one, and face up this one would only take a place.`,
    nextHas: (name: string, card: string) => `${name}, who is next, has the ${card} already.`,
    handFull: (limit: number, cards: number) => `At most ${limit} cards may stay in hand, and you have ${cards}.`,
    rowFull: (limit: number, cards: number) => `At most ${limit} cards may stay face up, and you have ${cards}.`,
    tooMany: (limit: number, cards: number) => `At most ${limit} cards may stay, and you have ${cards}.`,
    /** Of a card that is laid face up. */
    haveIt: (names: string[], card: string) =>
      names.length === 1
        ? `${names[0] ?? ''} has the ${card} already, and would not steal it.`
        : `${listOf(names)} have the ${card} already, and would not steal it.`,
    keepsOther: (card: string) => `You have another ${card}: if a Pangu takes one, the other is left.`,
    allEqual: 'Nobody is known to have any of your cards: they are about equal, and one must go up.',
    nobodyTakes: 'A Pangu takes signs only, so it is safe face up, and can still be played.',
    safeFromPangu: 'In hand no Pangu can take it.',
    noneToSpare: 'You have no card to spare: every one is a sign that you need.',
    atLeast: (name: string, signs: number) => `${name} has at least ${signs} of the twelve signs.`,
    mayNeedOne: (name: string) => `${name} may need only one more sign.`,
    needsOne: (name: string) => `${name} needs only one more sign.`,
    onlyOne: (name: string, card: string) => `It is the only ${card} that ${name} is known to have.`,
  },
  {
    lack: (card, then) => `你还缺${card}：有了它就有 ${then}/12 个生肖。`,
    last: (card) => `你只缺${card}了。`,
    stillLack: (signs) => `你还缺${signs.join('、')}。`,
    all: '十二生肖已经齐了。',
    justThem: '十二生肖已经齐了，这样就只剩它们！',
    haveTop: (card) => `${card}你已经有了。`,
    noSign: (card) => `${card}不是生肖。`,
    another: (card) => `${card}你还有一张，两张只算一个。`,
    anotherUp: (card) => `${card}你还有一张：两张只算一个，亮出也只是占位置。`,
    nextHas: (name, card) => `下家${name}也已有${card}。`,
    handFull: (limit, cards) => `手牌最多留 ${limit} 张，你有 ${cards} 张。`,
    rowFull: (limit, cards) => `明牌最多留 ${limit} 张，你有 ${cards} 张。`,
    tooMany: (limit, cards) => `最多留 ${limit} 张牌，你有 ${cards} 张。`,
    haveIt: (names, card) => `${names.join('、')}已有${card}，不会来拿。`,
    keepsOther: (card) => `${card}你还有一张：盘古拿走一张，另一张还在。`,
    allEqual: '你能亮出的牌，没见谁已有：都差不多，总得亮出一张。',
    nobodyTakes: '盘古只拿生肖，所以它亮着也安全，以后仍可打出。',
    safeFromPangu: '收回手中，盘古就拿不走它。',
    noneToSpare: '没有多余的牌：每张都是你要的生肖。',
    atLeast: (name, signs) => `${name}至少已有 ${signs}/12 个生肖。`,
    mayNeedOne: (name) => `${name}可能只差一个生肖。`,
    needsOne: (name) => `${name}只差一个生肖。`,
    onlyOne: (name, card) => `已知${name}的${card}只有这一张。`,
  },
);
