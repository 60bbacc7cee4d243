// Every word of this board, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { capital } from '../../words/capital';
import { does, isYou, together } from '../../words/names';
import { tiesCount } from './ties';
import { benefitOf, type ActionName, type Unit } from './view';

const signed = (amount: number) => (amount > 0 ? '+' : '') + unsigned(amount);
const unsigned = (amount: number) => (amount < 0 ? '−' : '') + Math.abs(amount);
const amounts = (low: number, high: number, to: string) =>
  low === high ? signed(low) : low < 0 ? unsigned(low) + to + unsigned(high) : `${signed(low)}–${high}`;

export const words = catalogue(
  {
    title: 'The Great Race',
    line: 'Choose in secret, all at once, and be first across the river.',

    // The form of a new game.
    birthdays: 'By birthday',
    birthdayAt: (seat: string) => `${seat}: birthday`,
    birthdaysHelp: 'Oldest first, each player gets the animal of their birth year, or the nearest one that is free.',
    birthdayFailed: 'The calendar has no answer for this day.',

    // The actions.
    actions: {
      Cheat: 'Cheat',
      Help: 'Help',
      Run: 'Run',
      Rest: 'Rest',
      Cooperate: 'Cooperate',
      Walk: 'Walk',
      Repeat: 'Repeat',
      Strategise: 'Strategise',
    },
    // The effect of an action beside what the wheel pays.
    does: {
      Cheat: 'The highest gains, unless tied; all others go back 1.',
      Help: 'Everybody gains karma. The highest also gains a 1-card; if several are tied, none of them does.',
      Run: 'The highest gains, unless tied; all others move 1.',
      Rest: 'Everybody gains 1-cards. The highest also gains 1 karma; if several are tied, none of them does.',
      Cooperate: 'The highest gains; tied, all of them gain.',
      Walk: 'The highest gains, unless tied.',
      Repeat: 'Counts as the card before it in the row.',
      Strategise:
        'Takes this card and your row back, with their energy. The row’s first card stays, unless you are the highest and not tied.',
    },
    // Those at a full table, where all who are tied count as the highest.
    doesTied: {
      Help: 'Everybody gains karma. The highest also gains a 1-card; if several are tied, all of them do.',
      Rest: 'Everybody gains 1-cards. The highest also gains 1 karma; if several are tied, all of them do.',
      Strategise:
        'Takes this card and your row back, with their energy. The row’s first card stays, unless you are the highest, tied or not.',
    },
    // The same in a few words, on the card.
    brief: {
      Cheat: 'Sole highest gains; others −1',
      Help: 'All gain; sole highest: 1 card too',
      Run: 'Sole highest gains; others +1',
      Rest: 'All gain; sole highest: 1 karma too',
      Cooperate: 'Highest gains, tied or not',
      Walk: 'Sole highest gains',
      Repeat: 'As the last card in your row',
      Strategise: 'Row back; sole highest: its first card too',
    },
    briefTied: {
      Help: 'All gain; highest, even tied: 1 card',
      Rest: 'All gain; highest, even tied: 1 karma',
      Strategise: 'Row back; highest, even tied: its first card too',
    },
    countsAs: (action: string) => `as ${action}`,
    repeatAs: (repeat: string, action: string) => `${repeat} (as ${action})`,

    // Benefits.
    amount: (amount: string, unit: Unit) => {
      if (amount === 'N')
        return `as many ${{ spaces: 'spaces', karma: 'karma', '1-cards': '1-cards' }[unit]} as players sharing it`;
      const one = amount === '1';
      if (unit === '1-cards') return one ? 'a 1-card' : `${amount} cards of 1`;
      return `${amount} ${{ spaces: one ? 'space' : 'spaces', karma: 'karma' }[unit]}`;
    },
    exchange: 'an exchange',
    // What is given for what, in one line: up, and down.
    exchangeIs: (animal: string) =>
      `Give smaller cards worth ${
        { Tiger: 'the one you take, or 1 less', Dragon: 'at least the one you take (1 karma: worth 2)' }[animal] ??
        'at least the one you take'
      }; for a 5, say, you must also own a 4 or 5. Or split a card.`,
    trade: 'a trade',
    nothing: 'nothing',
    and: ' and ',
    comma: ', ',
    thisRound: 'Now',
    nextRound: 'Next round',
    paysTitle: 'What the wheel pays',
    paysBy: 'Energy of all there',
    paysAction: 'Action',
    across: (name: string) => `${does(name, 'is', 'are')} across!`,
    isLast: 'This round is the last',
    intoRiver: 'into the river!',
    lastOne: 'the last round',
    nears: (names: string[], left: number) =>
      `${together(names)} ${names.length > 1 || names.some(isYou) ? 'need' : 'needs'} ${left}`,
    readsRound: (round: string) => `What happened: ${round}`,
    stillAsked: (question: string) => `Still to answer: ${question}`,

    // The track.
    track: 'Track',
    start: 'Start',
    finishSpace: 'Finish',
    standsOn: (names: string, space: string) => `${names}: ${space}`,
    spaceName: (space: number) => `space ${space}`,
    inRiver: (space: number) => `space ${space}, in the river`,
    trackIs: (finish: number, river: number) => `${finish} spaces to Finish; the river starts at ${river}.`,

    // The wheel.
    wheel: 'Wheel',
    wheelIs: 'What each action pays, by the total energy played on it',
    upTo: (total: number) => `1–${total}`,
    from: (total: number) => `${total}+`,
    legendEach: 'for each player there',
    legendExchange: 'energy: small for large, or split one',
    legendTrade: '2 karma for 3 spaces',
    legendPale: 'pale: not in use now',

    // Seats.
    karmaIs: (count: number) => `${count} of 8 karma`,
    energyIs: (cards: string) => `Energy in hand: ${cards}`,
    noEnergy: 'none',
    rowOf: 'Row',
    cardWith: (action: string, energy: number | null) => (energy === null ? action : `${action} with ${energy}`),
    hasChosen: 'Has chosen',
    chooses: 'Choosing',
    sitsOut: 'Sits out this round',
    resolvesNow: (action: string) => `Now at ${action}`,
    mustStrategise: 'Must Strategise',
    mustBecause: 'With one energy card, only Strategise can be played.',
    sealedCard: 'sealed choice',
    sealedCards: 'Secret choices',
    willComeAfter: 'Next',
    can: (animal: string, power: string) => `${animal}: ${power}`,
    tiedNothing: 'tied: 0',
    beatenNothing: 'beaten: 0',
    position: 'Space',
    place: (place: number) => `Place ${place}`,

    // What is asked.
    chosenOf: (chosen: number, all: number) => `${chosen} of ${all} have chosen`,
    onlyOne: (action: string) => `Only ${action} can be played`,
    onlyPaid: (action: string) => `Only ${action} can be played: your other cards cost more karma than you have`,
    lastMust: 'Your last energy card: you must Strategise.',
    chooseAnimal: 'Choose your animal',
    choosesAnimal: (who: string) => `${does(who, 'chooses', 'choose')} an animal`,
    chooseCard: 'Choose your first card',
    youAre: (animal: string) => `You are the ${animal}`,
    aim: (finish: number) => `Be first across the river, at space ${finish}.`,
    firstIs:
      'It lies first in your row. The larger its number, the more karma it brings now; but a lower number played after it costs karma.',
    firstBrings: (seats: number) => `The largest number brings ${seats} karma, the next ${seats - 1}, down to 1.`,
    firstGifts: (seats: number) =>
      seats === 3
        ? 'Whoever plays a 5 gives 1 karma to everybody who plays a 1; a 4 gives to every 2.'
        : 'Whoever plays a 6 gives 1 karma to everybody who plays a 1; a 5 gives to every 2, a 4 to every 3.',
    layFirst: (card: string) => `Lay ${card} down`,
    playEnergy: (energy: number, karma: number) => `Play ${energy} energy${karma ? ` for ${karma} karma` : ''}`,
    beAnimal: (animal: string) => `Be the ${animal}`,
    asFirst: (card: string) => `${card} as your first card?`,
    otherCard: 'Another card',
    rule: 'Rule',
    lookAway: (name: string) => `${name} chooses in secret`,
    pigAsks: 'Nobody shares your number: what do you gain?',
    windowAsks: (action: string, what: string) => `${action}: ${what}?`,
    anExchange: 'an energy exchange',
    aTrade: 'a karma trade',
    aGain: 'your animal’s gain',
    orElse: ' or ',
    homeAsks: 'You are at Finish, and no further',
    homeKeep: 'The race is run',
    homeBrings: 'Only karma may still count, in a tie',
    lastCounts: 'The last round: energy cards count for nothing any more; spaces do, and in a tie karma.',
    exchangeUp: 'Give cards worth at least the one you take, and no card that isn’t needed.',
    exchangeTiger: 'Give cards worth the one you take or 1 less, and no card that isn’t needed.',
    exchangeDragon: 'Give cards worth at least the one you take, a karma counting as 2, and nothing that isn’t needed.',
    exchangeSplit: 'Give one card, and take several worth exactly as much.',
    exchangeHigh: (get: number) =>
      get === 6
        ? 'You may take a 6 only if you already own a 5 and no 6, in hand or row.'
        : `You may take a ${get} only if you already own a ${get - 1} or a ${get}, in hand or row.`,
    // Why a card is not among those to be had.
    exchangeNeeds: (cards: number[]) => `you own no ${cards.join(' or ')}`,
    exchangeHas: (card: number) => `you own a ${card} already`,
    exchangeNone: 'none left',
    exchangeWorth: (smaller: number) => (smaller ? `smaller cards make only ${smaller}` : 'no smaller card'),
    exchangeNot: 'not possible now',
    riverAsks: 'The river wants a card: which?',
    horseAsks: 'Go back 1 space for a 1-card and 1 karma?',
    setUp: 'The wheel is being set up',
    lastSpaces: (spaces: number, why: string) => `The last ${spaces === 1 ? 'space' : `${spaces} spaces`}: ${why}.`,
    over: (name: string) => `${does(name, 'wins', 'win')} the race`,

    // The hand.
    hand: 'Your hand',
    actionCards: 'Action cards',
    energyCards: 'Energy cards',
    lies: 'Lies in your row',
    notFirst: 'Not as the first card',
    lastEnergy: 'Last energy: only Strategise',
    nothingToRepeat: 'No card in your row to repeat',
    tooDear: (karma: number, have: number) => `Costs ${karma} karma, you have ${have}`,
    cannot: 'Not now',
    alone: 'alone',
    withOthers: 'shared',
    // Who has no other card to play.
    sharedWith: (names: string[]) => (names.length === 1 ? `shared with ${names[0] ?? ''}` : 'shared in any case'),
    shared: (low: number, high: number) => `shared ${amounts(low, high, ' to ')}`,
    onlyYou: 'only you can',
    cardKey: 'Large: what you get alone.',
    keyExchange: 'an exchange',
    // From the least to the most: "+3", "0–4", "−1 to 3".
    amounts: (low: number, high: number) => amounts(low, high, ' to '),
    toFinish: 'to Finish',
    energy: 'Energy',
    costsKarma: (karma: number) => `costs ${karma}`,
    takenBack: (cards: number) => `${cards} ${cards === 1 ? 'card' : 'cards'} back`,
    // Who can play the same, and what it takes: a Repeat, karma.
    comes: (name: string, repeats: boolean, karma: number) => {
      const takes = [...(repeats ? ['by Repeat'] : []), ...(karma ? [`for ${karma} karma`] : [])];
      return takes.length ? `${name} (${takes.join(', ')})` : name;
    },
    nobodyComes: 'Nobody else can play this now.',
    mustCome: (names: string, several: boolean) => `${names} ${several ? 'have' : 'has'} no other card to play.`,
    oneComes: (name: string) => `Only ${name} can play this too.`,
    someCome: (names: string) => `${names} can play this too.`,
    canFinish: (names: string, each: number) =>
      `${names} can reach Finish by this: +${each} for each with less energy.`,
    moreCome: (intoRiver: boolean) =>
      intoRiver
        ? 'If several do, it can be more, even into the river: then −1 energy card.'
        : 'If several do, it can be more.',
    // Compared with the last card of the row, of that number: one lower, or by two or more; the Rabbit pays less.
    sentence: (part: string) => `${capital(part)}.`,
    costs: (karma: number, last: number, far: boolean, less: boolean) =>
      `costs ${karma} karma: ${far ? 'two or more' : 'one'} below your last card (${last})${less ? ', the Rabbit pays 1 less' : ''}`,
    energyCard: (value: number) => `Energy ${value}`,
    gets: (cards: string) => `Get ${cards}`,
    tradeDo: 'Trade 2 karma for 3 spaces',
    abilityCard: 'A 1-card',
    abilityKarma: '1 karma',
    abilityMove: '1 space',
    abilityNow: (animal: string) => `Take the ${animal}’s gain now`,
    horseDo: 'Go back 1',
    stay: 'Stay here',
    fallback: 'Keep it and go back 8',
    taken: 'taken',

    // The last round.
    beforeRace: 'How it goes',
    howto: [
      'Everybody secretly chooses an action card and an energy card. Then all are turned over.',
      'Energy on the same action is added up; the wheel says what the total pays. Usually only the player with the highest energy card gets it.',
      'A card one lower than your last costs 1 karma, two or more lower costs 2. Strategise takes your cards back.',
    ] as const,
    outbidding: (seats: number) =>
      `At an action you move ${seats === 3 ? 2 : 1} forward for each player there with less energy than you.`,
    riverCosts: (river: number, finish: number) =>
      `Spaces ${river} to ${finish - 1} are the river: Strategise there costs 1 energy card (never your last), or 8 spaces back.`,
    lastRound: 'The round in which somebody reaches Finish is the last; whoever is furthest ahead wins.',
    signs: 'Symbols',
    signSpaces: 'spaces forward',
    signKarma: 'karma, to play lower numbers and to trade',
    signCard: 'a 1-card',
    signTrade: 'a karma trade: 2 karma for 3 spaces',
    signEnergy: 'an energy card, of any value',
    signAction: 'an action card, back into your hand',
    signSure: 'green: surely so much',
    signRange: 'orange: from the least to the most, by what the others play',
    signExchange: 'an energy exchange: small energy cards for a larger one, or one for several smaller',
    signAmount: 'as many as there are players at the action',
    signTotal: 'for a total up to 3, and for 4 or more',
    signSplit: 'a split space: each action reads the half of its colour',
    totalWord: 'total',
  },
  {
    title: '生肖大赛跑',
    line: '暗中同时出牌，抢先游过大河。',

    birthdays: '按生日',
    birthdayAt: (seat) => `${seat}：生日`,
    birthdaysHelp: '年长者先得：各人就是自己的生肖；已被占用的，换成相近而空着的。',
    birthdayFailed: '万年历查不到这一天。',

    actions: {
      Cheat: '作弊',
      Help: '帮助',
      Run: '奔跑',
      Rest: '休息',
      Cooperate: '合作',
      Walk: '行走',
      Repeat: '重复',
      Strategise: '谋划',
    },
    does: {
      Cheat: '独自最高者得益；其余各退 1 格。',
      Help: '人人得业力；最高者另得一张 1，并列则谁也不另得。',
      Run: '独自最高者得益；其余各进 1 格。',
      Rest: '人人得 1 牌；最高者另得 1 点业力，并列则谁也不另得。',
      Cooperate: '最高者得益，并列者都得。',
      Walk: '只有独自最高者得益。',
      Repeat: '等同于牌列中前一张牌。',
      Strategise: '把本牌和牌列连同能量收回手中；最左一张留下，独自最高者连它也收回。',
    },
    doesTied: {
      Help: '人人得业力；最高者另得一张 1，并列者都另得。',
      Rest: '人人得 1 牌；最高者另得 1 点业力，并列者都另得。',
      Strategise: '把本牌和牌列连同能量收回手中；最左一张留下，最高者（并列者都算）连它也收回。',
    },
    brief: {
      Cheat: '独高得益，余者退 1',
      Help: '皆得，独高另得一张 1',
      Run: '独高得益，余者进 1',
      Rest: '皆得，独高另得 1 业力',
      Cooperate: '最高得益，并列皆得',
      Walk: '独自最高者得益',
      Repeat: '同牌列中最后一张',
      Strategise: '收回牌列，最左一张留下；独高者全收',
    },
    briefTied: {
      Help: '皆得，最高（并列皆算）另得一张 1',
      Rest: '皆得，最高（并列皆算）另得 1 业力',
      Strategise: '收回牌列，最左一张留下；最高者（并列皆算）全收',
    },
    countsAs: (action) => `当${action}用`,
    repeatAs: (repeat, action) => `${repeat}（当${action}用）`,

    amount: (amount, unit) => {
      const what = { spaces: '格', karma: '点业力', '1-cards': '张 1' }[unit];
      return amount === 'N' ? `几人同选就得几${what}` : `${amount} ${what}`;
    },
    exchange: '兑换',
    exchangeIs: (animal) =>
      `给出较小的牌，总和${
        { Tiger: '可以比换得的少 1', Dragon: '至少等于换得的（1 点业力可当 2）' }[animal] ?? '至少等于换得的'
      }；比如换 5，还须已有 4 或 5。也可以把一张拆开。`,
    trade: '换步',
    nothing: '无',
    and: '、',
    comma: '，',
    thisRound: '现在',
    nextRound: '下一回合',
    paysTitle: '转盘的收益',
    paysBy: '该行动的总能量',
    paysAction: '行动',
    across: (name) => `${name}过河了！`,
    isLast: '这是最后一回合',
    intoRiver: '下河了！',
    lastOne: '最后一回合',
    nears: (names, left) => `${together(names)}只差 ${left} 格`,
    readsRound: (round) => `经过：${round}`,
    stillAsked: (question) => `待答：${question}`,

    track: '赛道',
    start: '起点',
    finishSpace: '终点',
    standsOn: (names, space) => `${names}：${space}`,
    spaceName: (space) => `第 ${space} 格`,
    inRiver: (space) => `第 ${space} 格，在河中`,
    trackIs: (finish, river) => `到终点 ${finish} 格，第 ${river} 格起是河。`,

    wheel: '转盘',
    wheelIs: '各行动的收益，按该行动的总能量',
    upTo: (total) => `1–${total}`,
    from: (total) => `${total}+`,
    legendEach: '每有一人选同一行动',
    legendExchange: '兑换能量：小换大，或拆小',
    legendTrade: '2 业力换 3 格',
    legendPale: '淡色：现在不用',

    karmaIs: (count) => `业力 ${count}，上限 8`,
    energyIs: (cards) => `手中能量：${cards}`,
    noEnergy: '无',
    rowOf: '牌列',
    cardWith: (action, energy) => (energy === null ? action : `${action}配 ${energy}`),
    hasChosen: '已选好',
    chooses: '正在选',
    sitsOut: '本轮不参加',
    resolvesNow: (action) => `正在${action}`,
    mustStrategise: '只能谋划',
    mustBecause: '只剩一张能量牌时，只能谋划。',
    sealedCard: '暗选',
    sealedCards: '暗选的牌',
    willComeAfter: '随后轮到',
    can: (animal, power) => `${animal}：${power}`,
    tiedNothing: '并列：0',
    beatenNothing: '落败：0',
    position: '格',
    place: (place) => `第 ${place} 名`,

    chosenOf: (chosen, all) => `已选好 ${chosen}/${all}`,
    onlyOne: (action) => `只能出${action}`,
    onlyPaid: (action) => `只能出${action}：其余的牌，你的业力都不够付`,
    lastMust: '只剩最后一张能量牌：必须谋划。',
    chooseAnimal: '选择你的生肖',
    choosesAnimal: (who) => `${who}在选生肖`,
    chooseCard: '选择你的第一张牌',
    youAre: (animal) => `你是${animal}`,
    aim: (finish) => `抢先渡河，到达第 ${finish} 格。`,
    firstIs: '它是你牌列中的第一张。数字越大，现在得的业力越多；可是接着出比它小的数字要付业力。',
    firstBrings: (seats) => `数字最大的得 ${seats} 点业力，其次 ${seats - 1} 点，依次到 1 点。`,
    firstGifts: (seats) =>
      seats === 3
        ? '出 5 的给每个出 1 的 1 点业力，出 4 的给每个出 2 的 1 点。'
        : '出 6 的给每个出 1 的 1 点业力，出 5 的给每个出 2 的，出 4 的给每个出 3 的。',
    layFirst: (card) => `放下 ${card}`,
    playEnergy: (energy, karma) => `出能量 ${energy}${karma ? `，付 ${karma} 点业力` : ''}`,
    beAnimal: (animal) => `就选${animal}`,
    asFirst: (card) => `第一张出${card}？`,
    otherCard: '换一张',
    rule: '规则',
    lookAway: (name) => `${name}暗中选择`,
    pigAsks: '猪的数字独一无二：要什么？',
    windowAsks: (action, what) => `${action}：${what}？`,
    anExchange: '兑换',
    aTrade: '换步',
    aGain: '动物的收益',
    orElse: '或',
    homeAsks: '你已到终点，不能再前进',
    homeKeep: '跑完了',
    homeBrings: '只有业力在并列时还可能算数',
    lastCounts: '最后一回合：能量牌不再有用；算的是格数，并列时再看业力。',
    exchangeUp: '给出的牌总和至少等于换得的，而且没有一张是多余的。',
    exchangeTiger: '给出的牌总和可以比换得的少 1，而且没有一张是多余的。',
    exchangeDragon: '给出的牌总和至少等于换得的，1 点业力可当 2，而且没有多余的。',
    exchangeSplit: '给出一张，换得总和正好相等的几张。',
    exchangeHigh: (get) =>
      get === 6
        ? '手中或牌列中已有 5 而没有 6，才能换得 6。'
        : `手中或牌列中已有 ${get - 1} 或 ${get}，才能换得 ${get}。`,
    exchangeNeeds: (cards) => `你没有 ${cards.join(' 或 ')}`,
    exchangeHas: (card) => `已有一张 ${card}`,
    exchangeNone: '没有剩下的',
    exchangeWorth: (smaller) => (smaller ? `更小的牌合计只有 ${smaller}` : '没有更小的牌'),
    exchangeNot: '现在不能',
    riverAsks: '河要收一张能量牌：给哪张？',
    horseAsks: '退 1 格，换一张 1 和 1 点业力？',
    setUp: '正在布置转盘',
    lastSpaces: (spaces, why) => `最后 ${spaces} 格：${why}。`,
    over: (name) => `${name}赢得比赛`,

    hand: '你的手牌',
    actionCards: '行动牌',
    energyCards: '能量牌',
    lies: '在你的牌列中',
    notFirst: '不能作第一张',
    lastEnergy: '只剩一张能量：只能谋划',
    nothingToRepeat: '牌列中没有可重复的牌',
    tooDear: (karma, have) => `需 ${karma} 点业力，只有 ${have} 点`,
    cannot: '现在不能出',
    alone: '独自',
    withOthers: '同选',
    sharedWith: (names) => (names.length === 1 ? `与${names[0] ?? ''}同选` : '必有人同选'),
    shared: (low, high) => `同选 ${amounts(low, high, '至')}`,
    cardKey: '大字：独自出此牌所得。',
    keyExchange: '兑换',
    onlyYou: '只有你能出',
    amounts: (low, high) => amounts(low, high, '至'),
    toFinish: '到达终点',
    energy: '能量',
    costsKarma: (karma) => `付 ${karma}`,
    takenBack: (cards) => `收回 ${cards} 张`,
    comes: (name, repeats, karma) => {
      const takes = [...(repeats ? ['用重复'] : []), ...(karma ? [`付 ${karma} 点业力`] : [])];
      return takes.length ? `${name}（${takes.join('，')}）` : name;
    },
    nobodyComes: '现在没有别人能出这个行动。',
    mustCome: (names) => `${names}只能出这张。`,
    oneComes: (name) => `只有${name}也能出。`,
    someCome: (names) => `${names}也能出。`,
    canFinish: (names, each) => `${names}可能由此到终点：每有一人能量较少，前进 ${each} 格。`,
    moreCome: (intoRiver) =>
      intoRiver ? '几席同来，还会更多，甚至走进河里：那就再还 1 张能量牌。' : '几席同来，还会更多。',
    sentence: (part) => `${part}。`,
    costs: (karma, last, far, less) =>
      `付 ${karma} 点业力：比你的上一张（${last}）小 ${far ? '2 或更多' : '1'}${less ? '，兔少付 1 点' : ''}`,
    energyCard: (value) => `能量 ${value}`,
    gets: (cards) => `换得 ${cards}`,
    tradeDo: '用 2 点业力换 3 格',
    abilityCard: '一张 1',
    abilityKarma: '1 点业力',
    abilityMove: '前进 1 格',
    abilityNow: (animal) => `现在取得${animal}的收益`,
    horseDo: '退 1 格',
    stay: '留在原地',
    fallback: '保留并退 8 格',
    taken: '已被选走',

    beforeRace: '怎么玩',
    howto: [
      '每人暗中选一张行动牌和一张能量牌，然后一起翻开。',
      '同一行动的能量相加；转盘说明总和给什么，通常只归能量牌最高的那一位。',
      '出的牌比上一张小 1，付 1 点业力；小 2 或更多，付 2 点。谋划可收回你的牌。',
    ],
    outbidding: (seats) => `同一行动中，每有一席能量比你低，你就前进 ${seats === 3 ? 2 : 1} 格。`,
    riverCosts: (river, finish) =>
      `第 ${river} 至 ${finish - 1} 格是河：在那里谋划要还 1 张能量牌（最后一张不收），或退 8 格。`,
    lastRound: '有人到达终点的那个回合是最后一回合；走得最远者获胜。',
    signs: '图例',
    signSpaces: '前进的格数',
    signKarma: '业力，用于出较小的数字和换步',
    signCard: '一张能量 1',
    signTrade: '换步：2 点业力换 3 格',
    signEnergy: '一张能量牌，不论大小',
    signAction: '一张行动牌，收回手中',
    signSure: '绿色：必定如此',
    signRange: '橙色：由少至多，要看别人出什么',
    signExchange: '兑换：几张小能量牌换一张大的，或一张拆成几张小的',
    signAmount: '这个行动有几席就得几',
    signTotal: '总和至 3；4 或以上',
    signSplit: '分成两半的格子，行动读与它同色的一半',
    totalWord: '总和',
  },
);

