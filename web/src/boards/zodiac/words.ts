// Every word of the board of Zodiac, in both languages.
import { elementName, signName, signOf } from '../../pieces/signs';
import { capital } from '../../words/capital';
import { catalogue } from '../../words/catalogue.svelte';
import { listOf } from '../../words/lists';
import { does, isYou, object, of, toMove } from '../../words/names';
import { text } from '../../words/text';

/** "A, B and C". */
export const together = (all: string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}` : (all[0] ?? '');

/** "The Rat and the Ox", in a sentence. */
export const theAll = (names: string[]): string => together(names.map((name) => `the ${name}`));

/** "The Ox", of which everybody needs one, but "a Cat". */
export const one = (name: string): string => (name === 'Cat' || name === 'Pangu' ? `a ${name}` : `the ${name}`);

/** "An Ox", "a Pig". */
export const an = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

const few = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const spelt = (number: number) => few[number] ?? String(number);

/** Of equal cards how many: "two Dragons". */
export const counted = (cards: string[], single = (card: string) => card): string[] =>
  [...new Set(cards)].map((card) => {
    const many = cards.filter((other) => other === card).length;
    return many === 1 ? single(card) : words.several(many, card);
  });

export const words = catalogue(
  {
    title: 'Zodiac',
    line: 'Gather all twelve signs before anybody else does.',

    cat: 'Cat',
    pangu: 'Pangu',
    cardWith: (card: string, element: string) => `${card}, ${element}`,
    several: (count: number, card: string) => `${spelt(count)} ${card === 'Ox' ? 'Oxen' : `${card}s`}`,

    // The table.
    table: 'The middle of the table',
    othersLabel: 'The other seats',
    drawPile: (count: number) => (count === 1 ? 'Draw pile, 1 card' : `Draw pile, ${count} cards`),
    discardPile: (top: string, count: number) => `Discard pile, ${count}, on top ${top}`,
    discardEmpty: 'Discard pile, empty',
    drawShort: 'Draw pile',
    discardShort: 'Discards',
    times: (count: number) => `× ${count}`,
    lastDiscards: (cards: string[]) => `The last ones, newest first: ${cards.join(', ')}.`,
    barred: 'Cannot be taken this turn',
    turn: (turn: number) => `Turn ${turn}:`,
    dealer: 'Dealer',
    deals: (name: string) => does(name, 'deals', 'deal'),
    begins: (name: string) => does(object(name), 'begins', 'begin'),
    cutHead: 'The cut for dealer',
    cutHow: 'Who first draws a Cat or a Pangu deals, and the next seat begins.',
    turnedMore: (cards: number) => `${cards} cards were turned up: an action card is covered by another.`,
    cutDrew: (name: string, card: string) => `${name} drew ${card}`,
    faceUp: 'Face up',
    inHand: 'Hand',
    yourHand: (name: string, count: number) => `${isYou(name) ? 'Your' : `${name},`} hand: ${count}`,
    rowHelp:
      'Left and right arrows move along the row, Enter picks a card up, up arrow lays it face up, down arrow takes it in hand, Delete discards it, Escape puts it back. Within one turn cards go up in the order Rat to Pig, Cat, Pangu, and come down in the same order; an earlier one must then wait for your next turn.',
    handOf: (count: number) => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
    handKnown: (cards: string) => `known of them: ${cards}`,
    faceUpOf: (name: string, count: number) => `${isYou(name) ? 'Your cards' : `${name},`} face up: ${count}`,
    enlarge: 'Show large',
    knownInHand: 'Known in hand',
    misses: (count: number) => (count === 1 ? 'misses a turn' : `misses ${count} turns`),
    signs: 'The twelve signs',
    signsHave: (count: number) => `${count} of 12`,
    signsOf: (count: number) => `${count} ${count === 1 ? 'sign' : 'signs'}`,
    have: 'have',
    lack: 'missing',
    notSeen: 'not seen',
    youLack: 'you lack it',
    youHave: 'you have it',
    justCame: 'new this turn',
    fresh: 'new',
    held: 'held',
    canPlay: 'can be played',

    // What can be done.
    whatNow: 'What you can do',
    begin: (top: string) => `Draw a card, or take the ${top}.`,
    beginDraw: 'Draw a card.',
    beginTake: (top: string) => `Take the ${top}.`,
    beginPlay: (cards: string[]) => `Or play your ${cards.join(' or ')} instead.`,
    goal: 'Be the first to hold all twelve signs.',
    atLeast: (signs: number) => `at least ${signs} of 12`,
    signsSeen: (signs: number) => (signs === 1 ? '1 sign seen' : `${signs || 'no'} signs seen`),
    /** What that counts, and what else is marked there. */
    seenKey: 'Signs seen: face up, or known to be in hand. A red corner: you lack it.',
    meanwhile: 'Since your last turn',
    knownFrom: (signs: number, hidden: number) =>
      hidden
        ? `Signs that everybody has seen: ${signs}. Hidden cards in hand, which may be others: ${hidden}.`
        : `All its cards are known: ${signs} of the twelve signs.`,
    /** Of a seat that may be one sign short. */
    atBest: 'At best it has 11 of the twelve; it may have fewer.',
    /** And is likely to. */
    byDiscards: 'It throws out what it has twice: by that, and by what is seen, it is likely to have 11.',
    askWhy: 'What is known of it',
    ofTwelve: (signs: number) => `${signs}/12`,
    handSize: (cards: number) => `${cards}×`,
    likelyNeedsOne: 'Likely 11 of 12',
    needsOne: 'One sign short!',
    youNeedOne: (sign: string) => `One sign short: the ${sign}`,
    haveAll: 'All twelve signs!',
    maybeOf: (names: string[]) => `Perhaps one sign short: ${names.join(', ')}`,
    likelyOf: (names: string[]) =>
      `${listOf(names)} probably ${names.length > 1 ? 'need' : 'needs'} only one more sign to win.`,
    sureOf: (names: string[]) => `${listOf(names)} ${names.length > 1 ? 'need' : 'needs'} only one more sign to win!`,
    /** After those who do for sure. */
    likelyToo: (names: string[]) => `${listOf(names)} probably ${names.length > 1 ? 'do' : 'does'}, too.`,
    takeNothing: 'There is nothing to take.',
    takePangu: 'A Pangu cannot be taken: it comes only from the draw pile.',
    takeBarred: 'You may not take the lost card this turn.',
    playLate: (card: string) =>
      `${card} can be played only instead of drawing or taking, or at once when you have just drawn it.`,
    panguNoSign: 'Pangu cannot be played now: nobody shows a sign that you lack.',
    panguNoRoom: 'Pangu cannot be played now: you have no room for the sign that it would take.',
    passFull: 'At most six cards may stay in hand and six face up.',
    handFirst: (hand: number) =>
      `${capital(spelt(hand))} would be left in hand. Lay one of those face up first: a seventh may lie there until you discard.`,
    faceUpFirst: (up: number) =>
      `${capital(spelt(up))} would be left face up. Take one of those in hand first: a seventh may stay there until you discard.`,
    wonDrawing: (name: string, card: string) => `${name} drew the ${card}, which completed the twelve.`,
    wonTaking: (name: string, card: string) =>
      `${name} took the ${card} from the discards, which completed the twelve.`,
    wonByPangu: (name: string, sign: string, from: string) =>
      `${name} took ${of(sign, from)} with Pangu, which completed the twelve.`,
    wonWhole: (name: string) => `${name} had all twelve signs.`,
    closest: (names: string[], signs: number) => `${listOf(names)} came closest, with ${signs} signs each.`,
    closestLacked: (name: string, signs: string[]) =>
      `${name} came closest, and still lacked ${signs.length > 6 ? `${signs.length} signs` : theAll(signs)}.`,
    threwOut: (name: string, signs: string[]) =>
      `Of the signs that ${object(name)} lacked, ${object(name)} had discarded ${theAll(signs)}.`,
    cardsFrom: (cards: string[], name: string) => `${theAll(cards)} from ${object(name)}`,
    tookFromDiscards: (winner: string, cards: string) => `${winner} took from the discards: ${cards}.`,
    tookWithPangu: (winner: string, cards: string) => `${winner} took with Pangu: ${cards}.`,
    panguTookFromEach: 'Cards lost to a Pangu',
    missedByEach: 'Turns missed',
    youLacked: (signs: string[]) => `You lacked ${signs.length > 6 ? `${signs.length} signs` : theAll(signs)}.`,
    arrange: 'End your turn, discard one, or move cards up or down.',
    arrangeFull: 'Discard one; before that you may move cards up and down.',
    fullHand: 'Discard one from your hand, or lay one face up and discard another there.',
    fullUp: 'Discard one that lies face up, or take one in hand first and discard from your hand.',
    upOrDiscard: (cards: number) => `${capital(spelt(cards))} in hand: lay up or discard one.`,
    downOrDiscard: (cards: number) => `${capital(spelt(cards))} face up: take in or discard one.`,
    discardOrPass: 'Discard one, or end your turn.',
    discardOne: 'Discard one.',
    passToWin: 'All twelve signs: end your turn, and you win.',
    evenToWin: 'All twelve signs: with six in hand and six face up you win.',
    discardToWin: (card: string) => `All twelve signs: discard the ${card}, and you win.`,
    upAndDiscardToWin: (card: string) => `To win, lay one face up, then discard the ${card}.`,
    downAndDiscardToWin: (card: string) => `To win, take one in hand, then discard the ${card}.`,
    catDoes: 'Played, the Cat makes the next seat miss a turn.',
    panguDoes: 'Played, Pangu takes a sign that another seat shows.',
    catOn: (name: string) => `${does(name, 'misses', 'miss')} a turn`,
    panguTakes: (sign: string, name: string) => `takes ${of(sign, name)}`,
    panguChoice: (choices: number) => `takes a sign: ${choices} choices`,
    panguShort: 'takes a sign that another shows',
    drewAction: (card: string) => `You drew a ${card}: play it now, or keep it.`,
    calling: 'All twelve? Call ZODIAC, or end your turn.',
    fining: (name: string) => `Choose the sign that ${does(object(name), 'loses', 'lose')}.`,
    nothing: 'You can only pass.',
    holding: (card: string) => `${card}: where to?`,
    holdingPangu: 'Pangu: choose a highlighted sign.',
    holdingMore: 'Take a highlighted sign, or keep the Pangu: where?',
    aimed: (sign: string) => `Where does the ${sign} go?`,
    placesOf: 'Face up it can be stolen back; in hand it is safe. To win, six must lie face up.',
    sixthUp: 'Face up it is the sixth there, which you need to win.',
    waits: toMove,
    thinks: (name: string) => `${does(name, 'is', 'are')} thinking`,
    fines: (chooser: string, name: string) =>
      `${does(chooser, 'chooses', 'choose')} the sign that ${does(object(name), 'loses', 'lose')}`,
    wins: (name: string) => `${does(name, 'has', 'have')} the zodiac`,
    noZodiac: 'The game ended without a zodiac',
    setUp: 'The cards are being dealt',
    looksBack: 'Looking back',
    cutting: 'The cut for dealer',

    draw: 'Draw',
    take: (card: string) => `Take ${card}`,
    takeNone: 'Take',
    up: 'Lay face up',
    down: 'Take in hand',
    upAndEnd: 'Lay up and end turn',
    upAndWin: 'Lay up, and win',
    downAndEnd: 'Take in and end turn',
    downAndWin: 'Take in, and win',
    discard: 'Discard',
    discardAndEnd: 'Discard and end turn',
    discardAndWin: 'Discard, and win',
    pass: 'Pass',
    endTurn: 'End turn',
    endAndWin: 'End turn, and win',
    call: 'Call ZODIAC',
    play: (card: string) => `Play ${card}`,
    playCatHere: 'Misses a turn',
    toHand: 'Into my hand',
    toFaceUp: 'Face up',
    blind: 'A card from the hand',
    fineSign: (sign: string) => `The ${sign}`,
    cancel: 'Cancel',
    takeSign: (sign: string, name: string) => `${sign} of ${name}: take it`,
    loseSign: (sign: string, name: string) => `${does(name, 'loses', 'lose')} the ${sign}`,
    loseBlind: (name: string) => `${does(name, 'loses', 'lose')} a random card from the hand`,
    pickedUp: (card: string) => `${card} picked up.`,
    dropped: (card: string) => `${card} put back.`,
    suggested: 'suggested',

    // The last turn of a seat, in short.
    did: {
      draw: 'drew',
      drew: (card: string) => `drew ${card}`,
      take: (card: string) => `took ${card}`,
      putBack: (card: string) => `took ${card} and put it back`,
      up: (cards: string[]) => (cards.length > 2 ? `${cards.length} cards up` : `${counted(cards).join(', ')} up`),
      down: (cards: string[]) =>
        cards.length > 2 ? `${cards.length} cards down` : `${counted(cards).join(', ')} down`,
      discard: (card: string) => `discarded ${card}`,
      discardIt: 'discarded it',
      pass: 'passed',
      ended: 'no discard',
      call: 'called',
      cat: (name: string) => `Cat on ${object(name)}`,
      pangu: (sign: string, name: string) => `stole ${of(sign, name)}`,
      missed: 'missed a turn',
      missedByCat: 'missed a turn (Cat)',
      /** Of a turn in which much was done. */
      brief: {
        draw: '',
        drew: () => '',
        up: (cards: string[]) => `${cards.length} up`,
        down: (cards: string[]) => `${cards.length} down`,
      },
    },

    // What others did to the viewer.
    suffered: {
      cat: (name: string) => `${name} played the Cat: you miss a turn`,
      catOver: (name: string) => `${name} played the Cat: you missed a turn`,
      pangu: (name: string, sign: string) => `${name} took your ${sign} with a Pangu`,
      /** Beside the sign that went, or the Cat, where there is no room for more. */
      panguShort: (name: string) => `→ ${name}`,
      fine: (sign: string) => `You lost the ${sign}`,
    },

    // Advice.
    advise: {
      draw: 'draw a card',
      take: (card: string) => `take the ${card}`,
      up: (card: string) => `lay the ${card} face up`,
      down: (card: string) => `take the ${card} in hand`,
      discard: (card: string) => `discard the ${card}`,
      discardUp: (card: string) => `discard the face-up ${card}`,
      pass: 'pass',
      endTurn: 'end the turn',
      call: 'call ZODIAC',
      cat: (name: string) => `play the Cat: ${does(object(name), 'misses', 'miss')} a turn`,
      pangu: (sign: string, name: string) => `take ${of(sign, name)} with Pangu`,
      panguUp: (sign: string, name: string) => `take ${of(sign, name)} with Pangu, face up`,
      fine: (sign: string, name: string) => `let ${object(name)} lose the ${sign}`,
      fineBlind: (name: string) => `let ${object(name)} lose a random card from the hand`,
    },

    // What the analysis says, which looks at what one seat can see.
    judged: (name: string, chance: string) =>
      `${text.leads(name, chance)}, by what ${does(object(name), 'knows', 'know')}`,

    // What happened.
    tellDealer: (name: string, card: string) => `${name} cut a ${card} and dealt.`,
    tellDealt: 'Six cards are dealt to everybody.',
    tellTurned: (card: string) => `The ${card} is turned up.`,
    tellDraw: (name: string) => `${name} drew a card.`,
    tellDrew: (name: string, card: string) => `${name} drew the ${card}.`,
    tellTake: (name: string, card: string) => `${name} took the ${card} from the discards.`,
    tellUp: (name: string, card: string) => `${name} laid the ${card} face up.`,
    tellDown: (name: string, card: string) => `${name} took the ${card} back in hand.`,
    tellDiscard: (name: string, card: string) => `${name} discarded the ${card}.`,
    tellPass: (name: string) => `${name} passed.`,
    tellEnded: (name: string) => `${name} ended the turn.`,
    tellCat: (name: string, next: string) => `${name} played the Cat: ${does(object(next), 'misses', 'miss')} a turn.`,
    tellPangu: (name: string, sign: string, from: string) => `${name} played Pangu and took ${of(sign, from)}.`,
    tellCall: (name: string) => `${name} called ZODIAC.`,
    tellWrong: (name: string) => `The call was wrong: ${does(object(name), 'loses', 'lose')} two signs.`,
    tellOver: (name: string) => `${name} had too many cards in one place: a sign and a turn are lost.`,
    tellFined: (name: string, card: string) => `${name} lost the ${card}.`,
    tellMissed: (name: string) => `${name} missed this turn.`,
    tellShuffled: 'The discards are shuffled into a new draw pile.',
    tellZodiac: (name: string) => `ZODIAC! ${does(name, 'has', 'have')} all twelve signs.`,
    tellLimit: 'The last turn is played, and nobody has the zodiac.',

    // The result.
    resultCaption: 'The signs of each seat',
    resultSeat: 'Seat',
    resultSigns: 'Signs',
    resultPoints: 'Count',
    resultUp: 'face up',
    resultHand: 'in hand',
  },
  {
    title: '十二生肖',
    line: '抢在别人之前集齐十二个生肖。',

    cat: '猫',
    pangu: '盘古',
    cardWith: (card, element) => `${card}，${element}`,
    several: (count, card) => `${'〇一两三四五六七'[count] ?? count}张${card}`,

    table: '桌面中央',
    othersLabel: '其他座位',
    drawPile: (count) => `牌堆，${count} 张`,
    discardPile: (top, count) => `弃牌堆，${count} 张，最上面是${top}`,
    discardEmpty: '弃牌堆，空',
    drawShort: '牌堆',
    discardShort: '弃牌',
    times: (count) => `× ${count}`,
    lastDiscards: (cards) => `最近弃的，从新到旧：${cards.join('、')}。`,
    barred: '本回合不可拿取',
    turn: (turn) => `第 ${turn} 回合：`,
    dealer: '庄家',
    deals: (name) => `${name}坐庄`,
    begins: (name) => `${name}先走`,
    cutHead: '抽牌定庄',
    cutHow: '轮流抽牌，先抽到猫或盘古的坐庄，下家先走。',
    turnedMore: (cards) => `翻开了 ${cards} 张：翻到行动牌就再翻一张盖上。`,
    cutDrew: (name, card) => `${name}抽到${card}`,
    faceUp: '明牌',
    inHand: '手牌',
    yourHand: (name, count) => `${name}的手牌：${count} 张`,
    rowHelp:
      '左右键在牌间移动，回车拿起一张牌，上键把它亮出，下键把它收回手中，Delete 键弃掉，Esc 键放回。一个回合里，亮出要按鼠到猪、猫、盘古的次序，收回也一样；排在前面的牌若错过，要等下一回合。',
    handOf: (count) => `手牌 ${count} 张`,
    handKnown: (cards) => `其中已知：${cards}`,
    faceUpOf: (name, count) => `${name}的明牌：${count} 张`,
    enlarge: '放大看',
    knownInHand: '已知的手牌',
    misses: (count) => `停 ${count} 回合`,
    signs: '十二生肖',
    signsHave: (count) => `${count} / 12`,
    signsOf: (count) => `${count} 个生肖`,
    have: '已有',
    lack: '还缺',
    notSeen: '没见过',
    youLack: '你还缺',
    youHave: '你已有',
    justCame: '这回合新得',
    fresh: '新',
    held: '已拿起',
    canPlay: '可以动用',

    whatNow: '现在可以',
    begin: (top) => `摸一张牌，或拿取${top}。`,
    beginDraw: '摸一张牌。',
    beginTake: (top) => `拿取${top}。`,
    beginPlay: (cards) => `也可以改为打出${cards.join('或')}。`,
    goal: '最先集齐十二生肖者获胜。',
    atLeast: (signs) => `至少 ${signs}/12 个生肖`,
    signsSeen: (signs) => (signs ? `见过 ${signs} 个` : '没见过生肖'),
    seenKey: '“见过”：亮出的，或知道在手中的生肖。红角：你还缺。',
    meanwhile: '你上一回合之后',
    knownFrom: (signs, hidden) =>
      hidden
        ? `大家见过的生肖：${signs} 个。未知的手牌：${hidden} 张，可能还有别的生肖。`
        : `所有的牌都已知：${signs}/12 个生肖。`,
    atBest: '最多有 11 / 12，也可能更少。',
    byDiscards: '弃掉的多半是重复的：照此和已见的牌看，多半已有 11 / 12。',
    askWhy: '看看已知的牌',
    ofTwelve: (signs) => `${signs}/12`,
    handSize: (cards) => `${cards}×`,
    likelyNeedsOne: '多半 11 / 12',
    needsOne: '只差一个！',
    youNeedOne: (sign) => `只差一个：${sign}`,
    haveAll: '十二生肖齐了！',
    maybeOf: (names) => `也许只差一个：${names.join('、')}`,
    likelyOf: (names) => `${listOf(names)}多半只差一个生肖就赢。`,
    sureOf: (names) => `${listOf(names)}只差一个生肖就赢！`,
    likelyToo: (names) => `${listOf(names)}多半也是。`,
    takeNothing: '没有牌可拿。',
    takePangu: '盘古不能拿：只能从牌堆摸到。',
    takeBarred: '这回合不能拿刚失去的牌。',
    playLate: (card) => `${card}只能代替摸牌或拿牌打出，或在刚摸到时立即打出。`,
    panguNoSign: '现在不能打出盘古：没有人亮着你缺的生肖。',
    panguNoRoom: '现在不能打出盘古：拿来的生肖你放不下。',
    passFull: '手牌和明牌各最多留六张。',
    handFirst: (hand) => `这样手里还剩 ${hand} 张。先从手里亮出一张：弃牌之前，明牌可以有七张。`,
    faceUpFirst: (up) => `这样明牌还剩 ${up} 张。先把一张明牌收回手中：弃牌之前，手里可以有七张。`,
    wonDrawing: (name, card) => `${name}摸到${card}，集齐了十二生肖。`,
    wonTaking: (name, card) => `${name}从弃牌堆拿${card}，集齐了十二生肖。`,
    wonByPangu: (name, sign, from) => `${name}用盘古拿走${from}的${sign}，集齐了十二生肖。`,
    wonWhole: (name) => `${name}集齐了十二生肖。`,
    closest: (names, signs) => `${listOf(names)}最接近，各有 ${signs} 个生肖。`,
    closestLacked: (name, signs) =>
      `${name}最接近，${signs.length > 6 ? `还缺 ${signs.length} 个生肖` : `还缺${signs.join('、')}`}。`,
    threwOut: (name, signs) => `${name}所缺的生肖里，自己弃掉过${signs.join('、')}。`,
    cardsFrom: (cards, name) => `${name}的${cards.join('、')}`,
    tookFromDiscards: (winner, cards) => `${winner}从弃牌堆拿到${cards}。`,
    tookWithPangu: (winner, cards) => `${winner}用盘古拿到${cards}。`,
    panguTookFromEach: '被盘古拿走的牌',
    missedByEach: '被停的回合数',
    youLacked: (signs) => (signs.length > 6 ? `你还缺 ${signs.length} 个生肖。` : `你还缺${signs.join('、')}。`),
    arrange: '结束回合、弃一张，或调整明牌和手牌。',
    arrangeFull: '弃一张牌；弃牌前可以调整明牌和手牌。',
    fullHand: '从手里弃一张；要弃明牌，先亮出一张。',
    fullUp: '弃一张明牌；要弃手牌，先收回一张。',
    upOrDiscard: (cards) => `手牌有 ${cards} 张：亮出或弃掉一张。`,
    downOrDiscard: (cards) => `明牌有 ${cards} 张：收回或弃掉一张。`,
    discardOrPass: '弃一张，或结束回合。',
    discardOne: '弃一张牌。',
    passToWin: '十二生肖齐了：结束回合就赢。',
    evenToWin: '十二生肖齐了：手牌六张、明牌六张就赢。',
    discardToWin: (card) => `十二生肖齐了：弃掉${card}就赢。`,
    upAndDiscardToWin: (card) => `先亮出一张，再弃掉${card}就赢。`,
    downAndDiscardToWin: (card) => `先收回一张，再弃掉${card}就赢。`,
    catDoes: '打出猫，下一个座位停一回合。',
    panguDoes: '打出盘古，从别的座位拿一张亮出的生肖。',
    catOn: (name) => `${name}停一回合`,
    panguTakes: (sign, name) => `拿${name}的${sign}`,
    panguChoice: (choices) => `拿 1 张，${choices} 种选择`,
    panguShort: '拿别人的一张明牌',
    drewAction: (card) => `你摸到${card}：现在打出，或留下。`,
    calling: '十二生肖齐了吗？喊生肖，或结束回合。',
    fining: (name) => `选择${name}要失去的生肖。`,
    nothing: '只能过牌。',
    holding: (card) => `${card}：放到哪里？`,
    holdingPangu: '盘古：选择一张亮起的生肖。',
    holdingMore: '选择一张亮起的生肖拿走，或留下盘古：放到哪里？',
    aimed: (sign) => `${sign}放到哪里？`,
    placesOf: '亮出可能再被拿走，放在手中就安全。要赢，得亮出六张。',
    sixthUp: '亮出就是第六张明牌，要赢正需要它。',
    waits: toMove,
    thinks: (name) => `${name}正在思考`,
    fines: (chooser, name) => `${chooser}选择${name}要失去的生肖`,
    wins: (name) => `${name}集齐了生肖`,
    noZodiac: '游戏结束，没有人集齐生肖',
    setUp: '正在发牌',
    looksBack: '回看',
    cutting: '抽牌定庄',

    draw: '摸牌',
    take: (card) => `拿${card}`,
    takeNone: '拿牌',
    up: '亮出',
    down: '收回手中',
    upAndEnd: '亮出并结束回合',
    upAndWin: '亮出就赢',
    downAndEnd: '收回并结束回合',
    downAndWin: '收回就赢',
    discard: '弃掉',
    discardAndEnd: '弃掉并结束回合',
    discardAndWin: '弃掉就赢',
    pass: '过牌',
    endTurn: '结束回合',
    endAndWin: '结束回合就赢',
    call: '喊“生肖”',
    play: (card) => `打出${card}`,
    playCatHere: '停一回合',
    toHand: '放入手中',
    toFaceUp: '亮出',
    blind: '从手牌中盲抽一张',
    fineSign: (sign) => sign,
    cancel: '取消',
    takeSign: (sign, name) => `${name}的${sign}：拿走`,
    loseSign: (sign, name) => `${name}的${sign}：失去`,
    loseBlind: (name) => `${name}手中盲抽一张：失去`,
    pickedUp: (card) => `拿起${card}。`,
    dropped: (card) => `放回${card}。`,
    suggested: '建议',

    did: {
      draw: '摸牌',
      drew: (card) => `摸到${card}`,
      take: (card) => `拿${card}`,
      putBack: (card) => `拿了${card}又放回`,
      up: (cards) => (cards.length > 2 ? `亮 ${cards.length} 张` : `亮${counted(cards).join('、')}`),
      down: (cards) => (cards.length > 2 ? `收 ${cards.length} 张` : `收${counted(cards).join('、')}`),
      discard: (card) => `弃${card}`,
      discardIt: '又弃掉',
      pass: '过牌',
      ended: '没弃牌',
      call: '喊生肖',
      cat: (name) => `猫：${name}`,
      pangu: (sign, name) => `盘古：拿${name}的${sign}`,
      missed: '停了一回合',
      missedByCat: '停了一回合（猫）',
      brief: {
        draw: '',
        drew: () => '',
        up: (cards) => `亮 ${cards.length} 张`,
        down: (cards) => `收 ${cards.length} 张`,
      },
    },

    suffered: {
      cat: (name) => `${name}打出了猫：你停一回合`,
      catOver: (name) => `${name}打出了猫：你停了一回合`,
      pangu: (name, sign) => `${name}用盘古拿走了你的${sign}`,
      panguShort: (name) => `→ ${name}`,
      fine: (sign) => `你失去了${sign}`,
    },

    advise: {
      draw: '摸一张牌',
      take: (card) => `拿${card}`,
      up: (card) => `亮出${card}`,
      down: (card) => `把${card}收回手中`,
      discard: (card) => `弃掉${card}`,
      discardUp: (card) => `弃掉亮出的${card}`,
      pass: '过牌',
      endTurn: '结束回合',
      call: '喊“生肖”',
      cat: (name) => `打出猫，让${name}停一回合`,
      pangu: (sign, name) => `打出盘古，拿${name}的${sign}`,
      panguUp: (sign, name) => `打出盘古，拿${name}的${sign}并亮出`,
      fine: (sign, name) => `让${name}失去${sign}`,
      fineBlind: (name) => `让${name}失去手中盲抽的一张`,
    },

    judged: (name, chance) => `${text.leads(name, chance)}（只凭${name}所知）`,

    tellDealer: (name, card) => `${name}抽到${card}，坐庄。`,
    tellDealt: '每人发六张牌。',
    tellTurned: (card) => `翻开${card}。`,
    tellDraw: (name) => `${name}摸一张牌。`,
    tellDrew: (name, card) => `${name}摸到${card}。`,
    tellTake: (name, card) => `${name}从弃牌堆拿${card}。`,
    tellUp: (name, card) => `${name}亮出${card}。`,
    tellDown: (name, card) => `${name}把${card}收回手中。`,
    tellDiscard: (name, card) => `${name}弃掉${card}。`,
    tellPass: (name) => `${name}过牌。`,
    tellEnded: (name) => `${name}结束回合。`,
    tellCat: (name, next) => `${name}打出猫：${next}停一回合。`,
    tellPangu: (name, sign, from) => `${name}打出盘古，拿走${from}的${sign}。`,
    tellCall: (name) => `${name}喊“生肖”。`,
    tellWrong: (name) => `喊错了：${name}失去两张生肖。`,
    tellOver: (name) => `${name}某处的牌太多，失去一张生肖并停一回合。`,
    tellFined: (name, card) => `${name}失去${card}。`,
    tellMissed: (name) => `${name}停这一回合。`,
    tellShuffled: '弃牌洗成新的牌堆。',
    tellZodiac: (name) => `生肖！${name}集齐了十二生肖。`,
    tellLimit: '最后一个回合已结束，没有人集齐生肖。',

    resultCaption: '各座位集到的生肖',
    resultSeat: '座位',
    resultSigns: '生肖',
    resultPoints: '数目',
    resultUp: '明牌',
    resultHand: '手牌',
  },
);

/** The name of a card in the language of the page. */
export function cardName(card: string): string {
  if (card === 'Cat') return words.cat;
  return card === 'Pangu' ? words.pangu : signName(card);
}

/** The effect of an action card; empty for a sign. */
export function cardDoes(card: string): string {
  if (card === 'Cat') return words.catDoes;
  return card === 'Pangu' ? words.panguDoes : '';
}

/** The name of a card with its element, for screen readers. */
export function cardWords(card: string): string {
  const element = signOf(card)?.element;
  return element ? words.cardWith(cardName(card), elementName(element)) : cardName(card);
}
