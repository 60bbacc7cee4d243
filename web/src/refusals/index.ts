// Why something was refused, in the language of the page. The server says it in English, which is the key to the Chinese of these
// catalogues; tools/check_refusals.py sees to it that none is missing.
import { nameOfSeat } from '../boards/games';
import { words as race } from '../boards/great_race/words';
import { tileName } from '../boards/wu_xing/tiles';
import { cardName } from '../boards/zodiac/words';
import { catalogue, language } from '../words/catalogue.svelte';
import { escaped } from '../words/escape';
import celestialCheckers from './celestial_checkers.json';
import greatRace from './great_race.json';
import ratAndDragon from './rat_and_dragon.json';
import table from './table.json';
import wuXing from './wu_xing.json';
import zodiac from './zodiac.json';

interface Phrase {
  pattern: RegExp;
  /** With {0}, {1}, … where something is filled in. */
  en: string;
  zh: string;
  /** Whether each of these stands in quotation marks: it is what somebody wrote. */
  quoted: boolean[];
}

const gap = /(?:seat|line) \{\}|\{\}/g;

function phraseOf([english, zh]: [string, string]): Phrase {
  const literal = english.split(gap);
  const gaps = [...english.matchAll(gap)].map(([found]) =>
    found === '{}' ? '(.+?)' : `(${found.replace('{}', '\\d+')})`,
  );
  const source = literal.map((part, at) => escaped(part) + (gaps[at] ?? ''));
  let count = 0;
  return {
    pattern: new RegExp(`^${source.join('')}$`),
    en: english.replace(gap, () => `{${count++}}`),
    zh,
    quoted: literal.map((part) => part.endsWith('"')),
  };
}

const written = ([english]: [string, string]) => english.replace(/\{\}/g, '').length;

/** Those that leave the least to their gaps first: they say exactly what is meant. */
const phrases = [celestialCheckers, greatRace, ratAndDragon, table, wuXing, zodiac]
  .flatMap((texts: Record<string, string>) => Object.entries(texts))
  .sort((one, other) => written(other) - written(one))
  .map(phraseOf);

const words = catalogue(
  { seat: (number: string) => `seat ${number}`, line: (number: string) => `line ${number}` },
  { seat: (number) => `座位 ${number}`, line: (number) => `第 ${number} 行` },
);

const sides = ['South', 'North'];
const actionName = (word: string) => (race.actions as Record<string, string>)[word] ?? word;
const dictionaries = [actionName, cardName, tileName];

/** What a gap is filled with: a seat, a line of a file, a word that the boards know, a text that is refused within a text, or anything else. */
function told(found: string, names: readonly string[]): string {
  const line = /^line (\d+)$/.exec(found)?.[1];
  if (line) return words.line(line);
  const seat = /^seat (\d+)$/.exec(found)?.[1];
  if (seat) return names[Number(seat)] ?? words.seat(seat);
  const side = sides.indexOf(found);
  if (side >= 0) return names[side] ?? nameOfSeat('celestial_checkers', side);
  const word = dictionaries.map((name) => name(found)).find((name) => name !== found);
  return word ?? refusalInWords(found, names);
}

/** `names` are those of the seats. A text that is not known is told as it stands. */
export function refusalInWords(text: string, names: readonly string[]): string {
  for (const { pattern, en, zh, quoted } of phrases) {
    const found = pattern.exec(text)?.slice(1);
    if (!found) continue;
    const filled = found.map((part, at) => (quoted[at] ? part : told(part, names)));
    return (language.now === 'zh' ? zh : en).replace(/\{(\d+)\}/g, (_, at) => filled[Number(at)] ?? '');
  }
  return text;
}
