// The twelve signs, the Cat and the five elements: their names, characters and colours, the same in every game.
import { language } from '../words.svelte';

export const elements = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'] as const;
export type Element = (typeof elements)[number];

export const elementHanzi: Record<Element, string> = { Wood: '木', Fire: '火', Earth: '土', Metal: '金', Water: '水' };

export const isElement = (name: string): name is Element => (elements as readonly string[]).includes(name);

/** The name of an element in the language of the page. */
export const elementName = (element: Element) => (language.now === 'zh' ? elementHanzi[element] : element);

export interface Sign {
  name: string;
  hanzi: string;
  /** Its fixed element; the Cat has none. */
  element: Element | null;
}

const rows: [string, string, Element | null][] = [
  ['Rat', '鼠', 'Water'],
  ['Ox', '牛', 'Earth'],
  ['Tiger', '虎', 'Wood'],
  ['Rabbit', '兔', 'Wood'],
  ['Dragon', '龙', 'Earth'],
  ['Snake', '蛇', 'Fire'],
  ['Horse', '马', 'Fire'],
  ['Goat', '羊', 'Earth'],
  ['Monkey', '猴', 'Metal'],
  ['Rooster', '鸡', 'Metal'],
  ['Dog', '狗', 'Earth'],
  ['Pig', '猪', 'Water'],
  ['Cat', '猫', null],
];

/** In the order of the calendar; the Cat last. */
export const signs: readonly Sign[] = rows.map(([name, hanzi, element]) => ({ name, hanzi, element }));

const byName = new Map(signs.map((sign) => [sign.name, sign]));

/** Celestial Checkers calls the Rabbit a Hare. Undefined for what is no sign. */
export const signOf = (name: string): Sign | undefined => byName.get(name === 'Hare' ? 'Rabbit' : name);

/** The name of a sign in the language of the page; a word that is no sign stands for itself. */
export const signName = (name: string) => (language.now === 'zh' ? (signOf(name)?.hanzi ?? name) : name);
