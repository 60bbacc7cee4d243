// The words of looking back at a game.
import { amountInWords, changeInWords } from '../catalogue/causes';
import { scoreOf } from '../story/causes';
import { capital } from '../words/capital';
import { catalogue } from '../words/catalogue.svelte';
import { listOf } from '../words/lists';
import { object, of } from '../words/names';
import { number, payoff, toTenth } from '../words/numbers';
import { sentencesOf } from '../words/sentences';
import { text } from '../words/text';
import type { Judged, TurningPoint } from '../wire/protocol';
import { gainOf, gainsOfBetter, type Expected } from './course';
import { differencesOf, keptFromRivals, mainOf, type Told } from './motives';

const mostPurposes = 2;

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** A standing, by what is counted. */
export const measured = (by: 'win' | 'points', value: number): string =>
  by === 'win' ? percent(value) : payoff(toTenth(value));

/** What a move was worth. */
export const worthInWords = (by: By, { worth, close }: { worth: number; close: boolean }): string => {
  const told = measured(by, by === 'win' ? Math.max(0, worth) : worth);
  return close ? told : reviewText.about(told);
};

/** How much better or worse, without a sign: of a chance in percentage points, as it is a difference between two. */
const size = (by: 'win' | 'points', value: number): string =>
  by === 'win' ? `${Math.round(100 * Math.abs(value))}` : number(toTenth(Math.abs(value)));

const gained = catalogue(
  {
    counted: (by: 'win' | 'points', value: number): string => {
      const sized = size(by, value);
      return `${sized} ${by === 'win' ? 'percentage ' : ''}${sized === '1' ? 'point' : 'points'}`;
    },
    ofChance: '',
  },
  {
    // No line ends within the word.
    counted: (by, value) => ` ${size(by, value)}\u00a0${by === 'win' ? '个\u2060百\u2060分\u2060点' : '分'}`,
    ofChance: '的胜算',
  },
);
const worth = (by: 'win' | 'points', value: number): string =>
  gained.counted(by, value) + (by === 'win' ? gained.ofChance : '');
const choiceOf = (name: string) => of('choice', name);
const inBrackets = (reason: string) => reason && text.aside(reason);

type By = 'win' | 'points';

