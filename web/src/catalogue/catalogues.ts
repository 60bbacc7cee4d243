// The catalogues src/**/words.json, the same files that the program uses: the texts of errors, and the names of options, cards,
// animals and seats, in English and Chinese.
import { language, type Language } from '../words/catalogue.svelte';

/** The third language is there in what is built (tools/hant.ts). */
export type Wording = Record<'en' | 'zh', string> & Partial<Record<Language, string>>;

export interface OptionWording {
  name: Wording;
  help: Wording;
  /** By value. */
  values?: Record<string, Wording>;
  /** Values without words are seat numbers. */
  shows?: 'seat';
}

export interface Catalogue {
  /** The names of seats without a player's name; if missing, seats have numbers. */
  seats?: Wording[];
  /** Terms of the game: cards, animals, actions. */
  names?: Record<string, Wording>;
  /** The powers of the animals, in short and in full. */
  powers?: Record<string, { brief: Wording; full: Wording }>;
  /** Of what a seat has so many: one and several, with `|` between them. */
  amounts?: Record<string, Wording>;
  /** Why it becomes more; with `-`: why it becomes less, where that is said in other words. */
  causes?: Record<string, Wording>;
  /** What is said of as much of an amount as a limit took; with `-`: of a loss that would have been greater. */
  lost?: Record<string, Wording>;
  /** What a score is made of, by cause: a title for all that came by it. */
  parts?: Record<string, Wording>;
  options?: Record<string, OptionWording>;
  /** What its computers go by; a game whose computers look ahead has none. */
  thumb?: Wording;
  /** Whether its computers have learned by playing themselves: knowledge/GAME.policy. */
  learned?: boolean;
  /** Whether its levels are those of a game of luck (luck_decides in C++). */
  luck_decides?: boolean;
  /** The texts of errors, by message id. */
  errors: Record<string, Wording>;
}

// The catalogues of the command line and the terminal are left out: their errors never reach a browser. That of the lab comes with
// its page.
const files = import.meta.glob<Catalogue>(
  ['../../../src/**/words.json', '!../../../src/{batch,cli,lab,python,terminal}/words.json'],
  { eager: true, import: 'default' },
);

/** By the name of the game or layer. */
const byName = new Map(Object.entries(files).map(([path, catalogue]) => [path.split('/').at(-2) ?? '', catalogue]));

const areaOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** By the area of their message ids. */
const byArea = new Map(
  [...byName.values()].flatMap((catalogue) =>
    Object.keys(catalogue.errors).map((id): [string, Catalogue] => [areaOf(id), catalogue]),
  ),
);

/** Adds one that came later. */
export function addCatalogue(name: string, catalogue: Catalogue): void {
  byName.set(name, catalogue);
  for (const id of Object.keys(catalogue.errors)) byArea.set(areaOf(id), catalogue);
}

/** The catalogue of a game or layer. */
export const catalogueOf = (name: string): Catalogue | undefined => byName.get(name);

/** The catalogue that has the messages of this id's area. */
export const catalogueWith = (id: string): Catalogue | undefined => byArea.get(areaOf(id));

/** What the games call this card, animal or action. */
export const termOf = (name: string): Wording | undefined =>
  [...byName.values()].find(({ names }) => names?.[name])?.names?.[name];

/** The text in the language of the page. */
export const worded = (wording: Wording | undefined): string | undefined => wording?.[language.now] ?? wording?.zh;

/** The Chinese text, also on an English page. */
export const inChinese = (wording: Wording | undefined): string | undefined =>
  language.now === 'zh-Hant' ? (wording?.[language.now] ?? wording?.zh) : wording?.zh;

/** Fills the placeholders {0}, {1}, … of a text. */
export const filled = (text: string, values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (placeholder, at) => values[Number(at)] ?? placeholder);
