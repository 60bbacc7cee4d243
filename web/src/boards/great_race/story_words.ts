// The words for what happened and why, and for what a choice would bring, in both languages.
import { amountInWords, changeInWords, lostInWords, reasonInWords } from '../../catalogue/causes';
import { catalogue } from '../../words/catalogue.svelte';
import { isYou, object, together } from '../../words/names';
import { sentencesOf } from '../../words/sentences';
import { beforeWord } from '../../words/numbers';
import { text } from '../../words/text';
import { broughtOf, isPrice, whats, type Cause, type Sums, type Swings, type What } from './causes';
import { noteInFull } from './note_words';
import type { Note } from './notes';
import type { Act, Beat, Round } from './story';
import { beatenIn, forAll, highestOf, tiedForMore, tiedIn } from './ties';
import { stepInWords } from './told_words';
import { benefitOf, type RaceView, type Resolved } from './view';
import { actionName, paysInWords, words } from './words';

const plural = (count: number, one: string, more: string) => (Math.abs(count) === 1 ? one : more);

export const storyWords = catalogue(
  {
    because: (amount: string, why: string) => `${amount} (${why})`,
    fromTo: (low: string, high: string) => `${low} to ${high}`,

    turned: 'All cards are turned over together.',
    firstTurned: 'The first cards are turned over.',
    somebody: (name: string, what: string) => `${name}: ${what}.`,
    alone: (action: string, name: string, energy: number) => `${action}: ${object(name)} alone with ${energy}.`,
    together: (action: string, plays: string, total: number) => `${action}: ${plays} make ${total}.`,
    withEnergy: (name: string, energy: number) => `${object(name)} ${energy}`,
    pays: (pays: string, names: string) => `It pays ${names} ${pays}.`,
    paysEach: 'each',
    paysNobody: (pays: string, names: string) => `It pays ${pays}, but ${names} are tied: nobody gets that.`,
    takesBack: 'The row is taken back.',
    tied: (names: string) => `Tied: ${names}. Nobody gets what the wheel pays.`,
    tiedForMore: {
      Help: (names: string) => `Tied: ${names}. Nobody gets the 1-card of the highest.`,
      Rest: (names: string) => `Tied: ${names}. Nobody gets the karma of the highest.`,
      Strategise: (names: string) => `Tied: ${names}. Their first cards stay.`,
    },
    tiedFirst: (names: string) => `Tied: ${names}. Each gets what the lowest of their places brings.`,
    highest: (names: string) => `Highest: ${names}.`,
    beaten: (names: string) => `Beaten: ${names}.`,
    sparedBy: (animal: string, power: string) => `the ${animal}: ${power}`,
    paysNothing: 'pays no karma',
    // Than the last card, of that number.
    lower: (far: boolean, last: number) => `${far ? 'two or more' : 'one'} lower than the last card, a ${last}`,
    rabbit: 'the Rabbit pays 1 less',
    butFinish: (all: string, left: number) => `${all}, but Finish was ${left} away`,

    round: (round: number) => (round ? `Round ${round}` : 'Before the race'),
    wheelTurns: 'After every round the actions turn by one space.',
    whatHappened: 'Recap',
    replay: 'Show it again',
    skip: 'Skip',
    halt: 'Pause',
    go: 'Go on',
    next: 'Next',
    tapOn: 'Tap here to go on',
    earlier: 'The round before',
    whichRound: 'Which round',
    later: 'The round after',
    before: 'Before the actions',
    after: 'After the actions',
    coming: 'to come',
    toChoose: 'still to choose',
    noGain: 'nothing',
    unpaid: (tied: boolean) => (tied ? 'tied' : 'not the highest'),

    // What a choice would bring.
    actionFirst: 'Choose an action',
    stepOne: 'step 1 of 2',
    stepTwo: 'step 2 of 2',
    energyNext: (action: string) => `${action}: with which energy?`,
    otherAction: 'Another action',
    riverDue: 'then the river takes 1 energy card',
    cannotTrade: 'no trade: it takes 2 karma',
    cannotExchange: 'no exchange fits',
    ifAlone: 'Alone',
    // With another who is there too: the one who could be, or anybody.
    ifBelow: (name: string | null) => `${name ?? 'another'} with more`,
    /** Strategise brings the spaces alone to who has more. */
    ifBelowGains: (name: string | null, spaces: number) => `${name ?? 'another'} with more, who gets +${spaces}`,
    ifAlsoAbove: (name: string | null) => `also ${name ?? 'another'} with less`,
    ifSame: (name: string | null) => `${name ?? 'another'} with the same`,
    ifAbove: (name: string | null) => `${name ?? 'another'} with less`,
    withCard: (energy: string) => `With ${energy}`,
    times: (count: number) => `×${count}`,
    yourEnergy: 'Your energy',
    giveQuestion: (get: string) => `What do you give for ${get}?`,
    giveSplit: 'Which card do you split, and into what?',
    get: (card: string) => `Exchange for a ${card}`,
    split: 'Split a card',
    ways: (count: number) => `${count} ${plural(count, 'way', 'ways')} to pay`,
    splits: (count: number) => `${count} ${plural(count, 'way', 'ways')}`,
    something: 'Something else',
    give: (cards: string) => `Give ${cards}`,
    giveFor: (cards: string, get: string) => `Give ${cards} for ${get}`,
    giveNow: (cards: string) => `now, for ${cards}`,
    tradeTitle: 'Karma trade',
    giveBack: (energy: number) => `Give back a ${energy}`,
    giveBackBrings: (energy: number) => `−1 energy card: the ${energy}; you stay where you are`,
    giveBackEach: 'Give one card and stay here.',
    fallbackBrings: 'You keep every card',
    horseBrings: '+1 energy card (a 1), +1 karma',
    outbidding: (seats: number) =>
      `And ${seats === 3 ? '+2 spaces' : '+1 space'} for each other there with less energy.`,
    keep: 'Keep what you have',
    stays: 'Nothing changes',
    asMany: 'as many cards as before',
    waitsFor: (name: string) => `Waiting for ${object(name)}`,
    details: (name: string) => (isYou(name) ? 'You in detail' : `${name} in detail`),
    row: 'Row',
  },
  {
    because: (amount, why) => `${amount}（${why}）`,
    fromTo: (low, high) => `${low} 至 ${high}`,

    turned: '所有的牌一起翻开。',
    firstTurned: '翻开第一张牌。',
    somebody: (name, what) => `${name}：${what}。`,
    alone: (action, name, energy) => `${action}：只有${name}，能量 ${energy}。`,
    together: (action, plays, total) => `${action}：${plays}，共 ${total}。`,
    withEnergy: (name, energy) => `${name} ${energy}`,
    pays: (pays, names) => `${names}得${pays}。`,
    paysEach: '人人',
    paysNobody: (pays, names) => `应得${pays}，但${names}并列，谁也得不到。`,
    takesBack: '收回牌列。',
    tied: (names) => `${names}并列，谁也得不到转盘的收益。`,
    tiedForMore: {
      Help: (names) => `${names}并列最高，谁也不另得那张 1。`,
      Rest: (names) => `${names}并列最高，谁也不另得那点业力。`,
      Strategise: (names) => `${names}并列最高，第一张牌都留下。`,
    },
    tiedFirst: (names) => `${names}并列，各得其中最低名次的业力。`,
    highest: (names) => `最高：${names}。`,
    beaten: (names) => `落后：${names}。`,
    sparedBy: (animal, power) => `${animal}：${power}`,
    paysNothing: '不付业力',
    lower: (far, last) => `比上一张的 ${last} 小 ${far ? '2 或更多' : '1'}`,
    rabbit: '兔少付 1 点',
    butFinish: (all, left) => `${all}，但离终点只有 ${left} 格`,

    round: (round) => (round ? `第 ${round} 回合` : '赛前'),
    wheelTurns: '每回合结束后，行动转过一格。',
    whatHappened: '经过',
    replay: '再看一遍',
    skip: '跳过',
    halt: '暂停',
    go: '继续',
    next: '下一步',
    tapOn: '点此继续',
    earlier: '前一回合',
    whichRound: '第几回合',
    later: '后一回合',
    before: '行动之前',
    after: '行动之后',
    coming: '未到',
    toChoose: '有待选择',
    noGain: '一无所得',
    unpaid: (tied) => (tied ? '并列' : '不是最高'),

    actionFirst: '选一个行动',
    stepOne: '第 1 步，共 2 步',
    stepTwo: '第 2 步，共 2 步',
    energyNext: (action) => `${action}：配哪张能量？`,
    otherAction: '换一个行动',
    riverDue: '然后还河水 1 张能量牌',
    cannotTrade: '不能换步：需 2 点业力',
    cannotExchange: '不能兑换：没有合适的牌',
    ifAlone: '独自',
    ifBelow: (name) => `${name ?? '有人'}更多`,
    ifBelowGains: (name, spaces) => `${name ?? '有人'}更多，得 ${spaces} 格`,
    ifAlsoAbove: (name) => `另有${name ?? '人'}更少`,
    ifSame: (name) => `${name ?? '有人'}相同`,
    ifAbove: (name) => `${name ?? '有人'}更少`,
    withCard: (energy) => `配 ${energy}`,
    times: (count) => `×${count}`,
    yourEnergy: '你的能量',
    giveQuestion: (get) => `用什么换 ${get}？`,
    giveSplit: '拆哪张牌，拆成什么？',
    get: (card) => `换一张 ${card}`,
    split: '拆一张牌',
    ways: (count) => `${count} 种付法`,
    splits: (count) => `${count} 种拆法`,
    something: '换别的',
    give: (cards) => `给出 ${cards}`,
    giveFor: (cards, get) => `用 ${beforeWord(cards)}换 ${get}`,
    giveNow: (cards) => `当场，给出 ${cards}`,
    tradeTitle: '换步',
    giveBack: (energy) => `还一张 ${energy}`,
    giveBackBrings: (energy) => `失去一张 ${energy}，留在原地`,
    giveBackEach: '给出一张牌，留在原地。',
    fallbackBrings: '所有的牌都保留',
    horseBrings: '得一张 1 和 1 点业力',
    outbidding: (seats) => `选同一行动者中每有一人能量较少，再进 ${seats === 3 ? 2 : 1} 格。`,
    keep: '保持现状',
    stays: '没有变化',
    asMany: '张数不变',
    waitsFor: (name) => `等${name}`,
    details: (name) => `${name}的详情`,
    row: '牌列',
  },
);