export const reviewText = catalogue(
  {
    title: 'How the game went',
    looking: (done: number) => `Still being worked out (${done} %): the figures may change.`,
    win: 'Chance of winning, with nothing hidden and everybody playing on equally well',
    points: 'Points ahead in the end, as the computer expects it',
    position: 'Position',
    at: (moment: string, standings: string) => `${moment}: ${standings}`,
    standing: (name: string, value: string) => `${name} ${value}`,
    turning: 'Turning points',
    none: 'No single moment decided it.',
    change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    stays: (name: string, what: string) => `${name}: ${what}, as before`,
    did: (name: string, what: string) => `${name} ${what}`,
    luck: 'luck',
    /** `name`: of the only other; '' where there are several. */
    others: (name: string) => (name ? `what ${object(name)} did` : 'what the others did'),
    /** Why a standing changed. `rest`: luck or others; '' where there was nothing else. */
    why: {
      rest: (rest: string) => `Brought about by ${rest}.`,
      won: (by: By, gain: number, name: string, rest: string) =>
        `${capital(choiceOf(name))} was the best by ${worth(by, gain)}${rest && `; ${rest} had a part in it, too`}.`,
      lost: (by: By, gain: number, name: string, rest: string) =>
        `${capital(choiceOf(name))} cost ${worth(by, gain)}${rest && `; ${rest} had a part in it, too`}.`,
      despite: (by: By, gain: number, name: string, rest: string) =>
        `Brought about by ${rest}: ${choiceOf(name)} cost ${worth(by, gain)}.`,
      inSpite: (by: By, gain: number, name: string, rest: string) =>
        `Brought about by ${rest}: ${choiceOf(name)} was the best by ${worth(by, gain)}.`,
    },
    best: 'Best decisions',
    worst: 'Chances missed',
    /** `mine`: of whoever looks; else of all seats. */
    noDecisions: {
      best: (mine: boolean) =>
        `None${mine ? ' of yours' : ''} that was hard to find: where one choice was far the best, it was plain to see.`,
      worst: (mine: boolean) => `None${mine ? ' of yours' : ''} that cost much.`,
    },
    /** Of a good decision: what was done, and by how much less the next best was worth. */
    chose: (name: string, move: string) => `${name}: ${move}`,
    nextBest: (by: 'win' | 'points', gain: number, other: string) =>
      by === 'win'
        ? `To ${other} would have left a chance to win that is ${worth(by, gain)} lower.`
        : `To ${other} would have brought ${worth(by, gain)} less.`,
    /** Of a bad one: what would have been better, and what was done instead. */
    better: (other: string) => `Better: ${other}`,
    instead: (by: 'win' | 'points', gain: number, name: string, move: string) =>
      by === 'win'
        ? `${name} chose to ${move}, which cost ${worth(by, gain)} of the chance to win.`
        : `${name} chose to ${move}, which cost ${worth(by, gain)}.`,
    /** What the better move comes to: "+3 spaces for you". */
    ends: (changes: string) => `With the better one it ends, on average, with ${changes}.`,
    endsFor: (change: string, name: string) => `${change} for ${name}`,
    /** What speaks most for a move: of more that a seat has, or a rival less; `reason` may be ''. */
    main: {
      soon: (move: string, amount: string, name: string, reason: string) =>
        `${capital(move)} brings ${object(name)} about ${amount} more before ${of('next turn', name)}${inBrackets(reason)}.`,
      later: (move: string, amount: string, name: string, reason: string) =>
        `${capital(move)} brings ${object(name)} about ${amount} more later${inBrackets(reason)}.`,
      ratherSoon: (move: string, soon: string, name: string, later: string, reason: string) =>
        `${capital(move)} brings ${object(name)} about ${soon} more now${inBrackets(reason)} and about ${later} less later.`,
      ratherLater: (move: string, soon: string, name: string, later: string, reason: string) =>
        `${capital(move)} brings ${object(name)} about ${soon} less now and about ${later} more later${inBrackets(reason)}.`,
      rival: (move: string, amount: string, rival: string, reason: string) =>
        `${capital(move)} costs ${rival} about ${amount}${inBrackets(reason)}.`,
    },
    /** What follows a move and not the other: until the seat's next turn, and later; '' where nothing is worth telling. */
    follows: (move: string, soon: string, name: string, later: string) =>
      soon
        ? `${capital(move)} makes a difference of ${soon} until ${of('next turn', name)}, on average${later && `, and later ${later}`}.`
        : `Later ${move} makes a difference of ${later}, on average.`,
    /** What follows a move, and how it then ends: by so many points for the seat. `course`: '' where nothing much is known to follow. */
    comesTo: (move: string, course: string, name: string, ahead: number) => {
      const points = `${number(Math.abs(ahead))} ${Math.abs(ahead) === 1 ? 'point' : 'points'}`;
      const ends = `${object(name)} to end ${points} ${ahead > 0 ? 'ahead' : 'behind'}`;
      return `To ${move}: ${course && `${course}; `}the computer then expects ${ahead === 0 ? 'an even end' : ends}.`;
    },
    /** What is expected to follow a move. */
    expected: (course: string) => `Expected after this choice: ${course}.`,
    /** "Threatens Ann’s Rat and …". */
    isFor: (move: string, purposes: string) => `${capital(move)} ${purposes}.`,
    theBetter: 'the better one',
    thisOne: 'this choice',
    difference: (change: string, name: string, reasons: string) => `${change} for ${name}${reasons && ` (${reasons})`}`,
    rarer: (reason: string) => `less often “${reason}”`,
    helps: (name: string) => `The worse one helps ${name} most.`,
    /** Asked of a turn of one seat, and of what several chose at the same time. */
    whyOne: 'Why this choice?',
    whySeveral: 'Why these choices?',
    weighing: 'Weighing what else there was …',
    noChoice: 'There was nothing to choose.',
    onlyMove: (move: string) => `Nothing else was possible: ${move}.`,
    theBest: (name: string, move: string) => `${capital(name)} chose to ${move}: the best there was.`,
    chooses: (name: string, move: string) => `${capital(name)} chose to ${move}.`,
    even: (other: string) => `To ${other} would have been about as good.`,
    /** The one or the other seems better, but not for certain; by little, or by something that would matter. */
    perhaps: (other: string, otherIsBetter: boolean, little: boolean) =>
      `To ${other} may${little ? '' : ' well'} have been ${little ? 'a little ' : ''}${otherIsBetter ? 'better' : 'worse'}.`,
    /** Where nobody can change any more who wins. `lost`: the others had as good as won. */
    noMatter: (lost: boolean) =>
      lost
        ? 'Whatever was chosen, there was next to no chance to win.'
        : 'Whatever was chosen, the win was as good as certain.',
    /** The last move of a game that its seat won. */
    won: (name: string, move: string) => `${capital(name)} chose to ${move}, and won with it.`,
    wins: (move: string) => `${capital(move)} wins at once.`,
    /** What it is that a rival has less often until the next turn: in so many games of ten. */
    keeps: (move: string, what: string, name: string, games: number) =>
      `In ${games} of 10 games ${move} keeps the ${what} from ${object(name)} until the next turn.`,
    worse: (other: string) => `To ${other} would have been better.`,
    /** Why a better move leads to more than the curve shows. */
    unusual: 'The curve before it is lower: it goes by what players usually choose.',
    /** Opens the moves that were open, each with what it was worth. */
    allThatWasOpen: 'What else there was',
    worthOf: {
      win: 'The chance to win after each; those with “≈” at a first look.',
      points: 'The points ahead in the end after each, as the computer expects it; those with “≈” at a first look.',
    },
    about: (worth: string) => `≈\u2009${worth}`,
    madeThis: 'chosen',
    showAll: (count: number) => `All ${count}`,
    /** Opens what is expected, how a computer chooses, and what is known. */
    howJudged: 'More about it',
    /** Of a computer. */
    decides: (name: string, level: number, told: string) => `How ${name} chooses, at level ${level}: ${told}`,
    fairToAll: 'Judged by what each could know then, and by how games go on from there, played by computers.',
    picture: 'Picture to share',
    playedOn: (date: string) => `Shengxiao 生肖 · ${date}`,
    fair: 'Each decision is judged by what you could know then.',
  },
  {
    title: '这一局的经过',
    looking: (done) => `还在计算（${done} %），数字可能还会变。`,
    win: '获胜的机会（假定一切公开，此后各家实力相当）',
    points: '电脑预计的终局领先分数',
    position: '局面',
    at: (moment, standings) => `${moment}：${standings}`,
    standing: (name, value) => `${name} ${value}`,
    turning: '转折点',
    none: '没有哪一刻单独决定了胜负。',
    change: (name, before, after) => `${name}：${before} → ${after}`,
    stays: (name, what) => `${name}：${what}，没有变`,
    did: (name, what) => `${name}：${what}`,
    luck: '运气',
    others: (name) => `${name || '别人'}的选择`,
    why: {
      rest: (rest) => `这是${rest}带来的。`,
      won: (by, gain, name, rest) => `${name}的选择最好，多得${worth(by, gain)}${rest && `；${rest}也起了作用`}。`,
      lost: (by, gain, name, rest) => `${name}的选择亏了${worth(by, gain)}${rest && `；${rest}也起了作用`}。`,
      despite: (by, gain, name, rest) => `这是${rest}带来的：${name}的选择反而亏了${worth(by, gain)}。`,
      inSpite: (by, gain, name, rest) => `这是${rest}带来的：${name}的选择是最好的，多得${worth(by, gain)}。`,
    },
    best: '最好的决定',
    worst: '错过的机会',
    noDecisions: {
      best: (mine) => `${mine ? '你' : ''}没有难找的好棋：明显更好的选择，都一眼可见。`,
      worst: (mine) => `${mine ? '你' : ''}没有代价明显的失误。`,
    },
    chose: (name, move) => `${name}：${move}`,
    nextBest: (by, gain, other) =>
      by === 'win'
        ? `“${other}”的胜算要低${gained.counted(by, gain)}。`
        : `“${other}”要少得${gained.counted(by, gain)}。`,
    better: (other) => `更好的是：${other}`,
    instead: (by, gain, name, move) =>
      by === 'win'
        ? `${name}选了“${move}”，胜算低了${gained.counted(by, gain)}。`
        : `${name}选了“${move}”，亏了${gained.counted(by, gain)}。`,
    ends: (changes) => `选更好的，到终局平均：${changes}。`,
    endsFor: (change, name) => `${name} ${change}`,
    follows: (move, soon, name, later) =>
      soon
        ? `与另一个选择相比，${move}平均：到${name}的下一回合为止，${soon}${later && `；此后，${later}`}。`
        : `与另一个选择相比，${move}平均：此后，${later}。`,
    main: {
      soon: (move, amount, name, reason) => `到下一回合为止，${move}让${name}多得约 ${amount}${inBrackets(reason)}。`,
      later: (move, amount, name, reason) => `往后，${move}让${name}多得约 ${amount}${inBrackets(reason)}。`,
      ratherSoon: (move, soon, name, later, reason) =>
        `${move}让${name}眼下多得约 ${soon}${inBrackets(reason)}，往后少得约 ${later}。`,
      ratherLater: (move, soon, name, later, reason) =>
        `${move}让${name}眼下少得约 ${soon}，往后多得约 ${later}${inBrackets(reason)}。`,
      rival: (move, amount, rival, reason) => `${move}让${rival}少得约 ${amount}${inBrackets(reason)}。`,
    },
    comesTo: (move, course, name, ahead) =>
      `“${move}”：${course && `${course}；`}电脑预计最后${ahead === 0 ? '持平' : `${name}${ahead > 0 ? '领先' : '落后'} ${number(Math.abs(ahead))} 分`}。`,
    expected: (course) => `这样选之后预计：${course}。`,
    isFor: (move, purposes) => `${move}${purposes}。`,
    theBetter: '较好的选择',
    thisOne: '这个选择',
    difference: (change, name, reasons) => `${name} ${change}${reasons && `（${reasons}）`}`,
    rarer: (reason) => `少了“${reason}”`,
    helps: (name) => `较差的选择让${name}得益最多。`,
    whyOne: '为什么这样选？',
    whySeveral: '为什么这样选？',
    weighing: '正在比较别的选择……',
    noChoice: '没有别的可选。',
    onlyMove: (move) => `当时只能这样：${move}。`,
    theBest: (name, move) => `${name}选了“${move}”，是最好的选择。`,
    chooses: (name, move) => `${name}选了“${move}”。`,
    unusual: '之前的曲线较低，因为它按通常的选择计算。',
    even: (other) => `选“${other}”也差不多。`,
    perhaps: (other, otherIsBetter, little) =>
      `选“${other}”${little ? '也许略' : '很可能更'}${otherIsBetter ? '好' : '差'}。`,
    noMatter: (lost) => (lost ? '这时选什么都几乎没有胜算了。' : '这时选什么都几乎赢定了。'),
    won: (name, move) => `${name}选了“${move}”，就此获胜。`,
    wins: (move) => `${move}立刻就赢。`,
    keeps: (move, what, name, games) => `十局里有 ${games} 局，${move}使${name}到下一回合为止得不到${what}。`,
    worse: (other) => `选“${other}”更好。`,
    allThatWasOpen: '还有哪些选择',
    worthOf: {
      win: '选了以后获胜的机会；带“约”的只是粗略估计。',
      points: '选了以后电脑预计的终局领先分数；带“约”的只是粗略估计。',
    },
    about: (worth) => `约${worth}`,
    madeThis: '所选',
    showAll: (count) => `全部 ${count} 个`,
    howJudged: '详细说明',
    decides: (name, level, told) => `${name}（${level} 级）是这样选的：${told}`,
    fairToAll: '按各自当时能知道的来评判，往后由电脑下完。',
    picture: '分享图片',
    playedOn: (date) => `生肖 Shengxiao · ${date}`,
    fair: '每个决定都按你当时能知道的来评判。',
  },
);

