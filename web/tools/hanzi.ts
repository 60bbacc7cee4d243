// `virtual:hanzi.css` is a font face with the few Chinese characters in use, cut out of Noto Serif SC at build time: the
// whole face would be 1.5 MB, this is a few kB.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import type { Plugin } from 'vite';
import { assetsOfGames } from './assets';
import { inHant } from './hant';

const require = createRequire(import.meta.url);
const id = 'virtual:hanzi.css';
const characters = '鼠牛虎兔龙蛇马羊猴鸡狗猪猫生肖木火土金水甲乙丙丁戊己庚辛壬癸';

/** The branches, for the calendar. */
const branches = '子丑寅卯辰巳午未申酉戌亥';

/** In the window flower of a result: won, and ended. */
const ends = '胜终';

/** The names of the languages, which everybody sees in the settings. */
const names = '简体中文繁體中文';

/** Every character that the face has. */
export function wantedCharacters(): string {
  const ofGames = assetsOfGames().map((game) => game.characters ?? '');
  const wanted = [characters, branches, ends, names, ...ofGames].join('');
  return wanted + inHant(wanted);
}

async function face(): Promise<string> {
  const whole = require.resolve('@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-700-normal.woff2');
  const cut = await subset(await readFile(whole), wantedCharacters(), { targetFormat: 'woff2' });
  return `@font-face {
    font-family: 'Hanzi'; font-weight: 700; font-display: block;
    src: url(data:font/woff2;base64,${cut.toString('base64')}) format('woff2');
  }`;
}

export function hanzi(): Plugin {
  return {
    name: 'hanzi',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? face() : undefined),
  };
}
