// The words of the page of one's own games.
import { catalogue } from '../words/catalogue.svelte';
import { number } from '../words/numbers';

const games = (count: number) => (count === 1 ? '1 game' : `${number(count)} games`);

export const words = catalogue(
  {
    title: 'Your games',
    here: 'This browser alone keeps them.',
    none: 'None yet. A game that you play to its end at this browser is listed here.',
    unreadable: 'This browser keeps no record of games.',
    dropped: (count: number, most: number) =>
      `The newest ${number(most)} games are kept; ${games(count)} made room for them.`,
    damaged: (count: number) => `${count === 1 ? '1 entry is' : `${number(count)} entries are`} damaged and left out.`,

    filter: 'Which games',
    game: 'Game',
    company: 'Against',
    seats: 'Seats',
    month: 'Month',
    all: 'All',

    statistics: 'Statistics',
    counted: 'Games count where one seat was yours and nobody knew the luck beforehand.',
    shareIs: '100 % is what somebody exactly as good as the others would win.',
    games: 'Games',
    won: 'Won',
    shared: 'Drawn',
    share: 'Against an even share',
    best: 'Best',
    bests: 'Most points',
    percent: (share: number) => `${Math.round(100 * share)} %`,
    noneCounts: 'None of these games count.',

    level: (level: number) => `Level ${level}`,
    companies: { mixed: 'Mixed levels', people: 'People', nobody: 'Alone' },
    ofSeats: (count: number) => (count === 1 ? '1 seat' : `${count} seats`),

    list: 'Finished games',
    search: 'Search',
    searchHint: 'A game, a name, a level, a date',
    found: (count: number) => games(count),
    outcomes: { won: 'Won', shared: 'A draw', lost: 'Lost', finished: 'Finished' },
    endings: { flag: 'by time', resigned: 'by resigning', agreed: 'agreed' },
    ofDay: (day: string) => `Deal of ${day}`,
    replay: 'played before',
    luckKnown: 'Chosen luck',
    ownEdition: 'Own printed data',
    open: 'Open the table:',
    gone: (table: string) => `The server no longer has table ${table}. What is written here stays.`,
    remove: (game: string, date: string) => `Remove from the list: ${game}, ${date}`,
    removeYes: 'Remove',
    more: 'Show more',

    files: 'Keep or move the record',
    saveJson: 'Save as JSON',
    saveCsv: 'Save as CSV',
    read: 'Read a JSON file',
    wasRead: (added: number, known: number, damaged: number) =>
      [
        `${games(added)} added`,
        known ? `${games(known)} known already` : '',
        damaged ? `${games(damaged)} damaged` : '',
      ]
        .filter(Boolean)
        .join(', ') + '.',
    notARecord: 'This file is no record of games.',
    clear: 'Delete everything',
    clearAsk: (count: number) => `Delete the record of ${games(count)} for good?`,
    clearYes: 'Delete',
    clearNo: 'Keep it',
  },
  {
    title: '我的对局',
    here: '只保存在这个浏览器里。',
    none: '还没有。在这个浏览器里下完的每一局都会记在这里。',
    unreadable: '这个浏览器不能保存对局记录。',
    dropped: (count, most) => `只保留最近 ${number(most)} 局；已有 ${number(count)} 局旧的被移出。`,
    damaged: (count) => `有 ${number(count)} 条记录已损坏，没有列出。`,

    filter: '看哪些对局',
    game: '游戏',
    company: '对手',
    seats: '人数',
    month: '月份',
    all: '全部',

    statistics: '统计',
    counted: '只统计自己占一个座位、事先没人知道随机结果的对局。',
    shareIs: '100 % 表示与其他玩家实力相当时应有的胜局。',
    games: '局数',
    won: '胜',
    shared: '平局',
    share: '与均势相比',
    best: '最高',
    bests: '最高得分',
    percent: (share) => `${Math.round(100 * share)} %`,
    noneCounts: '这些对局都不计入统计。',

    level: (level) => `${level} 级`,
    companies: { mixed: '不同级别', people: '真人', nobody: '独自' },
    ofSeats: (count) => `${count} 人`,

    list: '已结束的对局',
    search: '查找',
    searchHint: '游戏、名字、级别或日期',
    found: (count) => `${number(count)} 局`,
    outcomes: { won: '胜', shared: '平局', lost: '负', finished: '完成' },
    endings: { flag: '超时', resigned: '认输', agreed: '商定' },
    ofDay: (day) => `${day}的每日一局`,
    replay: '以前玩过',
    luckKnown: '随机结果已指定',
    ownEdition: '自定的印刷数据',
    open: '打开这一桌：',
    gone: (table) => `服务器上已经没有 ${table} 这一桌了。这里的记录仍然保留。`,
    remove: (game, date) => `从列表中移除：${game}，${date}`,
    removeYes: '移除',
    more: '再显示一些',

    files: '备份或转移',
    saveJson: '存为 JSON',
    saveCsv: '存为 CSV',
    read: '读入 JSON 文件',
    wasRead: (added, known, damaged) =>
      [`新增 ${number(added)} 局`, known ? `${number(known)} 局已有` : '', damaged ? `${number(damaged)} 局已损坏` : '']
        .filter(Boolean)
        .join('，') + '。',
    notARecord: '这不是对局记录文件。',
    clear: '全部删除',
    clearAsk: (count) => `要永久删除这 ${number(count)} 局的记录吗？`,
    clearYes: '删除',
    clearNo: '保留',
  },
);
