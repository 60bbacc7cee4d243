// The words that every screen shares, in both languages. What belongs to one part alone has a catalogue beside it.
import type { Table } from './protocol';
import { catalogue } from './words.svelte';

export const text = catalogue(
  {
    name: 'Shengxiao',
    hanzi: '生肖',
    tagline: 'Tabletop games of the Chinese zodiac',

    // The start screen and the form of a new game.
    play: 'Play',
    newGame: 'New game',
    seatCount: 'Seats',
    options: 'Options',
    person: 'Person',
    load: 'Load a record',
    rules: 'Rules',
    unreadableFile: 'This file could not be read.',
    tooLong: 'This file is too large to be a record.',

    // The table.
    toAct: (name: string) => `${name} to move`,
    yourTurn: 'Your turn',
    thinkingNow: 'Thinking',
    computerLevel: (level: number) => `Computer, level ${level}`,
    undo: 'Undo',
    hint: 'Hint',
    hintIs: (move: string, score: string, line: string[]) => `Try ${move}: ${score}, ${line.join(' ')}`,
    analysis: 'Analysis',
    flip: 'Flip the board',
    flipShort: 'Flip',
    inWords: 'The board in words',
    inWordsShort: 'Words',
    home: 'Start page',
    menu: 'Menu',
    save: 'Save the record',
    saveShort: 'Save',
    moves: 'Moves',
    noMoves: 'No move yet',
    dealt: 'Set out by chance',
    first: 'To the beginning',
    previous: 'One step back',
    next: 'One step on',
    last: 'To the present',
    backToNow: 'Back to the game',
    wins: (name: string) => `${name} wins`,
    draw: 'A draw',
    finished: 'Finished',
    result: 'Result',
    again: 'Play again',
    lookAgain: 'Look at the board',
    close: 'Close',
    reconnecting: 'The connection is lost. Trying again; your game is kept.',
    noConnection: 'There is no connection to the server just now.',
    noSuchTable: (code: string) => `There is no table “${code}”. Perhaps a letter is wrong?`,
    connecting: 'Connecting',
    ruleOf: (clause: string) => `Rule ${clause}`,
    rulesFailed: 'The rules could not be loaded.',
    themes: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
    sounds: { on: 'Sound: on', off: 'Sound: off' },

    // The analysis.
    score: 'Score',
    depth: 'Depth',
    nodes: 'Positions',
    line: 'Best play',
    proved: 'Proved',
    leads: (name: string, points: string) => `${name} ${points}`,
    even: 'Even',
    analysisWaits: 'The computer has not begun to think.',

    // The board that shows any game.
    legalMoves: (name: string) => `What ${name} may do`,
    filter: 'Filter the moves',
    noSuchMove: 'No legal move like this',
    nothing: 'none',
    yes: 'yes',
    no: 'no',

    movePlayed: (name: string, move: string) => `${name}: ${move}.`,
    gameOver: 'The game is over.',
  },
  {
    name: '生肖',
    hanzi: '生肖',
    tagline: '十二生肖桌上游戏',

    play: '开始',
    newGame: '新的一局',
    seatCount: '座位',
    options: '选项',
    person: '真人',
    load: '载入记录',
    rules: '规则',
    unreadableFile: '无法读取这个文件。',
    tooLong: '这个文件太大，不会是对局记录。',

    toAct: (name) => `轮到${name}`,
    yourTurn: '轮到你了',
    thinkingNow: '思考中',
    computerLevel: (level) => `电脑，${level} 级`,
    undo: '撤回',
    hint: '提示',
    hintIs: (move, score, line) => `可走 ${move}：${score}，${line.join(' ')}`,
    analysis: '分析',
    flip: '翻转棋盘',
    flipShort: '翻转',
    inWords: '用文字显示',
    inWordsShort: '文字',
    home: '首页',
    menu: '菜单',
    save: '保存记录',
    saveShort: '保存',
    moves: '进程',
    noMoves: '还没有走过',
    dealt: '随机摆好',
    first: '到开头',
    previous: '后退一步',
    next: '前进一步',
    last: '到现在',
    backToNow: '回到对局',
    wins: (name) => `${name}获胜`,
    draw: '平局',
    finished: '结束',
    result: '结果',
    again: '再来一局',
    lookAgain: '再看看棋盘',
    close: '关闭',
    reconnecting: '连接断了，正在重连；对局已保存。',
    noConnection: '现在连不上服务器。',
    noSuchTable: (code) => `没有“${code}”这一桌。是不是输错了？`,
    connecting: '连接中',
    ruleOf: (clause) => `规则 ${clause}`,
    rulesFailed: '规则载入失败。',
    themes: { system: '外观：跟随系统', light: '外观：浅色', dark: '外观：深色' },
    sounds: { on: '声音：开', off: '声音：关' },

    score: '得分',
    depth: '深度',
    nodes: '局面数',
    line: '最佳走法',
    proved: '已证明',
    leads: (name, points) => `${name} ${points}`,
    even: '均势',
    analysisWaits: '电脑还没有开始思考。',

    legalMoves: (name) => `${name}可以做的事`,
    filter: '筛选',
    noSuchMove: '没有这样的走法',
    nothing: '无',
    yes: '是',
    no: '否',

    movePlayed: (name, move) => `${name}：${move}。`,
    gameOver: '本局结束。',
  },
);

const seats = catalogue(
  { celestial_checkers: ['South', 'North'] as const, any: (seat: number) => `Seat ${seat + 1}` },
  { celestial_checkers: ['南方', '北方'], any: (seat) => `${seat + 1} 号座` },
);

/** What a seat is called where nobody gave it a name. */
export function nameOfSeat(game: string, seat: number): string {
  const own = game === 'celestial_checkers' ? seats.celestial_checkers[seat] : undefined;
  return own ?? seats.any(seat);
}

export const namesAt = ({ game, seats }: Pick<Table, 'game' | 'seats'>): string[] =>
  seats.map(({ name }, seat) => name || nameOfSeat(game, seat));
