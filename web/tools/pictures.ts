// The pictures in use, each as the inside of an SVG, at build time. `virtual:animals/paper` has those of our own (art/NAME.svg), cut out
// of paper of the colour of the text, over a ground of --animal-ground; `virtual:animals/coloured` those of a large icon set;
// `virtual:pictures` the signs on buttons, of another.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { assetsOfGames } from './assets';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const require = createRequire(import.meta.url);

// The animals of the years and the Cat in colours: fluent-emoji-flat, 32x32.
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
  chat: 'message-circle',
  check: 'check',
  close: 'x',
  computer: 'bot',
  clock: 'timer',
  copy: 'copy',
  daily: 'calendar-days',
  dice: 'dices',
  draw: 'handshake',
  download: 'download',
  aim: 'target',
  away: 'unplug',
  first: 'chevrons-left',
  games: 'scroll-text',
  flip: 'arrow-up-down',
  hint: 'lightbulb',
  invite: 'user-plus',
  keys: 'keyboard',
  lab: 'flask-conical',
  home: 'house',
  last: 'chevrons-right',
  learn: 'graduation-cap',
  leave: 'door-open',
  low: 'alarm-clock',
  mute: 'message-circle-off',
  new: 'plus',
  play: 'play',
  log: 'scroll-text',
  playOn: 'git-branch',
  next: 'chevron-right',
  online: 'globe',
  people: 'users',
  person: 'user',
  pictures: 'image',
  print: 'printer',
  skip: 'fast-forward',
  seats: 'users',
  send: 'send',
  stand: 'log-out',
  previous: 'chevron-left',
  quiet: 'volume-x',
  remove: 'user-x',
  reset: 'rotate-ccw',
  resign: 'flag',
  settings: 'settings',
  setup: 'sliders-horizontal',
  sound: 'volume-2',
  undo: 'undo-2',
  trophy: 'trophy',
  upload: 'upload',
  verify: 'shield-check',
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

const art = new URL('../art/', import.meta.url);

// Rules for classes would not reach what <use> repeats.
const dyed = (body: string) =>
  body
    .replace('class="ground"', 'style="fill:var(--animal-ground,none)"')
    .replace('class="paper"', 'fill="currentColor"');

/** Our own pictures by name; `aliases` have the picture of another. */
function cutPaper(aliases: Record<string, string>): Record<string, string> {
  const bodies = Object.fromEntries(
    readdirSync(art).map((file) => {
      const body = /^<svg [^>]*>(.*)<\/svg>\s*$/s.exec(readFileSync(new URL(file, art), 'utf8'))?.[1];
      if (!body) throw new Error(`art/${file} is no picture`);
      return [file.replace('.svg', ''), dyed(body)];
    }),
  );
  for (const [name, other] of Object.entries(aliases)) bodies[name] = bodies[other] ?? '';
  return bodies;
}

/** To the right, as our own animals look. */
const turned = (bodies: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [name, `<g transform="translate(32) scale(-1 1)">${body}</g>`]),
  );

export function pictures(): Plugin {
  const games = assetsOfGames();
  const coloured = Object.assign({}, animals, ...games.map((game) => game.animals)) as typeof animals;
  const aliases = Object.assign({}, ...games.map((game) => game.aliases)) as Record<string, string>;
  const allSigns = Object.assign({}, signs, ...games.map((game) => game.signs)) as typeof signs;
  const modules: Record<string, () => object> = {
    'virtual:animals/paper': () => ({ viewBox: '0 0 64 64', animals: cutPaper(aliases) }),
    'virtual:animals/coloured': () => ({ viewBox: '0 0 32 32', animals: turned(pick('fluent-emoji-flat', coloured)) }),
    'virtual:pictures': () => ({ signs: pick('lucide', allSigns) }),
  };
  return {
    name: 'pictures',
    resolveId: (source) => (source in modules ? `\0${source}` : undefined),
    load: (source) => {
      const parts = modules[source.replace('\0', '')]?.();
      if (!parts) return undefined;
      return Object.entries(parts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