/** Why a move was better than another: what speaks most for it, and whom the other one helps; '' where nothing is known. */
export function betterInWords(
  game: string,
  decision: Judged,
  names: readonly string[],
  { expected = null, moves = ['', ''] }: { expected?: Expected | null; moves?: readonly [string, string] } = {},
): string {
  const otherIsBetter = gainOf(decision) < 0;
  if (expected)
    return sentencesOf(
      whatBetterIsFor(expected, otherIsBetter),
      whatIsExpected(expected, decision, names, moves, otherIsBetter),
    );
  const [move, sign] = ofBetter(decision);
  if (otherIsBetter ? decision.other_wins : decision.chosen_wins) return reviewText.wins(move);
  const { points, helped } = gainsOfBetter(decision);
  const name = (seat: number) => object(names[seat] ?? '');
  const changes = points.map(({ seat, amount }) =>
    reviewText.endsFor(changeInWords(game, scoreOf(game), toTenth(amount)), name(seat)),
  );
  const motive = motiveInWords(game, decision, names, move, sign);
  return sentencesOf(
    motive || (changes.length ? reviewText.ends(listOf(changes)) : ''),
    helped === undefined ? '' : reviewText.helps(name(helped)),
  );
}

/** The better move of two, as it is called, and the sign of what speaks for it. */
const ofBetter = (decision: Judged): [string, 1 | -1] =>
  gainOf(decision) < 0 ? [reviewText.theBetter, -1] : [reviewText.thisOne, 1];

