// Which keys do something, for whoever asks with a question mark. Each list stands beside the code that hears its keys.
import { stepping } from '../table/stepping';
import { words } from './words';

export interface Shortcut {
  /** As in aria-keyshortcuts: "Shift+N"; a range as "A–H". */
  keys: readonly string[];
  does: string;
}

const games = Object.fromEntries(
  Object.entries(import.meta.glob<() => Shortcut[]>('../boards/*/keys.ts', { eager: true, import: 'keys' })).map(
    ([path, keys]) => [path.split('/').at(-2) ?? '', keys],
  ),
);

/** The games whose boards have keys of their own. */
export const withKeys = Object.keys(games);

/** What the board of a game hears while the focus is on it. */
export const onBoard = (game: string): Shortcut[] => games[game]?.() ?? [];

/** At every table, but not on its board. */
export const atTable = (): Shortcut[] =>
  Object.entries(stepping).map(([key, { does }]) => ({ keys: [key], does: does() }));

/** What browsers do with keys, groups of buttons (pieces/rove.ts), and the question mark. */
export const everywhere = (): Shortcut[] => [
  { keys: ['?'], does: words.thisList },
  { keys: ['Tab', 'Shift+Tab'], does: words.onward },
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'], does: words.within },
  { keys: ['Enter', 'Space'], does: words.press },
  { keys: ['Escape'], does: words.close },
];

/** As it is printed on the keys. */
export const printed = (keys: string): string[] => keys.split('+').map((key) => words.printed[key] ?? key);
