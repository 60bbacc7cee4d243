// The signs of the years, the Cat of some games, and the elements: names and characters as the server and the catalogues give them.
// Empty until the server has said them.
import { inChinese, termOf } from '../catalogue/catalogues';
import { hello, signs as said } from '../wire/hello.svelte';
import { language } from '../words/catalogue.svelte';

export type Element = 'Wood' | 'Fire' | 'Earth' | 'Metal' | 'Water';

export interface Sign {
  name: string;
  hanzi: string;
  /** Its fixed element; the Cat has none. */
  element: Element | null;
}

/** In the order of the years. */
export const signs = (): readonly Sign[] =>
  said().map(({ name, character, element }) => ({
    name,
    hanzi: inChinese(termOf(name)) ?? character,
    element: element as Element,
  }));

/** Undefined if the name is no sign. */
export function signOf(name: string): Sign | undefined {
  if (name === 'Cat') return { name, hanzi: inChinese(termOf(name)) ?? '', element: null };
  return signs().find((sign) => sign.name === name);
}

/** The name of a sign in the language of the page; any other word unchanged. */
export const signName = (name: string) => (language.isChinese ? (signOf(name)?.hanzi ?? name) : name);

const elements = () => hello.now?.elements ?? [];

export const isElement = (name: string): name is Element => elements().some((element) => element.name === name);

export const elementHanzi = (element: Element): string =>
  elements().find(({ name }) => name === element)?.character ?? '';

/** The name of an element in the language of the page. */
export const elementName = (element: Element) => (language.isChinese ? elementHanzi(element) : element);