/** What the better of both moves is good for, and the other is not. */
function whatBetterIsFor({ purposes }: Expected, otherIsBetter: boolean): string {
  const [move, better, worse] = otherIsBetter
    ? [reviewText.theBetter, purposes.other, purposes.made]
    : [reviewText.thisOne, purposes.made, purposes.other];
  const own = better.filter((purpose) => !worse.includes(purpose)).slice(0, mostPurposes);
  return own.length ? reviewText.isFor(move, listOf(own)) : '';
}

/** What is taken and comes home after the move that was made: why it was made where it is good for nothing else. */
const whatFollows = ({ made }: Expected): string => made && reviewText.expected(made);

/** What is expected after either move, the better one first; '' where that is the same. */
function whatIsExpected(
  { made, other }: Expected,
  { seat, chosen, other: ofOther }: Judged,
  names: readonly string[],
  moves: readonly [string, string],
  otherIsBetter: boolean,
): string {
  if (made === other) return '';
  const end = (move: string, course: string, ahead: number) =>
    reviewText.comesTo(move, course, names[seat] ?? '', toTenth(ahead));
  const both = [end(moves[0], made, chosen), end(moves[1], other, ofOther)];
  return sentencesOf(...(otherIsBetter ? both.reverse() : both));
}

const reasonsInShort = (told: Told): string =>
  told.reasons.map(({ told, rarer }) => (rarer ? reviewText.rarer(told) : told)).join(text.comma);