const amount = (what: What, by: number) => changeInWords('great_race', what, by);

/** "0 to +4 spaces". */
export const amountsInWords = (what: What, low: number, high: number): string =>
  low === high ? amount(what, high) : storyWords.fromTo(words.amounts(low, low), amount(what, high));

/** "+2 spaces, −1 karma"; empty where nothing changes. */
export const sumsInWords = (sums: Sums): string =>
  whats.flatMap((what) => (sums[what] ? [amount(what, sums[what])] : [])).join(words.comma);

/** The same where a gain and a loss are both told. */
export const swingsInWords = (swings: Swings): string =>
  whats.flatMap((what) => (swings[what] ?? []).map((by) => amount(what, by))).join(words.comma);

/** Why something became more or less. */
export function whyInWords(cause: Cause, names: readonly string[]): string {
  const { what, why, amount: by, lost = 0, last, far = false } = cause;
  if (isPrice(cause) && last !== undefined)
    return [storyWords.lower(far, last), ...(why === 'rabbit' ? [storyWords.rabbit] : [])].join(text.semicolon);
  const reason = reasonInWords('great_race', cause, names);
  if (what === 'spaces' && lost > 0)
    return reason + text.colon + storyWords.butFinish(amountInWords('great_race', what, by + lost), by);
  return [reason, lostInWords('great_race', [cause])].filter(Boolean).join(words.comma);
}

