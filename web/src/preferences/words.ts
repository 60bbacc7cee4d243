// The words of the settings.
import { catalogue } from '../words/catalogue.svelte';

export const words = catalogue(
  {
    look: 'Look',
    language: 'Language',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    pieces: 'Animals',
    allPieces: { paper: 'Cut out of paper', coloured: 'In colours' },
    motion: 'Motion',
    motions: { system: 'System', reduced: 'Reduced', full: 'Full' },

    table: 'At a table',
    tempo: 'Pace of the others’ moves',
    tempos: { calm: 'Calm', brisk: 'Brisk', instant: 'Instant' },
    notation: 'Moves in notation',
    notationHelp: 'As in the rules, instead of in sentences.',
    plain: 'Boards in words',
    plainHelp: 'As text, with lists and buttons, instead of as pictures.',
    careful: 'Ask before what cannot be undone',
    carefulHelp:
      'Giving up a game or a seat, offering a draw, sending somebody away. Moves are not asked about: Undo takes them back, where the table lets it.',

    calls: 'Sound and notifications',
    sound: 'Sound',
    volume: 'Volume',
    volumeIs: (volume: number) => `${volume} of 10`,
    notify: 'A notification when it is your turn',
    notifyHelp: 'While this page is hidden. Your browser asks whether it may.',
    notifyRefused:
      'Your browser does not let this page do that. Where it keeps the permissions of this page, you can change it.',
    notifyNever: 'This browser has no notifications for pages like this one.',
  },
  {
    look: '外观',
    language: '语言',
    theme: '明暗',
    themes: { system: '跟随系统', light: '浅色', dark: '深色' },
    pieces: '动物',
    allPieces: { paper: '剪纸', coloured: '彩色' },
    motion: '动画',
    motions: { system: '跟随系统', reduced: '减少', full: '完整' },

    table: '对局',
    tempo: '别人走棋的快慢',
    tempos: { calm: '从容', brisk: '轻快', instant: '立即' },
    notation: '用记谱显示走法',
    notationHelp: '照规则里的写法，不写成句子。',
    plain: '用文字显示棋盘',
    plainHelp: '列成文字和按钮，不画图。',
    careful: '不可撤销的操作先确认',
    carefulHelp: '认输、离座、提和、请人离开。走棋不问：这一桌允许的话，可以撤回。',

    calls: '声音和通知',
    sound: '声音',
    volume: '音量',
    volumeIs: (volume) => `${volume}，最大 10`,
    notify: '轮到你时发通知',
    notifyHelp: '只在看不到这个页面时发。浏览器会先问你是否允许。',
    notifyRefused: '浏览器没有允许这个页面发通知。可以在浏览器的网站权限里改。',
    notifyNever: '这个浏览器不支持网页通知。',
  },
);