/** What an action does beside what the wheel pays, at a table of so many seats; in full, or in a few words. */
export const doesOf = (action: ActionName, seats: number): string =>
  tiesCount(action, seats) ? words.doesTied[action] : words.does[action];
export const briefOf = (action: ActionName, seats: number): string =>
  tiesCount(action, seats) ? words.briefTied[action] : words.brief[action];

export const actionName = (action: ActionName): string => words.actions[action];

/** With what it counts as, where that is another action: "Repeat (as Cheat)". */
export const cardName = (action: ActionName, as: ActionName | null | undefined): string =>
  as && as !== action ? words.repeatAs(actionName(action), actionName(as)) : actionName(action);

/** A benefit in words. */
export function paysInWords(text: string, unit: Unit): string {
  const { amount, exchange, trade } = benefitOf(text);
  const parts = [
    ...(amount === '0' ? [] : [words.amount(amount, unit)]),
    ...(exchange ? [words.exchange] : []),
    ...(trade ? [words.trade] : []),
  ];
  return parts.length ? parts.join(words.and) : words.nothing;
}

export function spaceInWords(space: number, finish: number, river: number): string {
  if (space === 0) return words.start;
  if (space >= finish) return words.finishSpace;
  return space >= river ? words.inRiver(space) : words.spaceName(space);
}
