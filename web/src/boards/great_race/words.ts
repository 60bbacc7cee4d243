// Every word of this board, in both languages.
import { catalogue } from '../../words.svelte';
import { benefitOf, type ActionName, type Unit } from './view';

export const words = catalogue(
  {
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
    // What an action does besides what the wheel pays, for who asks.
    does: {
      Cheat: 'The highest gains; every other goes back 1.',
      Help: 'Everybody gains karma; the highest also a card 1.',
      Run: 'The highest gains; every other moves 1.',
      Rest: 'Everybody gains cards 1; the highest also 1 karma.',
      Cooperate: 'All who are joint highest gain.',
      Walk: 'Only the highest alone gains.',
      Repeat: 'Counts as the card before it in the row.',
      Strategise: 'Takes the row back into the hand.',
    },
    shortDoes: { Repeat: 'as the card before', Strategise: 'take the row back' },

    // Benefits.
    amount: (amount: string, unit: Unit) => {
      if (amount === 'N')
        return `as many ${{ spaces: 'spaces', karma: 'karma', '1-cards': 'cards 1' }[unit]} as seats sharing`;
      const one = amount === '1';
      return `${amount} ${{ spaces: one ? 'space' : 'spaces', karma: 'karma', '1-cards': one ? 'card 1' : 'cards 1' }[unit]}`;
    },
    exchange: 'exchange',
    trade: 'trade',
    nothing: 'nothing',
    and: ' and ',

    // The track.
    track: 'Track',
    start: 'Start',
    finishSpace: 'Finish',
    standsOn: (names: string, space: string) => `${names}: ${space}`,
    spaceName: (space: number) => `space ${space}`,
    inRiver: (space: number) => `space ${space}, in the river`,
    trackIs: (finish: number, river: number) => `${finish} spaces to Finish, the river from ${river}.`,

    // The wheel.
    wheel: 'Wheel',
    wheelIs: 'What each action pays now, by the energy of all who play it together',
    round: 'Round',
    upTo: (total: number) => `1–${total}`,
    from: (total: number) => `${total}+`,
    lowPays: (top: number, pays: string) => `total up to ${top}: ${pays}`,
    highPays: (least: number, pays: string) => `total ${least} or more: ${pays}`,
    legendSharing: 'seats sharing',
    legendTrade: '2 karma for 3 spaces',

    // Seats.
    karma: 'Karma',
    karmaIs: (count: number) => `${count} karma of 8`,
    energyIs: (cards: string) => `Energy in hand: ${cards}`,
    noEnergy: 'none',
    rowOf: 'Row',
    cardWith: (action: string, energy: number | null) => (energy === null ? action : `${action} with ${energy}`),
    hasChosen: 'Has chosen',
    chooses: 'Choosing',
    sitsOut: 'Sits out this round',
    resolvesNow: (action: string) => `At ${action}`,
    sealedCard: 'sealed choice',
    willComeAfter: 'Comes next',
    position: 'Space',
    place: (place: number) => `Place ${place}`,

    // What is asked.
    chosenOf: (chosen: number, all: number) => `${chosen} of ${all} have chosen`,
    waiting: (who: string) => `${who} to decide`,
    chooseAnimal: 'Choose your animal',
    choosesAnimal: (who: string) => `${who} chooses an animal`,
    chooseCard: 'Choose your first card',
    chooseCardHelp: 'It lies first in your row. The larger its number, the more karma you start with.',
    choosePlay: 'Choose an action and an energy card',
    chooseEnergy: (action: string) => `${action}: with which energy?`,
    chooseAction: (energy: number) => `Energy ${energy}: for which action?`,
    lookAway: (name: string) => `${name} chooses in secret`,
    pigAsks: 'The Pig is alone with its number: what does it gain?',
    windowAsks: (action: string) => `${action}: use what you gained`,
    pickToGive: 'Pick the energy cards to give',
    exchangeHelp: 'Give smaller cards for one larger, or one card for smaller ones of the same total.',
    pickToGet: 'Take for them',
    giveMore: 'Give more, or take one back',
    riverAsks: 'You are in the river: give back a card, or go back 8 spaces and keep it',
    horseAsks: 'Go back 1 space for a card 1 and 1 karma?',
    setUp: 'The wheel is being set up',
    over: (name: string) => `${name} wins the race`,

    // The hand.
    hand: 'Your hand',
    actionCards: 'Action cards',
    energyCards: 'Energy cards',
    lies: 'in your row',
    cannot: 'cannot be played now',
    picked: 'picked',
    costs: (karma: number) => `costs ${karma} karma`,
    energyCard: (value: number) => `Energy ${value}`,
    aloneReads: (action: string, pays: string) => `alone at ${action}: ${pays}`,
    giveKarma: 'Add 1 karma, worth 2',
    gets: (cards: string) => `Get ${cards}`,
    done: 'Done',
    doneInstead: 'Nothing more',
    tradeDo: 'Trade 2 karma for 3 spaces',
    abilityCard: 'A card 1',
    abilityKarma: '1 karma',
    abilityMove: '1 space',
    abilityNow: (animal: string) => `Take the ${animal}’s gain now`,
    horseDo: 'Go back 1',
    stay: 'Stay here',
    fallback: 'Keep it and go back 8',
    taken: 'taken',

    // The round that was.
    roundOf: (round: number) => `Round ${round}`,
    beforeRace: 'How it goes',
    howto: [
      'Everybody secretly chooses an action card and an energy card.',
      'The energy of all who chose the same action is added up: the wheel says what that total pays.',
      'Playing a smaller number than your last card costs karma; Strategise takes your cards back.',
    ] as const,
    totalWord: 'total',
    coming: 'to come',
    going: 'now',
    movedBy: (spaces: number) => `${spaces > 0 ? '+' : '−'}${Math.abs(spaces)}`,
    bySpaces: (by: number) => `${by > 0 ? 'on' : 'back'} ${Math.abs(by)}`,
    byKarma: (by: number) => `${by > 0 ? '+' : '−'}${Math.abs(by)} karma`,
    byCards: (by: number) => `${by > 0 ? '+' : '−'}${Math.abs(by)} energy cards`,
    unchanged: 'no change',
    takesRow: 'takes the row back',

    // What is told.
    tellAnimal: (name: string, animal: string) => `${name} is the ${animal}.`,
    tellChosen: (name: string) => `${name} has chosen.`,
    tellFirst: (name: string, card: string, karma: number) => `${name} lays ${card} and has ${karma} karma.`,
    tellLine: (action: string, plays: string) => `${action}: ${plays}.`,
    tellPaid: (action: string, plays: string, total: number, range: string, pays: string) =>
      `${action}: ${plays}, total ${total}, ${range}: ${pays}.`,
    tellMove: (name: string, by: number, to: string) =>
      `${name} moves ${by > 0 ? 'on' : 'back'} ${Math.abs(by)}, to ${to}.`,
    tellGoods: (name: string, parts: string) => `${name}: ${parts}.`,
    tellExchange: (name: string, give: string, get: string) => `${name} exchanges ${give} for ${get}.`,
    tellTrade: (name: string) => `${name} trades 2 karma for 3 spaces.`,
    tellAbility: (name: string, animal: string) => `${name} uses the power of the ${animal}.`,
    tellReturn: (name: string, energy: number) => `${name} gives a ${energy} back to the river.`,
    tellFallback: (name: string) => `${name} keeps the card and goes back 8.`,
    tellRound: (round: number) => `Round ${round}. The wheel turns.`,
    tellAsked: (name: string, action: string) => `${name} has a choice to make at ${action}.`,
    tellWin: (name: string) => `${name} wins the race.`,

    // The result.
    ranking: 'Ranking',
    played: 'Last card',
  },
  {
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
      Cheat: '最高者得益；其余各退 1 格。',
      Help: '人人得业力；最高者另得一张 1。',
      Run: '最高者得益；其余各进 1 格。',
      Rest: '人人得 1 牌；最高者另得 1 点业力。',
      Cooperate: '并列最高者都得益。',
      Walk: '只有独自最高者得益。',
      Repeat: '等同于牌列中前一张牌。',
      Strategise: '把牌列收回手中。',
    },
    shortDoes: { Repeat: '同前一张', Strategise: '收回牌列' },

    amount: (amount, unit) => {
      const what = { spaces: '格', karma: '点业力', '1-cards': '张 1' }[unit];
      return amount === 'N' ? `几席同行就得几${what}` : `${amount} ${what}`;
    },
    exchange: '兑换',
    trade: '换步',
    nothing: '无',
    and: '、',

    track: '赛道',
    start: '起点',
    finishSpace: '终点',
    standsOn: (names, space) => `${names}：${space}`,
    spaceName: (space) => `第 ${space} 格`,
    inRiver: (space) => `第 ${space} 格，在河中`,
    trackIs: (finish, river) => `到终点 ${finish} 格，第 ${river} 格起是河。`,

    wheel: '转盘',
    wheelIs: '每个行动现在的收益，按同做者的能量总和',
    round: '回合',
    upTo: (total) => `1–${total}`,
    from: (total) => `${total}+`,
    lowPays: (top, pays) => `总和至 ${top}：${pays}`,
    highPays: (least, pays) => `总和 ${least} 或以上：${pays}`,
    legendSharing: '同行席数',
    legendTrade: '2 业力换 3 格',

    karma: '业力',
    karmaIs: (count) => `业力 ${count}，上限 8`,
    energyIs: (cards) => `手中能量：${cards}`,
    noEnergy: '无',
    rowOf: '牌列',
    cardWith: (action, energy) => (energy === null ? action : `${action}配 ${energy}`),
    hasChosen: '已选好',
    chooses: '正在选',
    sitsOut: '本轮不参加',
    resolvesNow: (action) => `正在${action}`,
    sealedCard: '暗选',
    willComeAfter: '随后轮到',
    position: '格',
    place: (place) => `第 ${place} 名`,

    chosenOf: (chosen, all) => `${all} 席中 ${chosen} 席已选好`,
    waiting: (who) => `等${who}决定`,
    chooseAnimal: '选择你的生肖',
    choosesAnimal: (who) => `${who}在选生肖`,
    chooseCard: '选择你的第一张牌',
    chooseCardHelp: '它放在牌列最前面。数字越大，起始业力越多。',
    choosePlay: '选一张行动牌和一张能量牌',
    chooseEnergy: (action) => `${action}：配哪张能量？`,
    chooseAction: (energy) => `能量 ${energy}：配哪个行动？`,
    lookAway: (name) => `${name}暗中选择`,
    pigAsks: '猪的数字独一无二：要什么？',
    windowAsks: (action) => `${action}：使用你的收益`,
    pickToGive: '挑选要给出的能量牌',
    exchangeHelp: '几张小牌换一张大牌，或一张牌换总和相同的几张小牌。',
    pickToGet: '换得',
    giveMore: '再给一些，或收回一张',
    riverAsks: '你在河中：还一张牌，或保留它而退 8 格',
    horseAsks: '退 1 格，换一张 1 和 1 点业力？',
    setUp: '正在布置转盘',
    over: (name) => `${name}赢得比赛`,

    hand: '你的手牌',
    actionCards: '行动牌',
    energyCards: '能量牌',
    lies: '在牌列中',
    cannot: '现在不能出',
    picked: '已选',
    costs: (karma) => `付 ${karma} 点业力`,
    energyCard: (value) => `能量 ${value}`,
    aloneReads: (action, pays) => `独自${action}：${pays}`,
    giveKarma: '加 1 点业力，当 2 点',
    gets: (cards) => `换得 ${cards}`,
    done: '完成',
    doneInstead: '到此为止',
    tradeDo: '用 2 点业力换 3 格',
    abilityCard: '一张 1',
    abilityKarma: '1 点业力',
    abilityMove: '前进 1 格',
    abilityNow: (animal) => `现在取得${animal}的收益`,
    horseDo: '退 1 格',
    stay: '留在原地',
    fallback: '保留并退 8 格',
    taken: '已被选走',

    roundOf: (round) => `第 ${round} 回合`,
    beforeRace: '怎么玩',
    howto: [
      '每人暗中选一张行动牌和一张能量牌。',
      '选了同一行动者的能量相加：转盘说明这个总和的收益。',
      '出比上一张小的数字要付业力；谋划可收回你的牌。',
    ],
    totalWord: '总和',
    coming: '未到',
    going: '进行中',
    movedBy: (spaces) => `${spaces > 0 ? '+' : '−'}${Math.abs(spaces)}`,
    bySpaces: (by) => `${by > 0 ? '进' : '退'} ${Math.abs(by)} 格`,
    byKarma: (by) => `业力 ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    byCards: (by) => `能量牌 ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    unchanged: '没有变化',
    takesRow: '收回牌列',

    tellAnimal: (name, animal) => `${name}是${animal}。`,
    tellChosen: (name) => `${name}已选好。`,
    tellFirst: (name, card, karma) => `${name}放下${card}，有 ${karma} 点业力。`,
    tellLine: (action, plays) => `${action}：${plays}。`,
    tellPaid: (action, plays, total, range, pays) => `${action}：${plays}，总和 ${total}，${range}：${pays}。`,
    tellMove: (name, by, to) => `${name}${by > 0 ? '前进' : '后退'} ${Math.abs(by)}，到${to}。`,
    tellGoods: (name, parts) => `${name}：${parts}。`,
    tellExchange: (name, give, get) => `${name}用 ${give} 换 ${get}。`,
    tellTrade: (name) => `${name}用 2 点业力换 3 格。`,
    tellAbility: (name, animal) => `${name}使用${animal}的能力。`,
    tellReturn: (name, energy) => `${name}把一张 ${energy} 还给河水。`,
    tellFallback: (name) => `${name}保留牌，退 8 格。`,
    tellRound: (round) => `第 ${round} 回合。转盘转动。`,
    tellAsked: (name, action) => `${name}要在${action}上作出选择。`,
    tellWin: (name) => `${name}赢得比赛。`,

    ranking: '名次',
    played: '最后一张',
  },
);

export const actionName = (action: ActionName): string => words.actions[action];

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