export const causeInWords = (cause: Cause, names: readonly string[]): string =>
  storyWords.because(cause.amount ? amount(cause.what, cause.amount) : storyWords.noGain, whyInWords(cause, names));

/** What would come after a play. */
export const forecastThen = (then: 'exchange' | 'trade' | 'river'): string =>
  ({ exchange: words.exchange, trade: words.trade, river: storyWords.riverDue })[then];

/** What causes bring in all, in words; what came and went again is both told. */
export const broughtInWords = (causes: readonly Cause[]): string =>
  broughtOf(causes).map(sumsInWords).join(words.comma);

/** Why nothing came of an action; '' where that is no matter of who put in most. */
export const unpaidInWords = (act: Pick<Act, 'action' | 'plays'>, seat: number): string =>
  forAll(act) || (!tiedIn(act).length && highestOf(act).includes(seat))
    ? ''
    : storyWords.unpaid(tiedIn(act).includes(seat));

/** What changed something, or else what a limit let come to nothing. */
export function causesTold(causes: readonly Cause[]): Cause[] {
  const changes = causes.filter(({ amount }) => amount !== 0);
  return changes.length ? changes : causes.filter(({ lost }) => lost);
}

export const paysOfAct = ({ gives, unit }: Pick<Resolved, 'gives' | 'unit'>): string =>
  gives === undefined || unit === undefined ? '' : paysInWords(gives, unit);

/** Who is at an action, and with how much. */
function playsInWords(act: Act, names: readonly string[]): string {
  const [first] = act.plays;
  const action = actionName(act.action);
  const plays = act.plays.map(({ seat, energy }) => storyWords.withEnergy(names[seat] ?? '', energy ?? 0));
  return first && act.plays.length === 1
    ? storyWords.alone(action, names[first.seat] ?? '', first.energy ?? 0)
    : storyWords.together(action, plays.join(' + '), act.total);
}

function actInWords(act: Act, names: readonly string[]): string {
  const what = playsInWords(act, names);
  if (!act.pays) return what;
  const pays = paysOfAct(act.pays);
  const tied = tiedIn(act);
  if (!pays) return sentencesOf(what, storyWords.takesBack);
  if (tied.length) return sentencesOf(what, storyWords.paysNobody(pays, together(namesOf(tied, names))));
  const all = forAll(act) && act.plays.length > 1;
  const tie = tieInWords(act, names);
  const whom = all ? storyWords.paysEach : together(namesOf(highestOf(act), names).map(object));
  return sentencesOf(what, storyWords.pays(pays, whom), tie);
}

