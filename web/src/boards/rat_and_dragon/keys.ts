// The keys of the squares of one's sheet (Cells.svelte).
import type { Shortcut } from '../../shortcuts/shortcuts';
import { catalogue } from '../../words/catalogue.svelte';

const words = catalogue(
  {
    walk: 'To the next square; with the hand, move the whole drawing',
    row: 'To the first square of the row, to the last',
    corner: 'To the first square of the sheet, to the last',
    next: 'To the next square that can be drawn; to the one before',
    draw: 'Draw a square, or rub it out',
    on: 'Draw on in this direction',
    rub: 'Rub the square out',
    pencil: 'Take the pencil',
    rubber: 'Take the rubber',
    hand: 'Take the hand',
    turn: 'Turn the drawing',
    done: 'Done: send the drawing',
    stop: 'Let go',
  },
  {
    walk: '到旁边的格子；拿着手形工具时，移动整个图形',
    row: '到这一行的第一格，到最后一格',
    corner: '到画纸的第一格，到最后一格',
    next: '到下一个可画的格子；到上一个',
    draw: '画一格，或擦掉',
    on: '朝这个方向接着画',
    rub: '擦掉这一格',
    pencil: '拿铅笔',
    rubber: '拿橡皮',
    hand: '拿手形工具',
    turn: '转动图形',
    done: '画好了：交出这一笔',
    stop: '放下',
  },
);

export const keys = (): Shortcut[] => [
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: words.walk },
  { keys: ['Home', 'End'], does: words.row },
  { keys: ['Control+Home', 'Control+End'], does: words.corner },
  { keys: ['N', 'Shift+N'], does: words.next },
  { keys: ['Enter', 'Space'], does: words.draw },
  { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Shift+ArrowDown'], does: words.on },
  { keys: ['Delete', 'Backspace'], does: words.rub },
  { keys: ['P'], does: words.pencil },
  { keys: ['E'], does: words.rubber },
  { keys: ['M'], does: words.hand },
  { keys: ['T'], does: words.turn },
  { keys: ['D'], does: words.done },
  { keys: ['Escape'], does: words.stop },
];
