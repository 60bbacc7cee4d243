// The words for what a move does, in both languages, of "you" and of others.
import { capital } from '../../words/capital';
import { catalogue } from '../../words/catalogue.svelte';
import { eitherOf } from '../../words/lists';
import { does, isYou, object, of, together } from '../../words/names';
import { an, theAll } from './words';

const has = (name: string) => does(name, 'has', 'have');
const lacks = (name: string) => does(name, 'lacks', 'lack');
/** "Ann, who is next, lacks", "You, who are next, lack". */
const next = (name: string, theirs: string, yours: string) =>
  isYou(name) ? `${name}, who are next, ${yours}` : `${name}, who is next, ${theirs}`;
const nextSteals = (name: string) =>
  `${object(name)}, who ${isYou(name) ? 'are' : 'is'} next, could steal it at once with a Pangu.`;
/** Who else could steal a card. */
const withPangu = (names: string[]) => (names.length ? `; ${eitherOf(names.map(object))} could, with a Pangu` : '');
const all = (names: string[], theirs: string, ours: string) =>
  names.length === 1 ? does(names[0] ?? '', theirs, ours) : `${together(names)} ${ours}`;
const twelve = (signs: number) => `${signs} of the twelve signs`;

export const becauseWords = catalogue(
  {
    // What comes to a seat.
    brings: (name: string, card: string, then: number) =>
      `Brings the ${card}: ${does(object(name), 'then has', 'then have')} ${twelve(then)}.`,
    bringsLast: (name: string, card: string) => `Brings the ${card}, the last sign that ${lacks(object(name))}.`,
    bringsKnown: (name: string, card: string, then: number) =>
      `Brings the ${card}: ${does(object(name), 'then has', 'then have')} at least ${twelve(then)}.`,
    bringsNone: (name: string, card: string) =>
      `Brings no new sign: ${does(object(name), 'already has', 'already have')} ${an(card)}.`,
    bringsCat: 'Brings the Cat, which can be played in a later turn.',
    keptFrom: (name: string) => `${next(name, 'lacks', 'lack')} it too.`,
    keptFromLast: (name: string) => `${next(name, 'stands', 'stand')} at 11 of 12 and could win with it.`,
    leaves: (name: string, card: string) => `Leaves the ${card}, which ${lacks(object(name))}.`,
    haveTop: (name: string, card: string) => `${does(name, 'already has', 'already have')} ${an(card)}.`,
    noSign: (card: string) => `The ${card} is none of the twelve signs.`,
    unseen: (name: string, cards: number, wanted: number) =>
      `Of the ${cards} cards not seen, ${wanted} are signs that ${lacks(object(name))}.`,
    inPile: (name: string, cards: number, wanted: number) =>
      `Of the ${cards} cards in the draw pile, ${wanted} are signs that ${lacks(object(name))}.`,
    unknown: 'Brings a card that nobody knows.',
    onlyFaceUp: (sign: string, from: string, name: string) =>
      `${capital(of(sign, from))} could only go face up, where ${nextSteals(name)}`,
    keepsPangu: (sign: string, cards: number) =>
      `Keeps the Pangu: ${cards} of the cards not seen ${cards === 1 ? 'shows' : 'show'} the ${sign}, too.`,

    // What a seat has at the end of its turn.
    stillLack: (name: string, signs: string[]) => `${does(name, 'still lacks', 'still lack')} ${theAll(signs)}.`,
    wrongCall: (name: string, signs: string[]) =>
      `${does(name, 'still lacks', 'still lack')} ${theAll(signs)}, and a wrong call costs two signs.`,
    all: (name: string) => `${has(name)} all twelve signs.`,
    wins: (name: string) => `${has(name)} all twelve signs and nothing else: the game is won.`,
    justThem: (name: string) => `${has(name)} all twelve signs, and this leaves just them!`,
    keepsAll: (name: string, signs: number) => `${does(name, 'keeps', 'keep')} every card: ${twelve(signs)}.`,
    keepsAllHidden: (name: string) => `${does(name, 'keeps', 'keep')} every card.`,
    noneToSpare: (name: string) =>
      `${has(name)} no card to spare: every one is a sign that ${does(object(name), 'needs', 'need')}.`,

    // A card that goes.
    another: (name: string, card: string) => `${has(name)} another ${card}, and two count as one.`,
    /** It could be laid face up instead. */
    anotherUp: (name: string, card: string) =>
      `${has(name)} another ${card}: two count as one, and sooner or later one of them must go.`,
    givesUp: (name: string, card: string, left: number) =>
      `Gives up the only ${card}: ${does(object(name), 'keeps', 'keep')} ${twelve(left)}.`,
    nextHas: (name: string, card: string) => `${next(name, 'has', 'have')} the ${card} already.`,
    /** `price`: that is all that speaks against it. */
    nextLacks: (name: string, card: string, price: boolean) =>
      `${next(name, 'lacks', 'lack')} the ${card} and can take it${price ? ': that is the price' : ''}.`,
    nextLast: (name: string, card: string) =>
      `${next(name, 'stands', 'stand')} at 11 of 12 and can take the ${card}, the last sign.`,
    nextMay: (name: string, card: string, price: boolean) =>
      `${next(name, 'is', 'are')} not known to have the ${card}, and can take it${price ? ': that is the price' : ''}.`,
    nextMayBeShort: (name: string, card: string) =>
      `${next(name, 'may be', 'may be')} one sign short: ${an(card)} discarded could be the last.`,
    nextShort: (name: string, card: string) =>
      `${next(name, 'is', 'are')} one sign short: ${an(card)} discarded could be the last.`,
    nextCat: (name: string) => `${next(name, 'can', 'can')} take it and play it later.`,
    panguGone: 'Nobody can take it from the discards.',
    /** `plays`: it could be played in this turn. */
    costsTurn: (card: string, plays: boolean) =>
      `The ${card} is none of the twelve signs, and kept it costs a whole turn to play${plays ? '; it could be played at once' : ''}.`,
    couldBring: (signs: string[]) =>
      signs.length > 3
        ? `It could still have brought one of ${signs.length} signs that others show.`
        : `It could still have brought ${signs.map((sign) => `the ${sign}`).join(' or ')}, which others show.`,
    bringsNothing: (name: string) => `Nobody shows a sign now that ${lacks(object(name))}.`,
    /** After a danger: why the card goes nevertheless. */
    saferGone: (card: string) => `To discard the ${card} would be safer, but that is not all that counts.`,
    takesPlace: 'But a double takes up a place.',
    stillPlayed: (card: string) => `But the ${card} can still be played.`,
    elseCosts: (name: string) => `But everything else would cost ${object(name)} a sign.`,
    handFull: (name: string, limit: number, cards: number) =>
      `At most ${limit} cards may stay in hand, and ${has(object(name))} ${cards}.`,
    rowFull: (name: string, limit: number, cards: number) =>
      `At most ${limit} cards may stay face up, and ${has(object(name))} ${cards}.`,
    tooMany: (name: string, limit: number, cards: number) =>
      `At most ${limit} cards may stay, and ${has(object(name))} ${cards}.`,

    // A card that is laid face up, or taken in hand.
    /** It is thrown out from where it comes to. */
    inPassing: (card: string) => `Only in passing: the ${card} is thrown out in the same turn.`,
    /** `rest`: the others, who lack it or may. */
    haveIt: (names: string[], card: string, rest: string[]) =>
      `${all(names, 'has', 'have')} the ${card} already, and would not steal it${withPangu(rest)}.`,
    /** Of no other that could go up so many have one. */
    safest: (names: string[], card: string, rest: string[]) =>
      `It is the safest that can go up: ${all(names.map(object), 'has', 'have')} the ${card} already, and would not steal it${withPangu(rest)}.`,
    knownAnyway: (name: string, card: string) =>
      `Everybody knows that ${has(object(name))} the ${card}: face up it tells nothing new.`,
    mostUnseen: (card: string, cards: number) =>
      `Of the ${card} the most are not seen, ${cards}: others may have one already, and a new one comes soonest.`,
    saferHad: (names: string[], card: string) =>
      `The ${card}, which ${all(names.map(object), 'has', 'have')} already, would be safer from a Pangu, but that is not all that counts.`,
    safer: (card: string) => `The ${card} would be safer from a Pangu, but that is not all that counts.`,
    upToWin: 'To win, six cards must lie face up; until then a Pangu can take it.',
    lackIt: (names: string[], card: string) =>
      `${all(names, 'lacks', 'lack')} the ${card}: a Pangu could take it there.`,
    keepsOther: (name: string, card: string) =>
      `${has(name)} another ${card}: if a Pangu takes one, the other is left.`,
    canBeTaken: 'Face up a Pangu can take it.',
    nextSteals: (name: string) => `Face up ${nextSteals(name)}`,
    allEqual: (name: string) =>
      `Nobody is known to have any of ${of('cards', name)}: they are about equal, and one must go up.`,
    nobodyTakes: 'A Pangu takes signs only, so it is safe face up, and can still be played.',
    nobodyTakesIt: (card: string) => `A Pangu takes signs only: face up the ${card} was as safe.`,
    safeFromPangu: 'In hand no Pangu can take it.',

    // How near another seat is.
    has: (name: string, signs: number) => `${has(name)} ${twelve(signs)}.`,
    atLeast: (name: string, signs: number) => `${has(name)} at least ${twelve(signs)}.`,
    mayNeedOne: (name: string) => `${name} may need only one more sign.`,
    needsOne: (name: string) => `${does(name, 'needs', 'need')} only one more sign.`,
    wholeTurn: 'It takes the whole turn: no card comes.',
    goesOn: (card: string) => `Fresh from the draw pile, the ${card} does not cost the turn.`,
    again: (name: string) => `${does(name, 'plays', 'play')} again at once.`,

    // What another seat loses.
    fallsBack: (name: string, from: number) =>
      `${name} stood at ${from} of 12, and ${isYou(name) ? 'fall' : 'falls'} back to ${from - 1}.`,
    nearLoses: (name: string) => `${name} may need only one more sign, and ${isYou(name) ? 'lose' : 'loses'} one.`,
    loses: (name: string, signs: number) =>
      signs === 1
        ? `It is the only sign that ${does(object(name), 'is', 'are')} known to have.`
        : `It is one of the ${signs} signs that ${does(object(name), 'is', 'are')} known to have.`,
    hasAnother: (name: string, card: string) =>
      `${has(name)} another ${card}, and ${isYou(name) ? 'lose' : 'loses'} no sign.`,
    byChance: (cards: number) => `Chance chooses among the ${cards} cards in the hand.`,
  },
  {
    brings: (name, card, then) => `得到${card}：${name}就有 ${then}/12 个生肖。`,
    bringsLast: (name, card) => `得到${card}，${name}只缺这一个。`,
    bringsKnown: (name, card, then) => `得到${card}：${name}至少有 ${then}/12 个生肖。`,
    bringsNone: (name, card) => `没有新生肖：${name}已有${card}。`,
    bringsCat: '得到猫，以后的回合可以打出。',
    keptFrom: (name) => `下家${name}也缺它。`,
    keptFromLast: (name) => `下家${name}已有 11/12，拿到它就能获胜。`,
    leaves: (name, card) => `放过${card}，${name}正缺它。`,
    haveTop: (name, card) => `${card}${name}已经有了。`,
    noSign: (card) => `${card}不是生肖。`,
    unseen: (name, cards, wanted) => `没见过的 ${cards} 张牌里，有 ${wanted} 张是${name}缺的生肖。`,
    inPile: (name, cards, wanted) => `牌堆的 ${cards} 张牌里，有 ${wanted} 张是${name}缺的生肖。`,
    unknown: '摸到的是谁也不知道的牌。',
    onlyFaceUp: (sign, from, name) => `${from}的${sign}只能亮出，下家${name}有盘古，马上就能拿走。`,
    keepsPangu: (sign, cards) => `留着盘古：没见过的牌里还有 ${cards} 张${sign}。`,

    stillLack: (name, signs) => `${name}还缺${signs.join('、')}。`,
    wrongCall: (name, signs) => `${name}还缺${signs.join('、')}，喊错要失去两个生肖。`,
    all: (name) => `${name}的十二生肖已经齐了。`,
    wins: (name) => `${name}正好集齐十二生肖：获胜。`,
    justThem: (name) => `${name}的十二生肖已经齐了，这样就只剩它们！`,
    keepsAll: (name, signs) => `${name}留下所有的牌：${signs}/12 个生肖。`,
    keepsAllHidden: (name) => `${name}留下所有的牌。`,
    noneToSpare: (name) => `${name}没有多余的牌：每张都是要用的生肖。`,

    another: (name, card) => `${card}${name}还有一张，两张只算一个。`,
    anotherUp: (name, card) => `${card}${name}还有一张：两张只算一个，早晚要弃掉一张。`,
    givesUp: (name, card, left) => `放弃唯一的${card}：${name}剩下 ${left}/12 个生肖。`,
    nextHas: (name, card) => `下家${name}也已有${card}。`,
    nextLacks: (name, card, price) => `下家${name}缺${card}，可以拿走${price ? '，这是代价' : ''}。`,
    nextLast: (name, card) => `下家${name}已有 11/12，可以拿走最后缺的${card}。`,
    nextMay: (name, card, price) => `没见下家${name}有${card}，可以拿走${price ? '，这是代价' : ''}。`,
    nextMayBeShort: (name, card) => `下家${name}可能只差一个生肖：弃掉的${card}也许就是它。`,
    nextShort: (name, card) => `下家${name}只差一个生肖：弃掉的${card}也许就是它。`,
    nextCat: (name) => `下家${name}可以拿走它，以后打出。`,
    panguGone: '谁也不能从弃牌堆拿走它。',
    costsTurn: (card, plays) => `${card}不是生肖，留着以后打出要用掉整个回合${plays ? '；不过也可以当场打出' : ''}。`,
    couldBring: (signs) =>
      signs.length > 3
        ? `它本来还能拿走别人亮出的 ${signs.length} 个生肖之一。`
        : `它本来还能拿走别人亮出的${signs.join('或')}。`,
    bringsNothing: (name) => `现在没人亮出${name}缺的生肖。`,
    saferGone: (card) => `弃${card}更安全，但那不是唯一的考虑。`,
    takesPlace: '但重复的牌白占位置。',
    stillPlayed: (card) => `但${card}以后还能打出。`,
    elseCosts: (name) => `但弃别的，${name}都要少一个生肖。`,
    handFull: (name, limit, cards) => `手牌最多留 ${limit} 张，${name}有 ${cards} 张。`,
    rowFull: (name, limit, cards) => `明牌最多留 ${limit} 张，${name}有 ${cards} 张。`,
    tooMany: (name, limit, cards) => `最多留 ${limit} 张牌，${name}有 ${cards} 张。`,

    inPassing: (card) => `只是过手：同一回合又弃掉了${card}。`,
    haveIt: (names, card, rest) =>
      `${names.join('、')}已有${card}，不会来拿${rest.length ? `；${rest.join('或')}有盘古就能拿` : ''}。`,
    safest: (names, card, rest) =>
      `能亮的牌里它最安全：${names.join('、')}已有${card}，不会来拿${rest.length ? `；${rest.join('或')}有盘古就能拿` : ''}。`,
    knownAnyway: (name, card) => `谁都知道${name}有${card}，亮出也不多透露什么。`,
    mostUnseen: (card, cards) => `${card}没露面的最多，还有 ${cards} 张：别人可能已有，丢了也最容易再得。`,
    saferHad: (names, card) => `${names.join('、')}已有${card}，亮它更不怕盘古，但那不是唯一的考虑。`,
    safer: (card) => `亮${card}更不怕盘古，但那不是唯一的考虑。`,
    upToWin: '要赢就得亮出六张；在那之前，盘古可以拿走它。',
    lackIt: (names, card) => `${names.join('、')}缺${card}：亮出就可能被盘古拿走。`,
    keepsOther: (name, card) => `${card}${name}还有一张：盘古拿走一张，另一张还在。`,
    canBeTaken: '亮出就可能被盘古拿走。',
    nextSteals: (name) => `下家${name}有盘古，亮出马上就能拿走。`,
    allEqual: (name) => `${name}能亮出的牌，没见别人有：都差不多，总得亮出一张。`,
    nobodyTakes: '盘古只拿生肖，所以它亮着也安全，以后仍可打出。',
    nobodyTakesIt: (card) => `盘古只拿生肖：${card}亮着也一样安全。`,
    safeFromPangu: '在手中，盘古就拿不走它。',

    has: (name, signs) => `${name}有 ${signs}/12 个生肖。`,
    atLeast: (name, signs) => `${name}至少已有 ${signs}/12 个生肖。`,
    mayNeedOne: (name) => `${name}可能只差一个生肖。`,
    needsOne: (name) => `${name}只差一个生肖。`,
    wholeTurn: '用掉整个回合：不得牌。',
    goesOn: (card) => `${card}刚从牌堆摸到，打出不占回合。`,
    again: (name) => `${name}马上再来一次。`,

    fallsBack: (name, from) => `${name}原有 ${from}/12，退回 ${from - 1}/12。`,
    nearLoses: (name) => `${name}可能只差一个生肖，又失去一个。`,
    loses: (name, signs) => `已知${name}有 ${signs} 个生肖，这是其中一个。`,
    hasAnother: (name, card) => `${name}还有一张${card}，不少生肖。`,
    byChance: (cards) => `从手里的 ${cards} 张牌中随机失去一张。`,
  },
);
