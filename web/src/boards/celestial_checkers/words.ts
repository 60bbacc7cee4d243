// Every word of the board of Celestial Checkers, in both languages.
import { capital } from '../../words/capital';
import { catalogue } from '../../words/catalogue.svelte';
import { eitherOf, listOf } from '../../words/lists';
import { does, isYou, object, of } from '../../words/names';
import { nameOf } from './animals';

/** How the scores stand: who has more, the one name and the numbers; nobody where both have as many. */
export interface Standings {
  leader: string;
  more: number;
  less: number;
}

/** No line ends within it. */
const wayOf = (from: string, to: string) => `${from}\u2060–\u2060${to}`;
const inOneLine = ({ more, less }: Standings) => `${more}\u00a0to\u00a0${less}`;
export const outcome = catalogue(
  {
    wins: (standings: Standings) =>
      standings.leader
        ? `${does(object(standings.leader), 'wins', 'win')} ${inOneLine(standings)}`
        : `it is a draw, ${inOneLine(standings)}`,
  },
  {
    wins: ({ leader, more, less }) => (leader ? `${leader}以 ${more} 比 ${less} 获胜` : `${more} 比 ${less}，和局`),
  },
);

export const words = catalogue(
  {
    title: 'Celestial Checkers',
    line: 'Bring your cleverest animals across the board, past the strong ones.',

    strengthMeans: 'Strength: takes equal or weaker',
    intelligenceMeans: 'Intelligence: points at home',
    end: 'The game ends when somebody cannot move; the higher score wins.',
    endNear: 'Whoever has no animal left at their turn ends the game.',
    threatenedMeans: 'Could be taken next',
    standingMeans: {
      prey: 'weaker than yours, can be taken',
      equal: 'as strong as yours, can be taken',
      danger: 'stronger than yours, cannot be taken',
      edge: 'weaker, but no square behind',
      full: 'weaker, but the square behind is full',
      evenEdge: 'as strong, but no square behind',
      evenFull: 'as strong, but the square behind is full',
      behind: 'behind you, and nobody goes back',
    },
    beside: (animals: string[], meaning: string) => `${listOf(animals)}: ${meaning}`,
    riskyMeans: 'There it could be taken next',
    threatened: 'could be taken next',
    threatens: (name: string, owner: string, animals: string[]) =>
      `${does(name, 'threatens', 'threaten')} ${animals.length > 2 ? `${animals.length} of ${of('animals', owner)}` : listOf(animals.map((one) => of(one, owner)))}.`,
    nobodyBeside: (squares: string[]) =>
      `No enemy is next to it${squares.length ? `: it can step to ${eitherOf(squares)}` : ''}.`,
    score: 'Score',
    points: 'points',
    home: 'Home',
    none: 'none',
    /** For the result: the cleverest animal that was taken from somebody, and what it would have brought. */
    nobodyHome: (name: string) => `${name} brought nobody home before the game ended`,
    dearest: (owner: string, animal: string, points: number) =>
      `The cleverest animal that ${object(owner)} lost: the ${animal}, which would have brought ${points} at home`,
    lostWorth: 'Points lost with animals that were taken',
    /** Whose game ended with animals on the board: they cannot move, and who is in their way; or the end came before they were home. */
    shutIn: (animals: string, points: number, by: string) =>
      `At the end ${animals} could not move${by && `, shut in by ${by}`}: ${points} points that did not count`,
    leftOut: (animals: string, points: number) =>
      `Still on the way when the game ended: ${animals}, ${points} points that did not count`,
    ofAll: (animals: string[], owner: string) => of(listOf(animals), owner),
    rosterOf: (name: string) => (isYou(name) ? 'Your animals' : `Animals of ${name}`),
    whereabouts: {
      board: (animal: string, points: number) => `${animal}: on its way, worth ${points}`,
      home: (animal: string, points: number) => `${animal}: home, ${points}`,
      lost: (animal: string) => `${animal}: lost`,
      away: (animal: string) => `${animal}: not in this game`,
    },
    /** To whoever plays for the first time. */
    about:
      'Bring clever animals home: the weak score most. Nobody goes back; whoever can capture must. When “can move” is at 0 on a side’s own turn, the game ends.',
    aboutFirst: ' North begins, as South placed first.',
    learn: 'Learn',
    boardLabel: 'Board of Celestial Checkers',
    boardHelp:
      'Arrow keys move between squares, a letter and a digit go to a square, N goes to the next animal that can move or to ' +
      'the next target, Enter picks up and puts down, Escape puts back.',
    handLabel: (name: string) => (isYou(name) ? 'Animals in your hand' : `Animals in the hand of ${name}`),
    animalName: (animal: string) => animal,
    animal: (name: string, animal: string, strength: number, intelligence: number) =>
      `${of(animal, name)}, strength ${strength}, intelligence ${intelligence}`,
    inHand: (animal: string, strength: number, intelligence: number) =>
      `${animal}, strength ${strength}, intelligence ${intelligence}`,
    atHome: (animal: string, intelligence: number) => `${animal}, ${intelligence}`,
    square: (square: string, what: string[]) => [square, ...what].join(', '),
    empty: 'empty',
    light: 'light square',
    canMove: 'can move',
    held: 'held',
    target: 'can go here',
    takes: 'can be taken here',
    prey: 'weaker than the one held',
    danger: 'stronger than the one held',
    equal: 'as strong as the one held',
    edge: 'weaker than the one held, but no square behind it',
    full: 'weaker than the one held, but the square behind is full',
    evenEdge: 'as strong as the one held, but no square behind it',
    evenFull: 'as strong as the one held, but the square behind is full',
    behind: 'behind the one held, which does not go back',
    chooseFirst: 'Choose an animal first',
    onlyMover: (animal: string, square: string) => `Only your ${animal} on ${square} can move`,
    notBeside: (animal: string, own: string) =>
      `You cannot take the ${animal} from here: your ${own} is not right beside it`,
    ofOther: (animal: string, name: string) => `This ${animal} is ${name}’s: choose one of yours`,
    mustTake: (takers: { animal: string; square: string }[]) =>
      `One must be taken: ${listOf(takers.map(({ animal, square }) => `the ${animal} on ${square}`))} can`,
    anotherMust: (animal: string) => `The ${animal} can take nobody from here. Another of yours can, and must`,
    placeFirst: 'The animals move when all are on the board',
    isOver: 'The game is over',
    isEarlier: 'This is an earlier position: nothing moves here',
    /** `squares`: where it lands. */
    mustGoOn: (animal: string, squares: string[], taps: boolean) =>
      `The ${animal} takes on: ${squares.length ? `${taps ? 'tap' : 'click'} ${eitherOf(squares)}` : 'its turn is not over'}`,
    /** What is said by itself. */
    sentence: (said: string) => `${said}.`,
    captureArrow: 'possible capture',
    thoughtArrow: 'computer’s choice',
    blocked: (animal: string) => `The ${animal} is blocked: it can neither step forward nor take`,
    canTake: 'must take',
    /** An animal, and why it stays where it is. */
    stays: (known: string, why: string) => `${known}. ${why}.`,
    setOutYourself: 'Set out yourself',
    placeRest: 'Place the rest',
    placeRestHelp: 'as the faint animals show',
    placed: (name: string, animal: string, square: string) => `${name} placed the ${animal} on ${square}.`,
    // Where a game was begun from a position, which animal it was may not be known.
    slid: (name: string, animal: string, from: string, to: string) =>
      `${name} moved ${animal && `the ${animal} `}from ${from} to ${to}.`,
    tookAll: (name: string, animal: string, other: string, taken: string[]) =>
      `${name} took ${listOf(taken.map((one) => (one ? of(one, other) : 'an animal')))}${animal && ` with the ${animal}`}.`,
    tookHome: (name: string, animal: string, other: string, taken: string[], points: number) =>
      `${capital(of(animal, name))} took ${listOf(taken.map((one) => (one ? of(one, other) : 'an animal')))} and came home (+${points}).`,
    /** The same beside the seat that did it. */
    deed: {
      moved: (animal: string, from: string, to: string) => `${animal && `${animal} `}${wayOf(from, to)}`,
      took: (animal: string, taken: string[]) =>
        capital(`${animal && `${animal} `}took ${listOf(taken.map((one) => (one ? `the ${one}` : 'an animal')))}`),
      home: (deed: string, points: number) => `${deed}, home +${points}`,
    },
    took: (name: string, animal: string, other: string, taken: string, square: string) =>
      `${name} took ${of(taken, other)} on ${square} with the ${animal}.`,
    cameHome: (name: string, animal: string, points: number) => `${name} brought the ${animal} home (+${points}).`,
    // A turn in the log.
    did: {
      placed: (animal: string, square: string) => `placed the ${animal} on ${square}`,
      moved: (animal: string, from: string, to: string) => `moved ${animal && `the ${animal} `}${wayOf(from, to)}`,
      took: (animal: string, taken: string[], from: string, to: string) =>
        `took ${listOf(taken.map((one) => (one ? `the ${one}` : 'an animal')))}${animal && ` with the ${animal}`}, ${wayOf(from, to)}`,
    },
    ended: (name: string, animals: boolean, standings: Standings) => {
      const why = animals ? `${name} cannot move` : `${does(name, 'has', 'have')} no animal left to move`;
      return `${why}, which ends the game: ${outcome.wins(standings)}.`;
    },
    /** At the end of what a hint foretells. */
    endsThen: (name: string, standings: Standings) =>
      `Then ${object(name)} cannot move, and the game ends: ${outcome.wins(standings)}.`,
    /** An animal alone can move: that, or its only move, and what that means. */
    oneLeft: (name: string) => `${name} can move only one animal.`,
    onlyMove: (animal: string, square: string) => `Your only move: the ${animal} to ${square}.`,
    noneLeft: (standings: Standings) => {
      const leads = standings.leader
        ? `${does(standings.leader, 'leads', 'lead')} ${inOneLine(standings)}`
        : `It is ${inOneLine(standings)}`;
      return `With none, the game ends. ${capital(leads)}.`;
    },
    /** The other cannot move now. */
    unlessFreed: (other: string, standings: Standings, certain: boolean) =>
      `${other} cannot move. Unless one is freed, the game ends: ${certain ? '' : 'at best '}${outcome.wins(standings)}.`,
    /** What a move does after which the other cannot move, and where it does so. */
    endsHow: (standings: Standings, certain: boolean) =>
      `ends the game: ${certain ? '' : 'at best '}${outcome.wins(standings)}`,
    endsAt: (squares: string[], how: string) => `${eitherOf(squares)} ${how}`,
    advisePlace: (animal: string, square: string) => `place the ${animal} on ${square}`,
    adviseMove: (animal: string, square: string) => `move the ${animal} to ${square}`,
    adviseTake: (animal: string, taken: string, square: string) => `take the ${taken} on ${square} with the ${animal}`,
    bestPlay: (name: string, by: number) => `With best play ${does(object(name), 'wins', 'win')} by ${by}.`,
    bestPlayAbout: (name: string, by: number) =>
      `${does(name, 'wins', 'win')} with best play; by how much is open, about ${by}.`,
    bestPlayDraws: 'With best play it is a draw.',
    ahead: (name: string, by: number) =>
      `${does(name, 'is', 'are')} ahead by about ${by} ${by === 1 ? 'point' : 'points'}.`,
    aheadNobody: 'Nobody is ahead.',
    setOut: 'The animals are on the board.',
    pickedUp: (animal: string, targets: string[]) =>
      targets.length ? `${animal} held. It can go to ${targets.join(', ')}.` : `${animal} held. It cannot move now.`,
    dropped: (animal: string) => `${animal} put back.`,
    place: 'Place an animal',
    turnTakes: 'You must capture',
    turnOnly: (taps: boolean) => `One move: one ${taps ? 'tap' : 'click'}`,
    turnLast: 'Your last animal',
    turnEnds: 'Your last move',
    /** Whatever is moved, the other cannot move after it, and so the game ends. */
    lastTurn: {
      bare: (other: string) => `Your last move: ${does(other, 'has', 'have')} no animal left.`,
      gone: (other: string) => `Your last move: then ${does(other, 'has', 'have')} no animal left.`,
      stuck: (other: string) => `Your last move: then ${other} cannot move.`,
    },
    /** How the game ends with it; not certain: where the best is made of it. */
    endsSo: (standings: Standings, certain: boolean) =>
      certain ? `So the game ends: ${outcome.wins(standings)}.` : `The game ends; at best ${outcome.wins(standings)}.`,
    jumpOn: (animal: string, taken: string, other: string) =>
      `Jump on, you must: your ${animal} takes ${of(taken, other)} too.`,
    jumpOnOneOf: (animal: string, ways: number) => `Jump on, you must: your ${animal} has ${ways} ways to take.`,
    turnJumpsOn: 'You must jump on',
    mustTakeOnly: (animal: string, taken: string, other: string) =>
      `You must capture: your ${animal} takes ${of(taken, other)}.`,
    oneClick: (taps: boolean) => `One ${taps ? 'tap' : 'click'} does it.`,
    mustTakeOneOf: (ways: number) => `You must capture: choose one of ${ways}.`,
    mobile: (can: number, all: number) => (all ? `${can} of ${all} can move` : 'None on the board'),
    leftOnBoard: 'Left on the board',
    leftThere: (animal: string, intelligence: number) => `${animal}, ${intelligence}: it scores nothing`,
    setOutByChance: 'Set-up by chance: both sides were drawn',
    homeOf: (name: string) => (isYou(name) ? 'Your home: your animals score here' : `${name}’s home`),
  },
  {
    title: '天棋',
    line: '绕过强者，把最聪明的动物送到对岸。',

    strengthMeans: '力量：吃同样强或更弱的',
    intelligenceMeans: '智慧：到家得分',
    end: '轮到的一方不能走，游戏就结束，分高者胜。',
    endNear: '轮到的一方一只动物也没有了，游戏就结束。',
    threatenedMeans: '下一步可能被吃',
    standingMeans: {
      prey: '比拿起的弱，可以吃',
      equal: '一样强，可以吃',
      danger: '比拿起的强，不能吃',
      edge: '比拿起的弱，但后面没有格子',
      full: '比拿起的弱，但后面的格子不空',
      evenEdge: '一样强，但后面没有格子',
      evenFull: '一样强，但后面的格子不空',
      behind: '在后面，谁也不能后退',
    },
    beside: (animals, meaning) => `${listOf(animals.map(nameOf))}：${meaning}`,
    riskyMeans: '到那里下一步可能被吃',
    threatened: '下一步可能被吃',
    threatens: (name, owner, animals) =>
      animals.length > 2
        ? `${name}正威胁${owner}的 ${animals.length} 只动物。`
        : `${name}正威胁${owner}的${listOf(animals.map(nameOf))}。`,
    nobodyBeside: (squares) => `旁边没有对方的动物${squares.length ? `，可以走到 ${squares.join(' 或 ')}` : ''}。`,
    score: '得分',
    points: '分',
    home: '到家',
    none: '无',
    nobodyHome: (name) => `游戏结束时，${name}还没有动物到家`,
    dearest: (owner, animal, points) => `${owner}被吃的最聪明的动物：${nameOf(animal)}，到家本可得 ${points} 分`,
    lostWorth: '动物被吃而失去的分数',
    shutIn: (animals, points, by) => `终局时${animals}不能走${by && `（被${by}挡住）`}：${points} 分没有算上`,
    leftOut: (animals, points) => `终局时还在路上：${animals}，${points} 分没有算上`,
    ofAll: (animals, owner) => `${owner}的${listOf(animals.map(nameOf))}`,
    rosterOf: (name) => `${name}的动物`,
    whereabouts: {
      board: (animal, points) => `${animal}：还在路上，到家值 ${points} 分`,
      home: (animal, points) => `${animal}：到家，${points} 分`,
      lost: (animal) => `${animal}：被吃`,
      away: (animal) => `${animal}：本局没有`,
    },
    about: '把聪明的动物送到家：越弱的分越高。只能前进，能吃就必须吃；轮到的一方“能走的动物”为 0 时，游戏就结束。',
    aboutFirst: '南方先摆，所以北方先走。',
    learn: '学玩法',
    boardLabel: '天棋棋盘',
    boardHelp:
      '方向键在格子间移动；按一个字母和一个数字跳到那一格；N 跳到下一只能走的动物或下一个可去之处；' +
      '回车拿起和放下；Esc 放回。',
    handLabel: (name) => `${name}手中的动物`,
    animalName: nameOf,
    animal: (name, animal, strength, intelligence) =>
      `${name}的${nameOf(animal)}，力量 ${strength}，智慧 ${intelligence}`,
    inHand: (animal, strength, intelligence) => `${nameOf(animal)}，力量 ${strength}，智慧 ${intelligence}`,
    atHome: (animal, intelligence) => `${nameOf(animal)}，${intelligence} 分`,
    square: (square, what) => [square, ...what].join('，'),
    empty: '空格',
    light: '浅色格',
    canMove: '能走',
    held: '已拿起',
    target: '可到这里',
    takes: '可以吃掉',
    prey: '比拿起的弱',
    danger: '比拿起的强',
    equal: '与拿起的一样强',
    edge: '比拿起的弱，但它后面没有格子',
    full: '比拿起的弱，但它后面的格子不空',
    evenEdge: '与拿起的一样强，但它后面没有格子',
    evenFull: '与拿起的一样强，但它后面的格子不空',
    behind: '在拿起的后面，不能后退',
    chooseFirst: '先选一只动物',
    onlyMover: (animal, square) => `只有 ${square} 的${nameOf(animal)}能走`,
    notBeside: (animal, own) => `从这里吃不到${nameOf(animal)}：你的${nameOf(own)}没有紧挨着它`,
    ofOther: (animal, name) => `这只${nameOf(animal)}是${name}的：选你自己的`,
    mustTake: (takers) =>
      `必须吃：${takers.map(({ animal, square }) => `${square} 的${nameOf(animal)}`).join('、')}能吃`,
    anotherMust: (animal) => `${nameOf(animal)}在这里谁也吃不了；你另有一只能吃，必须吃`,
    placeFirst: '动物都摆好以后才能走',
    isOver: '游戏结束了',
    isEarlier: '这是之前的局面，不能走',
    mustGoOn: (animal, squares) =>
      `${nameOf(animal)}要接着吃${squares.length ? `：请点 ${squares.join(' 或 ')}` : '，这一步还没完'}`,
    sentence: (said) => `${said}。`,
    captureArrow: '可选的吃法',
    thoughtArrow: '电脑的选择',
    blocked: (animal) => `${nameOf(animal)}被挡住：前面没有空格，也没有能吃的`,
    canTake: '必须吃',
    stays: (known, why) => `${known}。${why}。`,
    setOutYourself: '自己摆动物',
    placeRest: '摆好其余的',
    placeRestHelp: '按淡淡显示的样子',
    placed: (name, animal, square) => `${name}把${nameOf(animal)}放在 ${square}。`,
    slid: (name, animal, from, to) => `${name}${animal && `的${nameOf(animal)}`}从 ${from} 走到 ${to}。`,
    tookAll: (name, animal, other, taken) =>
      `${name}${animal && `的${nameOf(animal)}`}吃掉${listOf(taken.map((one) => (one ? `${other}的${nameOf(one)}` : '一只动物')))}。`,
    tookHome: (name, animal, other, taken, points) =>
      `${name}的${nameOf(animal)}吃掉${listOf(taken.map((one) => (one ? `${other}的${nameOf(one)}` : '一只动物')))}，到家（+${points}）。`,
    deed: {
      moved: (animal, from, to) => `${animal && `${nameOf(animal)} `}${wayOf(from, to)}`,
      took: (animal, taken) =>
        `${animal && nameOf(animal)}吃掉${listOf(taken.map((one) => (one ? nameOf(one) : '一只动物')))}`,
      home: (deed, points) => `${deed}，到家 +${points}`,
    },
    took: (name, animal, other, taken, square) =>
      `${name}的${nameOf(animal)}吃掉 ${square} 上${other}的${nameOf(taken)}。`,
    cameHome: (name, animal, points) => `${name}的${nameOf(animal)}到家（+${points}）。`,
    did: {
      placed: (animal, square) => `把${nameOf(animal)}放在 ${square}`,
      moved: (animal, from, to) => (animal ? `${nameOf(animal)}从 ${from} 走到 ${to}` : `从 ${from} 走到 ${to}`),
      took: (animal, taken, from, to) =>
        `${animal ? `${nameOf(animal)}从` : '从'} ${from} 到 ${to}，吃掉${taken.map((one) => (one ? nameOf(one) : '一只动物')).join('、')}`,
    },
    ended: (name, animals, standings) =>
      `${name}${animals ? '不能走了' : '没有动物可走了'}，游戏就此结束：${outcome.wins(standings)}。`,
    endsThen: (name, standings) => `然后${name}不能走了，游戏结束：${outcome.wins(standings)}。`,
    oneLeft: (name) => `${name}只有一只动物能走。`,
    onlyMove: (animal, square) => `只有一步可走：${nameOf(animal)}到 ${square}。`,
    noneLeft: ({ leader, more, less }) =>
      `一只也不能走时，游戏就结束。现在${leader && `${leader}领先，`}${more} 比 ${less}。`,
    unlessFreed: (other, standings, certain) =>
      `${other}不能走。若这一步不让它有路可走，游戏就结束：${certain ? '' : '最好的结果是'}${outcome.wins(standings)}。`,
    endsHow: (standings, certain) => `游戏就结束：${certain ? '' : '最好的结果是'}${outcome.wins(standings)}`,
    endsAt: (squares, how) => `到 ${squares.join(' 或 ')}，${how}`,
    advisePlace: (animal, square) => `把${nameOf(animal)}放在 ${square}`,
    adviseMove: (animal, square) => `把${nameOf(animal)}走到 ${square}`,
    adviseTake: (animal, taken, square) => `用${nameOf(animal)}吃 ${square} 上的${nameOf(taken)}`,
    bestPlay: (name, by) => `双方都走最好的，${name}胜 ${by} 分。`,
    bestPlayAbout: (name, by) => `双方都走最好的，${name}必胜；胜多少还未定，约 ${by} 分。`,
    bestPlayDraws: '双方都走最好的，是和局。',
    ahead: (name, by) => `${name}领先约 ${by} 分。`,
    aheadNobody: '目前不分高下。',
    setOut: '动物已经摆好。',
    pickedUp: (animal, targets) =>
      targets.length ? `拿起${nameOf(animal)}，可到 ${targets.join('、')}。` : `拿起${nameOf(animal)}，现在不能走。`,
    dropped: (animal) => `${nameOf(animal)}放回原处。`,
    place: '请摆一只动物',
    turnTakes: '这一步必须吃',
    turnOnly: () => '只有一步：点一下',
    turnLast: '你只剩一只动物',
    turnEnds: '你的最后一步',
    lastTurn: {
      bare: (other) => `你的最后一步：${other}已经没有动物了。`,
      gone: (other) => `你的最后一步：之后${other}就没有动物了。`,
      stuck: (other) => `你的最后一步：之后${other}就不能走了。`,
    },
    endsSo: (standings, certain) =>
      certain ? `游戏就此结束：${outcome.wins(standings)}。` : `游戏随后结束，最好的结果：${outcome.wins(standings)}。`,
    jumpOn: (animal, taken, other) => `必须接着跳：你的${nameOf(animal)}再吃${other}的${nameOf(taken)}。`,
    jumpOnOneOf: (animal, ways) => `必须接着跳：你的${nameOf(animal)}有 ${ways} 种吃法。`,
    turnJumpsOn: '必须接着跳',
    mustTakeOnly: (animal, taken, other) => `必须吃：用你的${nameOf(animal)}吃${other}的${nameOf(taken)}。`,
    oneClick: () => '点一下就行。',
    mustTakeOneOf: (ways) => `必须吃：有 ${ways} 种吃法，任选一种。`,
    mobile: (can, all) => (all ? `能走的动物：${can}/${all}` : '棋盘上没有动物'),
    leftOnBoard: '留在棋盘上',
    leftThere: (animal, intelligence) => `${nameOf(animal)}，${intelligence}：不得分`,
    setOutByChance: '随机布阵：双方的动物都由抽签摆放',
    homeOf: (name) => (isYou(name) ? '你的家：你的动物到这里得分' : `${name}的家`),
  },
);
