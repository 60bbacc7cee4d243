// The words of the list of keys. What a board does with keys is said in its folder.
import { catalogue } from '../words/catalogue.svelte';

export const words = catalogue(
  {
    everywhere: 'Everywhere',
    atTable: 'At a table, beside the board',
    onBoard: (game: string) => `On the board of ${game}`,

    thisList: 'This list',
    onward: 'To the next part of the page, and back',
    within: 'Between the buttons of a group; to the first and to the last',
    press: 'Press the button',
    close: 'Close what lies over the page',

    printed: {
      ArrowLeft: '←',
      ArrowRight: '→',
      ArrowUp: '↑',
      ArrowDown: '↓',
      Escape: 'Esc',
      Space: 'Space',
      Control: 'Ctrl',
    } as Record<string, string>,
  },
  {
    everywhere: '任何地方',
    atTable: '对局中，焦点不在棋盘上时',
    onBoard: (game) => `在${game}的棋盘上`,

    thisList: '显示这张表',
    onward: '到页面的下一部分，或上一部分',
    within: '在一组按钮之间移动；到第一个，到最后一个',
    press: '按下按钮',
    close: '关闭页面上弹出的窗口',

    printed: {
      ArrowLeft: '←',
      ArrowRight: '→',
      ArrowUp: '↑',
      ArrowDown: '↓',
      Escape: 'Esc',
      Space: '空格',
      Control: 'Ctrl',
    },
  },
);