/**
 * What speaks most for a move, in one sentence; where points do not decide, what it keeps from rivals.
 */
function motiveInWords(game: string, decision: Judged, names: readonly string[], move: string, sign: 1 | -1): string {
  if (decision.more_points === undefined)
    return sentencesOf(
      ...keptFromRivals(game, decision, sign).map(({ what, seat, share }) =>
        reviewText.keeps(move, what, names[seat] ?? '', Math.round(10 * share)),
      ),
    );
  const main = mainOf(game, decision, differencesOf(game, decision, names, sign));
  if (!main) return '';
  const about = ({ what, amount }: Told) => {
    const size = Math.abs(amount);
    return amountInWords(game, what, size < 1 ? size : Math.round(size));
  };
  const { main: told } = reviewText;
  const name = names[decision.seat] ?? '';
  if ('soon' in main) {
    const { kind, soon, later } = main;
    return told[kind](move, about(soon), name, about(later), reasonsInShort(kind === 'ratherSoon' ? soon : later));
  }
  const reasons = reasonsInShort(main.of);
  if (main.kind === 'rival') return told.rival(move, about(main.of), object(names[main.of.seat] ?? ''), reasons);
  return told[main.kind](move, about(main.of), name, reasons);
}

/** All that follows a move and not the other, soon and later. */
function followsInWords(game: string, decision: Judged, names: readonly string[], move: string, sign: 1 | -1): string {
  const { soon, later } = differencesOf(game, decision, names, sign);
  const told = (some: readonly Told[]) =>
    listOf(
      some.map((told) => reviewText.difference(told.change, object(names[told.seat] ?? ''), reasonsInShort(told))),
    );
  return soon.length || later.length
    ? reviewText.follows(move, told(soon), names[decision.seat] ?? '', told(later))
    : '';
}

/** Less is as good: half a percentage point of the chance, or half a point, which another look might not find. */
const leastGain = { win: 0.005, points: 0.5 };

/** From so much of the chance to win on, one of two moves may be better though that is not certain. */
const leaning = 0.02;
/** And from so much on it is no longer a little. */
const much = 0.08;

/** Nobody's chance to win is far from none or all: what is then chosen hardly matters to it. */
const decided = 0.03;
const isDecided = ({ chosen, other }: Judged): boolean =>
  Math.max(chosen, other) < decided || Math.min(chosen, other) > 1 - decided;

/** The one or the other seems better, by something that counts, but not for certain. */
const isLeaning = (by: By, decision: Judged): boolean =>
  by === 'win' && !decision.clear && Math.abs(gainOf(decision)) >= leaning && !isDecided(decision);

/** Whether the other move was better for certain. */
const isMistake = (by: By, decision: Judged): boolean => isDifference(by, decision) && gainOf(decision) < 0;

/** Whether it was, or seems to have been. */
export const seemsMistake = (by: By, decision: Judged): boolean =>
  isMistake(by, decision) || (isLeaning(by, decision) && gainOf(decision) < 0);