const namesOf = (seats: number[], names: readonly string[]) => seats.map((seat) => names[seat] ?? '');

export const roundInWords = (round: number | null): string => (round === null ? '' : storyWords.round(round));

/** What a tie costs those who are tied; '' where it costs nothing, or nobody is tied. */
export function tieInWords(act: Pick<Act, 'action' | 'plays'>, names: readonly string[]): string {
  const more = tiedForMore(act, names.length);
  if (more) return storyWords.tiedForMore[more.action](together(namesOf(more.tied, names)));
  const tied = tiedIn(act);
  return tied.length ? storyWords.tied(together(namesOf(tied, names))) : '';
}

/** What it costs to have laid the same first card as others. */
export const tiedFirstInWords = ({ plays }: Pick<Act, 'plays'>, names: readonly string[]): string =>
  plays.length > 1
    ? storyWords.tiedFirst(
        together(
          namesOf(
            plays.map(({ seat }) => seat),
            names,
          ),
        ),
      )
    : '';

/** Where several did the same: who was highest and who was beaten, or that a tie leaves them with nothing. */
export function verdictInWords(act: Act, names: readonly string[]): string {
  if (act.plays.length < 2) return '';
  const beaten = beatenIn(act);
  return sentencesOf(
    tieInWords(act, names) || storyWords.highest(together(namesOf(highestOf(act), names))),
    beaten.length ? storyWords.beaten(together(namesOf(beaten, names))) : '',
  );
}

/** An exchange that the wheel did not pay comes from the animal. */
export const isOwn = (beat: Beat, round: Round): boolean => {
  const pays = round.acts.find(({ action }) => action === beat.action)?.pays;
  return beat.chosen?.kind === 'exchange' && !!pays && !benefitOf(pays.gives ?? '').exchange;
};

/** So much has room beside the buttons, also on a phone; a character is as wide as two letters. */
const roomy = 84;

export const widthOf = (said: string) => [...said].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);

/** A beat as a sentence that is never cut off: a long one without its reasons, which the account says. */
export function beatInBrief(beat: Beat, round: Round, names: readonly string[], view: RaceView): string {
  const whole = beatInWords(beat, round, names, view);
  if (widthOf(whole) <= roomy) return whole;
  const act = beat.kind === 'action' ? round.acts.find(({ action }) => action === beat.action) : undefined;
  if (act) return playsInWords(act, names);
  const limit = lostInWords('great_race', causesTold(beat.causes));
  const nothing = limit ? storyWords.because(storyWords.noGain, limit) : storyWords.noGain;
  const brought = storyWords.somebody(names[beat.seat ?? -1] ?? '', broughtInWords(beat.causes) || nothing);
  const notes = notesAt(beat, round).map(noteInFull);
  const fitting = [notes, notes.slice(-1)]
    .map((some) => sentencesOf(brought, ...some))
    .find((said) => widthOf(said) <= roomy);
  return fitting ?? brought;
}

/** What is to be known of what a turn brought, where that is told. */
const notesAt = ({ kind, seat, action }: Beat, { notes = [], beats }: Round): Note[] => {
  const last = beats.filter((beat) => beat.seat === seat && beat.action === action).at(-1);
  return kind === 'gains' && last?.kind === 'gains'
    ? notes.filter((note) => note.seat === seat && note.action === action && note.kind !== 'alone')
    : [];
};

/** A beat as a sentence. */
export function beatInWords(beat: Beat, round: Round, names: readonly string[], view: RaceView): string {
  if (beat.kind === 'turned') return round.number ? storyWords.turned : storyWords.firstTurned;
  if (beat.kind === 'action') {
    const act = round.acts.find(({ action }) => action === beat.action);
    return act ? actInWords(act, names) : '';
  }
  const name = names[beat.seat ?? -1] ?? '';
  const shown = causesTold(beat.causes).map((cause) => causeInWords(cause, names));
  if (beat.chosen) {
    const moved = beat.causes
      .filter(({ what, why }) => what === 'spaces' && why !== beat.chosen?.kind)
      .map((cause) => causeInWords(cause, names));
    const chosen = stepInWords(beat.chosen, name, view.seats[beat.seat ?? -1]?.animal ?? '', isOwn(beat, round));
    return sentencesOf(...chosen, moved.length ? storyWords.somebody(name, moved.join(words.comma)) : '');
  }
  const brought = storyWords.somebody(name, shown.join(words.comma) || storyWords.noGain);
  return sentencesOf(brought, ...notesAt(beat, round).map(noteInFull));
}
