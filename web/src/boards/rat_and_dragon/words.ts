// Every word of this board, in both languages.
import { signName } from '../../pieces/signs';
import { catalogue } from '../../words/catalogue.svelte';
import { capital } from '../../words/capital';
import { listOf } from '../../words/lists';
import { does, isYou, object, of } from '../../words/names';
import type { Lack } from './lacking';
import type { Refusal } from './refusal';
import type { Unpaired } from './view';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const twice = (word: string, between: string) => `${word} ${between} ${word}`;
/** "the Goat 8": name and number of a creature. */
const the = (creature: string, number: number) => `the ${signName(creature)} ${number}`;
/** With a minus sign (U+2212). */
const figure = (points: number) => String(points).replace('-', '−');
const gained = (points: number) => (points > 0 ? `+${points}` : figure(points));
/** "5 + 2 back", and with squares that count "5 + 2 back + 8 filled": what the change of the score by a pair is made of. */
const made = (points: number, back: number, change: number, backSaid: string, filledSaid: string) =>
  [figure(points), backSaid, change - points - back ? filledSaid : ''].filter(Boolean).join(' + ');
/** "−3 + 8 filled", the same of a creature that has no partner; '' where nothing counts as filled. */
const madeAlone = (costs: number, filled: string) => (filled ? [figure(costs), filled].join(' + ') : '');
/** "10 + 3 back = ", before what these come to; '' of one part. */
const sumOf = (parts: string) => (parts ? `${parts} = ` : '');
const makes = (parts: string, change: number) => sumOf(parts) + gained(change);
const zh = (creature: string, number: number) => `${signName(creature)}\u00a0${number}`;
/** Whether half of it is no whole number. */
const isRounded = ({ sum }: Unpaired) => sum % 2 !== 0;
/** "pairs +16, penalty −2, unpaired −4": what spoke most for the winner first. */
const marginOf = (parts: [string, number][], between: string) =>
  parts
    .sort(([, one], [, other]) => other - one)
    .map(([part, points]) => `${part} ${gained(points)}`)
    .join(between);