/** The difference of both figures as they are told, rounded, where one is seen. */
function toldGain(by: By, decision: Judged): number {
  const round = (value: number) => (by === 'win' ? Math.round(100 * value) / 100 : toTenth(value));
  return round(decision.chosen) - round(decision.other) || gainOf(decision);
}

/** One that is small, or may be an accident of sampling, is none. */
const isDifference = (by: By, decision: Judged): boolean =>
  decision.clear && Math.abs(gainOf(decision)) >= leastGain[by];

/** What is told of a decision besides: what is expected where the game is searched, what the move does that was made, that it won. */
export interface Besides {
  expected?: Expected | null;
  does?: string;
  won?: boolean;
}

/**
 * What was chosen and what that does, and how the best of the rest compares; why, where the difference is certain. `expectedInWords` has
 * the rest.
 */
export function weighedInWords(
  game: string,
  by: By,
  decision: Judged,
  names: readonly string[],
  chosen: string,
  other: string,
  { expected = null, does = '', won = false }: Besides = {},
): string {
  const name = names[decision.seat] ?? '';
  if (won) return reviewText.won(name, chosen);
  const gain = gainOf(decision);
  const good = does || (expected ? whatBetterIsFor(expected, false) || whatFollows(expected) : '');
  if (!isDifference(by, decision)) {
    // Of what may have been a little worse nobody learns why: that the choice was no worse is enough.
    const leans = isLeaning(by, decision) && (gain < 0 || gain >= much);
    const compared = leans
      ? reviewText.perhaps(other, gain < 0, Math.abs(gain) < much)
      : by === 'win' && isDecided(decision)
        ? reviewText.noMatter(decision.chosen < 0.5)
        : reviewText.even(other);
    // What is kept from rivals cannot be seen on the table; points can.
    const [move, sign] = leans ? ofBetter(decision) : ([reviewText.thisOne, 1] as const);
    const keeps =
      expected || decision.more_points !== undefined ? '' : motiveInWords(game, decision, names, move, sign);
    return sentencesOf(reviewText.chooses(name, chosen), good, compared, keeps);
  }
  if (gain > 0)
    return sentencesOf(
      reviewText.theBest(name, chosen),
      good,
      reviewText.nextBest(by, toldGain(by, decision), other),
      expected ? '' : betterInWords(game, decision, names),
    );
  return sentencesOf(
    capital(reviewText.instead(by, toldGain(by, decision), name, chosen)),
    does,
    reviewText.worse(other),
    // What the move that was made does tells what follows it.
    expected
      ? whatBetterIsFor(expected, true) || (does ? '' : whatFollows(expected))
      : betterInWords(game, decision, names),
  );
}

/** What is expected after either move of a decision, in full: the courses where the game is searched; '' where that is the same. */
export function expectedInWords(
  game: string,
  by: By,
  decision: Judged,
  expected: Expected | null,
  names: readonly string[],
  moves: readonly [string, string],
): string {
  const otherIsBetter = isMistake(by, decision);
  if (expected) return whatIsExpected(expected, decision, names, moves, otherIsBetter);
  if (decision.more_points === undefined) return '';
  return otherIsBetter
    ? followsInWords(game, decision, names, reviewText.theBetter, -1)
    : followsInWords(game, decision, names, reviewText.thisOne, 1);
}

/**
 * Why a standing changed, in a sentence; '' where nothing can be said. A change for the better is no praise of what one chose. `acted`:
 * the seats that did something meanwhile, where that is known.
 */
export function whyInWords(
  by: By,
  { seat, own, before, after, luck, others, itself }: TurningPoint,
  names: readonly string[],
  acted: readonly number[] = [],
): string {
  const { why } = reviewText;
  const name = names[seat] ?? '';
  const did = acted.filter((other) => other !== seat);
  const [rival = '', ...more] = names.filter((_, other) => (did.length ? did.includes(other) : other !== seat));
  const else_ = listOf([
    ...(itself ? [reviewText.others(name)] : []),
    ...(luck ? [reviewText.luck] : []),
    ...(others ? [reviewText.others(more.length ? '' : rival)] : []),
  ]);
  if (own === 0) return else_ && why.rest(else_);
  if (own > 0 === after > before) return (own > 0 ? why.won : why.lost)(by, own, name, else_);
  return else_ && (own > 0 ? why.inSpite : why.despite)(by, own, name, else_);
}
