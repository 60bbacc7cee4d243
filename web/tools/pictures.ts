// The pictures in use, taken out of the large icon sets at build time: `virtual:pictures` gives each as the inside of an SVG.
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { assetsOfGames } from './assets';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);
const id = 'virtual:pictures';

// The animals of the years and the Cat: fluent-emoji-flat, 32x32.
const animals: Record<string, string> = {
  Rat: 'rat',
  Ox: 'ox',
  Tiger: 'tiger',
  Rabbit: 'rabbit',
  Dragon: 'dragon',
  Snake: 'snake',
  Horse: 'horse',
  Goat: 'goat',
  Monkey: 'monkey',
  Rooster: 'rooster',
  Dog: 'dog',
  Pig: 'pig',
  Cat: 'cat',
};

// The signs on buttons: lucide, 24x24 strokes.
const signs: Record<string, string> = {
  analysis: 'activity',
  book: 'book-open',
  brisk: 'rabbit',
  calm: 'turtle',
  chat: 'message-circle',
  check: 'check',
  close: 'x',
  computer: 'bot',
  clock: 'timer',
  copy: 'copy',
  dark: 'moon',
  dice: 'dices',
  draw: 'handshake',
  download: 'download',
  away: 'unplug',
  first: 'chevrons-left',
  flip: 'arrow-up-down',
  hint: 'lightbulb',
  invite: 'user-plus',
  home: 'house',
  instant: 'zap',
  last: 'chevrons-right',
  leave: 'door-open',
  light: 'sun',
  low: 'alarm-clock',
  mute: 'message-circle-off',
  new: 'plus',
  play: 'play',
  playOn: 'git-branch',
  next: 'chevron-right',
  online: 'globe',
  people: 'users',
  person: 'user',
  seats: 'users',
  send: 'send',
  stand: 'log-out',
  previous: 'chevron-left',
  quiet: 'volume-x',
  remove: 'user-x',
  resign: 'flag',
  setup: 'sliders-horizontal',
  sound: 'volume-2',
  system: 'monitor',
  undo: 'undo-2',
  trophy: 'trophy',
  upload: 'upload',
  verify: 'shield-check',
  words: 'list',
};

function pick(set: string, names: Record<string, string>): Record<string, string> {
  const { icons } = require(`@iconify-json/${set}/icons.json`) as IconSet;
  return Object.fromEntries(
    Object.entries(names).map(([name, icon]) => {
      const found = icons[icon];
      if (!found) throw new Error(`no picture ${icon} in ${set}`);
      return [name, found.body];
    }),
  );
}

export function pictures(): Plugin {
  const games = assetsOfGames();
  const allAnimals = Object.assign({}, animals, ...games.map((game) => game.animals)) as typeof animals;
  const allSigns = Object.assign({}, signs, ...games.map((game) => game.signs)) as typeof signs;
  return {
    name: 'pictures',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}`
        ? `export const animals = ${JSON.stringify(pick('fluent-emoji-flat', allAnimals))};
           export const signs = ${JSON.stringify(pick('lucide', allSigns))};`
        : undefined,
  };
}