/** Alternative numbers. */
const either = (values: number[]) => values.join(' or ');

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
    squares: (number: number) => counted(number, 'square', 'squares'),
    odd: 'odd',
    even: 'even',
    yang: 'small',
    yin: 'large',
    /** The terms of the rules for that. */
    yangIs: 'small: 1–6, yang',
    yinIs: 'large: 7–12, yin',
    value: (creature: string, number: number, what: string[]) =>
      [`${signName(creature)} ${number}`, ...what].join(', '),
    chosen: 'chosen',
    noRoom: 'no room',
    drawIt: 'draw this one',
    waitsForThrow: 'The dice are about to fall',

    // What is asked.
    askChoose: 'Choose one of the two to draw',
    askForced: (creature: string, number: number) => `Must draw: ${signName(creature)}, ${number}`,
    askDraw: (number: number, other: string) =>
      `Draw ${counted(number, 'square', 'squares')}, or take the ${signName(other)}`,
    /** `other`: which can still be taken instead, where none was chosen. */
    askMore: (creature: string, left: number, other: string) =>
      other
        ? `${signName(creature)}: ${left} left, or the ${signName(other)}`
        : `${signName(creature)}: ${counted(left, 'square', 'squares')} left`,
    /** What a hint shows. */
    askTake: 'Tap the squares, or',
    take: 'Draw it',
    takeIs: 'Draw it as the hint shows; nothing counts before Done',
    /** What is left of a drawing, and then it in other shapes. */
    fill: { rest: 'Draw the rest', again: 'Other shape' },
    fillIs:
      'Draws the squares that are left (F), and another shape each time. A drag across a rectangle draws all of it.',
    askJoin: 'In pieces: join the squares',
    askDone: (creature: string) => `The ${signName(creature)} is drawn. Done?`,
    /** It was chosen by drawing, and can still become the other one. */
    askGrow: (creature: string, other: string) => `${signName(creature)} done. On to the ${signName(other)}?`,
    askSent: (creature: string) => `${signName(creature)}: in ink`,
    /** The names of those who still draw, or how many these are. */
    names: (names: string[]) => (names.length < 3 ? names.join(', ') : `${names.length} others`),
    waiting: (names: string) => `Waiting for ${names}`,
    isDone: (penalty: number) => `Out: no more room, ${figure(-penalty)}`,
    isOut: (names: string) => `You are out. Waiting for ${names}`,
    /** Over the sheet of another. */
    isOutSees: (name: string) => `You are out. This is ${of('sheet', name)}`,
    hasOver: 'The game is over',
    noneFits: (names: string[], values: number[]) =>
      (names.length
        ? `${capital(listOf(names))} ${names.length > 1 || isYou(names[0] ?? '') ? 'have' : 'has'} no room for ${either(values)}`
        : `No room for ${either(values)}`) + ': game over',
    watching: 'Watching',
    /** Why something cannot be drawn. */
    /** `beside`: of its kind, that it would touch; where both kinds would, the odd one, and the `even` one. */
    refused: (why: Refusal, creature: string, number: number, left: number, beside = '', even = '') =>
      ({
        choose: 'Choose a creature first',
        taken: 'Another creature is there',
        beside: `It would touch the ${signName(beside)}: ${twice(number % 2 ? 'odd' : 'even', 'never touches')}`,
        closed: `Closed for good: odd never touches odd (the ${signName(beside)}), even never even (the ${signName(even)})`,
        small: `Too little room there for ${counted(number, 'square', 'squares')}`,
        apart: 'That does not join what is drawn: sides must touch',
        complete: `All squares of the ${signName(creature)} are drawn: rub out, move, or done`,
        inked: 'That is in ink',
        turn: 'No room for it there',
        few: `${counted(left, 'square', 'squares')} still to draw`,
        pieces: 'The squares are in pieces: join them',
        nothing: 'Nothing is drawn yet',
        nowhere: 'No room for that one on this sheet',
      })[why],
    /** Between reasons. */
    besides: '; ',
    leftSaid: (left: number) => `${left} left`,
    completeSaid: (creature: string, partner: string, points: number) =>
      partner
        ? `The ${signName(creature)} is complete, to be paired with ${partner}, ${gained(points)}`
        : `The ${signName(creature)} is complete, without a partner`,

    // The tools.
    tools: 'Pencil case',
    tool: { pencil: 'Pencil (P)', rubber: 'Rubber (E)', hand: 'Move the drawing (M)' },
    toolShort: { pencil: 'Pencil', rubber: 'Rubber', hand: 'Move', turn: 'Turn', clear: 'Clear' },
    turn: 'Turn the drawing (T)',
    clear: 'Clear: rub out everything',
    commit: 'Done',
    doneKey: 'Done (D)',
    /** What Done does: it pairs with whom, or leaves it unpaired. */
    /** `at`: which of two. */
    doneWith: (creature: string, at: string) => `with ${signName(creature)}${at && ` ${at}`}`,
    /** A pair of two small or two large ones. */
    doneForNothing: (back: number) => `scores 0${back ? ` · ${back} back` : ''}`,
    doneAlone: 'unpaired',

    // What it brings.
    prospects: 'What the drawing brings',
    /** Why there is nobody to pair it with. */
    lack: (why: Lack, kind: string, unpaired: number) =>
      ({
        nobody: 'The sheet is empty: there is nobody to pair it with yet.',
        all_paired: 'All your creatures are paired already.',
        same_kind:
          (unpaired === 1
            ? `Your only unpaired creature is ${kind} too: `
            : `Your unpaired creatures are all ${kind} too: `) + `${twice(kind, 'never touches')}.`,
        no_room: 'There is no room for it beside an unpaired creature.',
      })[why],
    onlyCorner: 'corner only',
    apart: 'not touching',
    /** Where there is little room. */
    apartShort: 'apart',
    onlyCornerShort: 'corner',
    pairs: (count: number) => (count > 1 ? `Pair with (${count})` : 'Pair with'),
    sum: 'unpaired',
    half: 'half',
    /** What a pair brings: its points, and what its partner cost alone. */
    madeOf: (points: number, back: number, change: number) =>
      made(points, back, change, `${back} back`, `${change - points - back} filled`),
    /** Without a partner. */
    aloneOf: (costs: number, change: number) => madeAlone(costs, change === costs ? '' : `${change - costs} filled`),
    /** "half −3 → −5": why it costs that. */
    halfFrom: (before: Unpaired, after: Unpaired) => `half ${figure(-before.costs)} → ${figure(-after.costs)}`,
    fromTo: (before: string, after: string) => `${before} → ${after}`,
    /** "Unpaired: 24. Half of it is lost: −12 (was −9)." */
    unpairedTurns: (before: Unpaired, after: Unpaired) =>
      (after.sum
        ? `Unpaired: ${after.sum}. Half${isRounded(after) ? ', rounded up,' : ' of it'} is lost: ${figure(-after.costs)}`
        : 'Nothing is unpaired: 0') + ` (was ${figure(-before.costs)}).`,
    /** The same where it is seen whose it is: "unpaired 24, half of it −12 (was −9)". */
    unpairedShort: (before: Unpaired, after: Unpaired) =>
      `unpaired ${after.sum}, half of it ${figure(-after.costs)} (was ${figure(-before.costs)})`,
    /** `brings`: "5 + 2 back = +7". */
    prospect: (creature: string, number: number, brings: string, touched: boolean) =>
      `Pair with ${the(creature, number)}: ${brings}` + (touched ? '' : '; not touched yet'),
    aloneSaid: (before: Unpaired, after: Unpaired, change: number) =>
      `Leave it unpaired: unpaired ${before.sum} to ${after.sum}, half of it ${before.costs} to ${after.costs}; in all ${gained(change)}`,
    alone: 'Leave it unpaired',
    change: (points: number) => gained(points),
    sumOf,
    makes,
    /** What the marks on the sheet mean. */
    legend: {
      barred: 'closed to it',
      can: 'goes on here',
      closes: (squares: number, kind: string) => `${squares} closed to ${kind}`,
      kills: (squares: number) => `${squares} closed to all`,
    },
    fills: (squares: number) => `; fills ${squares}`,
    pointsSaid: (points: number) => counted(points, 'point', 'points'),

    // The sheet.
    sheetOf: (name: string) => (isYou(name) ? 'Your sheet' : `Sheet of ${name}`),
    sheetHelp:
      'Arrow keys move between squares. Enter draws a square or rubs it out, Shift with an arrow key draws on in that direction. ' +
      'N goes to the next square that can be drawn. M takes the whole drawing, which arrow keys then move; T turns it; Escape lets ' +
      'go. D is Done; nothing counts before.',
    look: (name: string) => `Look at ${of('sheet', name)}`,
    back: 'Back',
    skip: 'Skip',
    next: 'Next',
    nextIs: 'The next round',
    square: (square: string, what: string[]) => [square, ...what].join(', '),
    empty: 'empty',
    canDraw: 'can be drawn',
    canPair: 'could be its partner',
    barred: 'this creature cannot lie here',
    beingDrawn: (creature: string, number: number) => `${signName(creature)} ${number}, being drawn`,
    creature: (creature: string, number: number) => `${signName(creature)} ${number}`,
    pairedWith: (creature: string, number: number) => `paired with ${the(creature, number)}`,
    unpairedCreature: 'without a partner',
    chose: (creature: string, number: number) =>
      `${signName(creature)} chosen, ${counted(number, 'square', 'squares')} to draw.`,

    // Scores.
    scoreColumns: (pairs: number, all: number) => `Pairs: ${pairs} of ${all}`,
    aPair: (one: string, other: string, points: string) => `${one} and ${other}${points && `, ${points}`}`,
    pairPoints: 'Pair points',
    unpaired: 'Half of unpaired',
    unpairedOf: (sum: number) => (sum % 2 ? `½ of ${sum}, rounded up` : `½ of ${sum} unpaired`),
    halfUp: 'Half of the sum of the unpaired creatures, rounded up',
    penaltyDone: 'Penalty',
    emptySquares: 'Empty',
    dead: (squares: number) => `${squares} unusable`,
    emptyLeft: (squares: number) => `${squares} empty`,
    deadAre: 'Unusable squares are closed to odd and even creatures alike. Empty squares break ties.',
    total: 'Score',
    tally: (name: string) => (isYou(name) ? 'Your score' : `Score of ${name}`),
    soloNeeds: 'Above 0 wins',
    soloWon: 'Above 0: won',
    soloLost: 'Not above 0: lost',
    tieBrokenBy: 'Empty squares, which break the tie',
    pairsMade: (winner: string, pairs: number, other: string, others: number) =>
      `${winner} made ${counted(pairs, 'pair', 'pairs')}, ${object(other)} ${others}`,
    pairsBrought: (winner: string, each: string, other: string, others: string) =>
      `${capital(of('pairs', winner))} brought ${each} each, ${isYou(other) ? 'yours' : `those of ${other}`} ${others}`,
    leftUnpaired: (winner: string, count: number, other: string, others: number) =>
      `${winner} left ${counted(count, 'creature', 'creatures')} unpaired, ${object(other)} ${others}`,
    /** By how much, and what that is made of, the most first. */
    margin: (winner: string, other: string, by: number, parts: [string, number][]) =>
      (by
        ? `${does(winner, 'was', 'were')} ${by} ahead of ${object(other)}: `
        : `${does(winner, 'was', 'were')} level with ${object(other)}: `) + marginOf(parts, ', '),
    marginPart: { pairs: 'pairs', unpaired: 'unpaired', penalty: 'penalty' },
    bestPair: (one: string, other: string, name: string, points: number) =>
      `The best pair: ${one} and ${other} (${name}), ${gained(points)}`,
    tieBreak: 'Empty squares only break ties: fewer is better.',

    // Seats.
    /** Below the score of another: to one's own. */
    lead: (by: number) => (by > 0 ? `leads by ${by}` : by < 0 ? `you lead by ${-by}` : 'level with you'),
    pairsOn: (pairs: number) => counted(pairs, 'pair', 'pairs'),
    unpairedOn: (single: number) => `${single} unpaired`,
    nearEnd: (pairs: number, all: number) => `${pairs} of ${all} pairs: it may end soon`,
    draws: 'Drawing',
    hasDrawn: 'Has drawn',
    done: 'Out: no room',
    /** Below the name. */
    winner: (name: string) => (isYou(name) ? 'Win' : 'Wins'),

    // What happened.
    threw: (dice: string, offer: string) => `The dice show ${dice}: ${offer}.`,
    turnedUp: (creature: string, number: number) => `The card shows ${the(creature, number)}: everybody draws it.`,
    or: (one: string, other: string) => `${one} or ${other}`,
    either,
    toldChosen: (name: string, creature: string, number: number) => `${name} chose ${the(creature, number)}.`,
    toldDraws: (name: string) => `${does(name, 'is', 'are')} drawing.`,
    toldFinished: (name: string) => `${does(name, 'has', 'have')} finished drawing.`,
    toldDrawn: (name: string, creature: string, number: number, score: number) =>
      `${name} drew ${the(creature, number)}: score ${figure(score)}.`,
    toldPaired: (name: string, creature: string, number: number, partner: string, points: number, score: number) =>
      `${name} drew ${the(creature, number)} and paired it with ${partner} (+${points}): score ${figure(score)}.`,
    toldDone: (name: string, values: string, penalty: number) =>
      `${name} had no room for ${values} and finished (${figure(-penalty)}).`,

    theOne: the,
    separator: ', ',
  },
  {
    title: '鼠与龙',
    line: '画下骰子带来的动物，给每一只找个伴。',

    round: (round) => `第 ${round} 轮`,
    offerLabel: '骰子和可选的数',
    shownBy: { pair: '同色两颗之和', other: '另一颗骰子', both: '两个数相同', card: '翻开的牌' },
    squares: (number) => `${number} 格`,
    odd: '奇数',
    even: '偶数',
    yang: '小',
    yin: '大',
    yangIs: '小：1–6，阳',
    yinIs: '大：7–12，阴',
    value: (creature, number, what) => [`${signName(creature)} ${number}`, ...what].join('，'),
    chosen: '已选',
    noRoom: '画不下',
    drawIt: '画这一只',
    waitsForThrow: '正要掷骰子',

    askChoose: '两只里选一只来画',
    askForced: (creature, number) => `只能画${signName(creature)}：${number} 格`,
    askDraw: (number, other) => `画 ${number} 格，或改画${signName(other)}`,
    askMore: (creature, left, other) =>
      `${signName(creature)}：还差 ${left} 格${other && `，或改画${signName(other)}`}`,
    askTake: '点蓝色的格子，或',
    take: '照着画',
    takeIs: '照提示画；按“画好了”才算数',
    fill: { rest: '补齐', again: '换形状' },
    fillIs: '把剩下的格子补齐（F），再按换一种形状。从一角斜拖到对角，就画出整个长方形。',
    askJoin: '格子断开了：要连成一片',
    askDone: (creature) => `${signName(creature)}画齐了，画好了吗？`,
    askGrow: (creature, other) => `${signName(creature)}画齐了，还是接着画${signName(other)}？`,
    askSent: (creature) => `${signName(creature)}：已落墨`,
    names: (names) => (names.length < 3 ? names.join('、') : `另外 ${names.length} 人`),
    waiting: (names) => `等待${names}`,
    isDone: (penalty) => `出局：再也画不下，${figure(-penalty)}`,
    isOut: (names) => `你已出局，等待${names}`,
    isOutSees: (name) => `你已出局，这是${name}的画纸`,
    hasOver: '游戏结束',
    noneFits: (names, values) =>
      (names.length ? `${listOf(names)}画不下 ${values.join(' 和 ')}` : `${values.join(' 和 ')} 都画不下`) +
      '：游戏结束',
    watching: '旁观',
    refused: (why, creature, number, left, beside = '', even = '') =>
      ({
        choose: '先选一只动物',
        taken: '那里有别的动物',
        beside: `会挨着${signName(beside)}：${number % 2 ? '奇数不挨奇数' : '偶数不挨偶数'}`,
        closed: `再也不能画：奇数不挨奇数（${signName(beside)}），偶数不挨偶数（${signName(even)}）`,
        small: `那里画不下 ${number} 格`,
        apart: '没有和已画的相连：要有一条边相接',
        complete: `${signName(creature)}的格子都画齐了：擦掉、移动，或画好了`,
        inked: '那里已经落墨',
        turn: '那里放不下',
        few: `还要画 ${left} 格`,
        pieces: '格子断开了：要连成一片',
        nothing: '还什么都没画',
        nowhere: '这张纸上画不下那一只',
      })[why],
    besides: '；',
    leftSaid: (left) => `还差 ${left} 格`,
    completeSaid: (creature, partner, points) =>
      partner
        ? `${signName(creature)}画齐了，与${partner} 配对，${gained(points)}`
        : `${signName(creature)}画齐了，没有伴`,

    tools: '文具盒',
    tool: { pencil: '铅笔（P）', rubber: '橡皮（E）', hand: '移动整个图形（M）' },
    toolShort: { pencil: '铅笔', rubber: '橡皮', hand: '移动', turn: '转动', clear: '全擦' },
    turn: '转动图形（T）',
    clear: '全部擦掉',
    commit: '画好了',
    doneKey: '画好了（D）',
    doneWith: (creature, at) => `与${at && `${at} 的`}${signName(creature)}成对`,
    doneForNothing: (back) => `得 0 分${back ? ` · 还回 ${back}` : ''}`,
    doneAlone: '落单',

    prospects: '这一笔带来什么',
    lack: (why, kind, unpaired) =>
      ({
        nobody: '纸上还是空的：还没有谁可以配对。',
        all_paired: '纸上的动物都已成对。',
        same_kind: `落单的${unpaired === 1 ? '那只也' : '也都'}是${kind}：${kind}与${kind}不能相接。`,
        no_room: '落单动物的旁边画不下它。',
      })[why],
    onlyCorner: '只碰到角',
    apart: '没挨着',
    apartShort: '没挨着',
    onlyCornerShort: '只碰角',
    pairs: (count) => (count > 1 ? `与谁配对（${count}）` : '与谁配对'),
    sum: '落单',
    half: '一半',
    madeOf: (points, back, change) => made(points, back, change, `还回 ${back}`, `填了 ${change - points - back}`),
    aloneOf: (costs, change) => madeAlone(costs, change === costs ? '' : `填了 ${change - costs}`),
    halfFrom: (before, after) => `一半 ${figure(-before.costs)} → ${figure(-after.costs)}`,
    fromTo: (before, after) => `${before} → ${after}`,
    unpairedTurns: (before, after) =>
      (after.sum
        ? `落单共 ${after.sum}，扣一半${isRounded(after) ? '（向上取整）' : ''}：${figure(-after.costs)}`
        : '没有落单：0') + `（原 ${figure(-before.costs)}）。`,
    unpairedShort: (before, after) =>
      `落单 ${after.sum}，一半 ${figure(-after.costs)}（原为 ${figure(-before.costs)}）`,
    prospect: (creature, number, brings, touched) =>
      `与${zh(creature, number)} 配对：${brings}${touched ? '' : '；还没挨着'}`,
    aloneSaid: (before, after, change) =>
      `暂不配对：落单 ${before.sum} 变 ${after.sum}，一半 ${before.costs} 变 ${after.costs}；合计 ${gained(change)}`,
    alone: '暂不配对',
    change: (points) => gained(points),
    sumOf,
    makes,
    legend: {
      barred: '它不能来',
      can: '可以接着画',
      closes: (squares, kind) => `${squares} 格不再给${kind}`,
      kills: (squares) => `${squares} 格谁也不能来`,
    },
    fills: (squares) => `；填了 ${squares} 格`,
    pointsSaid: (points) => `${points} 分`,

    sheetOf: (name) => `${name}的画纸`,
    sheetHelp:
      '方向键在格子间移动。回车画一格或擦掉它，Shift 加方向键朝该方向继续画。N 跳到下一个可画的格子。M 拿起整个图形，再用方向键移动；T 转动；Esc 放下。D 是“画好了”，在那之前都不算数。',
    look: (name) => `看${name}的画纸`,
    back: '回去',
    skip: '跳过',
    next: '下一轮',
    nextIs: '下一轮',
    square: (square, what) => [square, ...what].join('，'),
    empty: '空',
    canDraw: '可以画',
    canPair: '可以作伴',
    barred: '不能画在这里',
    beingDrawn: (creature, number) => `${signName(creature)} ${number}，正在画`,
    creature: (creature, number) => `${signName(creature)} ${number}`,
    pairedWith: (creature, number) => `与${zh(creature, number)} 成对`,
    unpairedCreature: '落单',
    chose: (creature, number) => `选了${signName(creature)}，要画 ${number} 格。`,

    scoreColumns: (pairs, all) => `配对：${pairs} / ${all}`,
    aPair: (one, other, points) => `${one} 和${other}${points && `，${points}`}`,
    pairPoints: '配对分',
    unpaired: '落单之半',
    unpairedOf: (sum) => (sum % 2 ? `${sum} 之半，向上取整` : `落单 ${sum} 之半`),
    halfUp: '落单动物总数的一半，向上取整',
    penaltyDone: '罚分',
    emptySquares: '空格',
    dead: (squares) => `${squares} 格不能用`,
    emptyLeft: (squares) => `空 ${squares} 格`,
    deadAre: '不能用的格子：奇数和偶数都画不了。同分时空格少者胜。',
    total: '得分',
    tally: (name) => `${name}的得分`,
    soloNeeds: '高于 0 即胜',
    soloWon: '高于 0：胜',
    soloLost: '不高于 0：负',
    tieBrokenBy: '空格（同分时少者胜）',
    pairsMade: (winner, pairs, other, others) => `${winner}配成 ${pairs} 对，${other} ${others} 对`,
    pairsBrought: (winner, each, other, others) => `${winner}每对平均 ${each} 分，${other} ${others} 分`,
    leftUnpaired: (winner, count, other, others) => `${winner}有 ${count} 只落单，${other} ${others} 只`,
    margin: (winner, other, by, parts) =>
      (by ? `${winner}比${other}多 ${by} 分：` : `${winner}与${other}同分：`) + marginOf(parts, '，'),
    marginPart: { pairs: '配对', unpaired: '落单', penalty: '罚分' },
    bestPair: (one, other, name, points) => `最好的一对：${one} 和${other}（${name}），${gained(points)}`,
    tieBreak: '同分时才比空格：少者胜。',

    lead: (by) => (by > 0 ? `领先你 ${by}` : by < 0 ? `你领先 ${-by}` : '与你同分'),
    pairsOn: (pairs) => `${pairs} 对`,
    unpairedOn: (single) => `${single} 只落单`,
    nearEnd: (pairs, all) => `${pairs} / ${all} 对：快要结束`,
    draws: '还没画好',
    hasDrawn: '已画好',
    done: '出局：画不下了',
    winner: () => '获胜',

    threw: (dice, offer) => `骰子是 ${dice}：${offer}。`,
    turnedUp: (creature, number) => `翻开的牌是${zh(creature, number)}：人人都画。`,
    or: (one, other) => `${one} 或${other}`,
    either: (values) => values.join(' 或 '),
    toldChosen: (name, creature, number) => `${name}选了${zh(creature, number)}。`,
    toldDraws: (name) => `${name}正在画。`,
    toldFinished: (name) => `${name}画好了。`,
    toldDrawn: (name, creature, number, score) => `${name}画了${zh(creature, number)}：共 ${figure(score)} 分。`,
    toldPaired: (name, creature, number, partner, points, score) =>
      `${name}画了${zh(creature, number)}，与${partner} 成对（+${points}）：共 ${figure(score)} 分。`,
    toldDone: (name, values, penalty) => `${name}画不下 ${values}，就此画完（${figure(-penalty)}）。`,

    theOne: zh,
    separator: '、',
  },
);
