// Every word of this board, in both languages.
import { signName } from '../../pieces/signs';
import { catalogue } from '../../words/catalogue.svelte';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
/** "the Goat 8": name and number of a creature. */
const the = (creature: string, number: number) => `the ${signName(creature)} ${number}`;
/** With a minus sign (U+2212). */
const figure = (points: number) => String(points).replace('-', '−');
const gained = (points: number) => (points > 0 ? `+${points}` : figure(points));
const zh = (creature: string, number: number) => `${signName(creature)}${number}`;

export const words = catalogue(
  {
    title: 'The Rat and the Dragon',
    line: 'Draw the creatures that the dice bring, and find each a partner.',

    // The throw and the choice.
    round: (round: number) => `Round ${round}`,
    offerLabel: 'The dice and what they offer',
    shownBy: {
      pair: 'The pair together',
      other: 'The other die',
      both: 'Pair and other die agree',
      card: 'The card turned up',
    },
    dice: (pair: string, other: number) => `Dice: pair ${pair}, other ${other}`,
    squares: (number: number) => counted(number, 'square', 'squares'),
    odd: 'odd',
    even: 'even',
    yang: 'yang',
    yin: 'yin',
    value: (creature: string, number: number, what: string[]) =>
      [`${signName(creature)} ${number}`, ...what].join(', '),
    chosen: 'chosen',
    notChosen: 'not chosen',
    noRoom: 'no room for it',
    drawIt: 'draw this one',
    withNote: (one: string, other: string) => (other ? `${one}, ${other}` : one),
    waitsForThrow: 'The dice are about to be thrown',

    // What is asked.
    askChoose: 'Choose a creature to draw',
    askForced: 'Only one of the two fits: take it',
    askOnly: 'Everybody draws this creature',
    askDraw: (creature: string, number: number) =>
      `Draw the ${signName(creature)}: drag across ${counted(number, 'green square', 'green squares')}`,
    askMore: (creature: string, left: number) =>
      `${signName(creature)}: ${counted(left, 'more square', 'more squares')}`,
    askSent: (creature: string) => `${signName(creature)}: all squares drawn`,
    askPair: (creature: string) => `The ${signName(creature)} is complete. Pair it?`,
    waiting: (names: string) => `Waiting for ${names}`,
    isDone: (values: string, penalty: number) => `No room for ${values}: this sheet is finished, ${figure(-penalty)}`,
    hasOver: 'The game is over',
    watching: 'Watching',
    partners: 'Possible partners',
    pairWith: (creature: string, number: number, square: string) => `Pair with ${the(creature, number)} on ${square}`,
    alone: 'Leave it unpaired',
    aloneShort: 'for a later neighbour',
    changes: 'Change in score',
    change: (points: number) => gained(points),
    changeSaid: (points: number) => `score ${gained(points)}`,
    pointsSaid: (points: number) => counted(points, 'point', 'points'),

    // The sheet.
    sheetOf: (name: string) => `Sheet of ${name}`,
    sheetHelp:
      'Arrow keys move between squares. Enter draws a square, Shift with an arrow key draws on in that direction. N goes to the ' +
      'next square that can be drawn. Escape cancels an unfinished drawing.',
    look: (name: string) => `Look at the sheet of ${name}`,
    back: 'Back to the current sheet',
    square: (square: string, what: string[]) => [square, ...what].join(', '),
    empty: 'empty',
    canDraw: 'can be drawn',
    canPair: 'can be paired with',
    barred: 'no room for this creature',
    beingDrawn: (creature: string, number: number) => `${signName(creature)} ${number}, being drawn`,
    creature: (creature: string, number: number) => `${signName(creature)} ${number}`,
    pairedWith: (creature: string, number: number) => `paired with ${the(creature, number)}`,
    unpairedCreature: 'without a partner',
    chose: (creature: string, number: number) =>
      `${signName(creature)} chosen, ${counted(number, 'square', 'squares')} to draw.`,

    // Scores.
    scoreColumns: (pairs: number, all: number) => `Pairs: ${pairs} of ${all}`,
    aPair: (one: string, other: string, points: string) => `${one} and ${other}${points && `, ${points}`}`,
    freeColumn: 'still free',
    pairPoints: 'Pair points',
    unpaired: 'Half of unpaired, rounded up',
    penalty: 'Penalty',
    emptySquares: 'Empty',
    total: 'Score',
    tally: (name: string) => `Score of ${name}`,
    soloNeeds: 'Above 0 wins',
    soloWon: 'Above 0: won',
    soloLost: 'Not above 0: lost',
    tieBreak: 'Empty squares only break ties: fewer is better.',

    // Seats.
    draws: 'Still drawing',
    hasDrawn: 'Has drawn',
    done: (values: string) => `Finished: no room for ${values}`,
    winner: 'Wins',

    // What happened.
    threw: (dice: string, offer: string) => `The dice show ${dice}: ${offer}.`,
    turnedUp: (creature: string, number: number) => `The card shows ${the(creature, number)}: everybody draws it.`,
    or: (one: string, other: string) => `${one} or ${other}`,
    /** Alternative numbers. */
    either: (values: number[]) => values.join(' or '),
    toldChosen: (name: string, creature: string, number: number) => `${name}: ${signName(creature)} ${number} chosen.`,
    toldSquare: (square: string, left: number) => `${square}, ${left} left.`,
    toldComplete: (square: string, creature: string) => `${square}, the ${signName(creature)} is complete.`,
    toldDraws: (name: string) => `${name} is drawing.`,
    toldFinished: (name: string) => `${name} has finished drawing.`,
    toldDrawn: (name: string, creature: string, number: number, square: string, score: number) =>
      `${name} draws ${the(creature, number)} on ${square}: score ${figure(score)}.`,
    toldPaired: (
      name: string,
      creature: string,
      number: number,
      square: string,
      partner: string,
      points: number,
      score: number,
    ) =>
      `${name} draws ${the(creature, number)} on ${square} and pairs it with ${partner} (+${points}): score ${figure(score)}.`,
    toldDone: (name: string, values: string, penalty: number) =>
      `${name} has no room for ${values} and is finished (${figure(-penalty)}).`,

    // Advice.
    adviseChoose: (creature: string, number: number) => `draw the ${signName(creature)} (${number})`,
    adviseDraw: (square: string) => `draw on ${square}`,
    advisePair: (creature: string, number: number) => `pair it with the ${signName(creature)} (${number})`,
    adviseAlone: 'leave it unpaired',

    theOne: the,
    separator: ', ',
  },
  {
    title: '鼠与龙',
    line: '画下骰子带来的动物，给每一只找个伴。',

    round: (round) => `第 ${round} 轮`,
    offerLabel: '骰子和可选的数',
    shownBy: { pair: '同色两颗之和', other: '另一颗骰子', both: '两个数相同', card: '翻开的牌' },
    dice: (pair, other) => `骰子：同色 ${pair}，另一颗 ${other}`,
    squares: (number) => `${number} 格`,
    odd: '奇数',
    even: '偶数',
    yang: '阳',
    yin: '阴',
    value: (creature, number, what) => [`${signName(creature)} ${number}`, ...what].join('，'),
    chosen: '已选',
    notChosen: '未选',
    noRoom: '画不下',
    drawIt: '画这一只',
    withNote: (one, other) => (other ? `${one}，${other}` : one),
    waitsForThrow: '正要掷骰子',

    askChoose: '选一只动物来画',
    askForced: '两只中只有一只画得下：选它',
    askOnly: '人人都画这一只',
    askDraw: (creature, number) => `画${signName(creature)}：在绿色格子上拖过 ${number} 格`,
    askMore: (creature, left) => `${signName(creature)}：还差 ${left} 格`,
    askSent: (creature) => `${signName(creature)}：格子都画好了`,
    askPair: (creature) => `${signName(creature)}画完了。要配对吗？`,
    waiting: (names) => `等待${names}`,
    isDone: (values, penalty) => `画不下 ${values}：这张纸画完了，${figure(-penalty)}`,
    hasOver: '游戏结束',
    watching: '旁观',
    partners: '可以与谁配对',
    pairWith: (creature, number, square) => `与 ${square} 的${zh(creature, number)}配对`,
    alone: '暂不配对',
    aloneShort: '留给以后的邻居',
    changes: '得分的变化',
    change: (points) => gained(points),
    changeSaid: (points) => `得分 ${gained(points)}`,
    pointsSaid: (points) => `${points} 分`,

    sheetOf: (name) => `${name}的画纸`,
    sheetHelp:
      '方向键在格子间移动。回车画一格，Shift 加方向键朝该方向继续画。N 跳到下一个可画的格子。Esc 停下还没送出的格子。',
    look: (name) => `看${name}的画纸`,
    back: '回到正在画的纸',
    square: (square, what) => [square, ...what].join('，'),
    empty: '空',
    canDraw: '可以画',
    canPair: '可以配对',
    barred: '这里画不下',
    beingDrawn: (creature, number) => `${signName(creature)} ${number}，正在画`,
    creature: (creature, number) => `${signName(creature)} ${number}`,
    pairedWith: (creature, number) => `与${zh(creature, number)}成对`,
    unpairedCreature: '落单',
    chose: (creature, number) => `选了${signName(creature)}，要画 ${number} 格。`,

    scoreColumns: (pairs, all) => `配对：${pairs} / ${all}`,
    aPair: (one, other, points) => `${one}和${other}${points && `，${points}`}`,
    freeColumn: '还空着',
    pairPoints: '配对分',
    unpaired: '落单之半，向上取整',
    penalty: '罚分',
    emptySquares: '空格',
    total: '得分',
    tally: (name) => `${name}的得分`,
    soloNeeds: '高于 0 即胜',
    soloWon: '高于 0：胜',
    soloLost: '不高于 0：负',
    tieBreak: '同分时才比空格：少者胜。',

    draws: '还没画好',
    hasDrawn: '已画好',
    done: (values) => `画完：画不下 ${values}`,
    winner: '获胜',

    threw: (dice, offer) => `骰子是 ${dice}：${offer}。`,
    turnedUp: (creature, number) => `翻开的牌是${zh(creature, number)}：人人都画。`,
    or: (one, other) => `${one}或${other}`,
    either: (values) => values.join(' 或 '),
    toldChosen: (name, creature, number) => `${name}选了${zh(creature, number)}。`,
    toldSquare: (square, left) => `${square}，还差 ${left} 格。`,
    toldComplete: (square, creature) => `${square}，${signName(creature)}画完了。`,
    toldDraws: (name) => `${name}正在画。`,
    toldFinished: (name) => `${name}画好了。`,
    toldDrawn: (name, creature, number, square, score) =>
      `${name}在 ${square} 画了${zh(creature, number)}：共 ${figure(score)} 分。`,
    toldPaired: (name, creature, number, square, partner, points, score) =>
      `${name}在 ${square} 画了${zh(creature, number)}，与${partner}成对（+${points}）：共 ${figure(score)} 分。`,
    toldDone: (name, values, penalty) => `${name}画不下 ${values}，就此画完（${figure(-penalty)}）。`,

    adviseChoose: (creature, number) => `画${signName(creature)}（${number}）`,
    adviseDraw: (square) => `画在 ${square}`,
    advisePair: (creature, number) => `与${signName(creature)}（${number}）配对`,
    adviseAlone: '暂不配对',

    theOne: zh,
    separator: '、',
  },
);
