// What the lab calls the keys and values of editions, and what is measured: src/lab/words.json.
import { groupsOf } from '../catalogue/groups';
import own from '../../../src/lab/words.json';
import { addCatalogue, termOf, worded, type Catalogue, type Wording } from '../catalogue/catalogues';
import { text } from '../words/text';
import type { EditionKey, Value } from './desk';
import { words } from './words';

interface LabCatalogue extends Catalogue {
  edition: Record<string, Record<string, Wording>>;
  values: Record<string, Wording>;
  kinds: Record<string, Wording>;
  items: Record<string, Wording>;
}
const lab = own as LabCatalogue;
addCatalogue('lab', lab);

/** The key without the numbers of entries. */
const plain = (key: string): string => key.replace(/\[\d+\]/g, '');

const keyName = (game: string, key: string): string => worded(lab.edition[game]?.[plain(key)]) ?? plain(key);

/** The part of an edition that a key is in: track, range, tile. */
const partOf = (key: string): string => /^\w+/.exec(key)?.[0] ?? key;

/** The entry of a list, or the part itself: tile[5], track. */
const entryOf = (key: string): string => /^\w+(?:\[\d+\])?/.exec(key)?.[0] ?? key;

/** The numbers after the name of a value: of tile[5].panels[0][1], 0 and 1. */
const placesOf = (key: string): number[] =>
  [...key.slice(entryOf(key).length).matchAll(/\[(\d+)\]/g)].map(([, at]) => Number(at));

export const termWords = (term: string): string => worded(termOf(term)) ?? term;

export const valueWords = (value: Value): string => worded(lab.values[String(value)]) ?? String(value);
export const kindWords = (kind: string): string => worded(lab.kinds[kind]) ?? kind;
export const itemWords = (name: string): string => worded(lab.items[name] ?? termOf(name)) ?? name;

/** Values with one name; several where it is a list, such as the dice of a panel. */
export interface Field {
  name: string;
  /** In rows, as the list is. */
  rows: EditionKey[][];
}
export interface Entry {
  id: string;
  /** Empty where the part is no list. */
  title: string;
  fields: Field[];
}
export interface Part {
  id: string;
  title: string;
  entries: Entry[];
}

const grouped = <Item>(items: readonly Item[], of: (item: Item) => string): Item[][] => [
  ...groupsOf(items, of).values(),
];

/** What tells the entry from others: its name, or all there is where it has none. */
const titleOf = ([first = '', ...more]: string[]): string =>
  termOf(first) ? termWords(first) : [first, ...more].filter(Boolean).map(termWords).join(text.comma);

/** The keys of an edition as a form shows them. */
export const partsOf = (game: string, keys: readonly EditionKey[]): Part[] =>
  grouped(keys, ({ key }) => partOf(key)).map((part) => ({
    id: partOf(part[0]?.key ?? ''),
    title: keyName(game, partOf(part[0]?.key ?? '')),
    entries: grouped(part, ({ key }) => entryOf(key)).map((entry) => ({
      id: entryOf(entry[0]?.key ?? ''),
      title: titleOf(entry[0]?.of ?? []),
      fields: grouped(entry, ({ key }) => plain(key)).map((field) => ({
        name: keyName(game, field[0]?.key ?? ''),
        rows: grouped(field, ({ key }) => placesOf(key).slice(0, -1).join()),
      })),
    })),
  }));

/** The name of one value, for who does not see where it stands. */
export function labelOf(game: string, { key, of }: EditionKey): string {
  const places = placesOf(key).map((place) => place + 1);
  return [titleOf(of), keyName(game, key), places.length ? words.place(places.join('.')) : '']
    .filter(Boolean)
    .join(text.colon);
}

/** greedy, level:5. */
export function agentWords(agent: string): string {
  const level = /^level:(\d+)$/.exec(agent)?.[1];
  if (level) return words.level(Number(level));
  return (words.agents as Record<string, string>)[agent] ?? agent;
}
