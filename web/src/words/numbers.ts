// Numbers as people read them: with a real minus sign (U+2212), alike in both languages.

export const number = (value: number): string => String(value).replace('-', '−');

/** Before a Chinese word: a space parts a number from it, and nothing another word. */
export const beforeWord = (words: string): string => (/\d$/.test(words) ? `${words} ` : words);

/** Keeps numbers on the line of the Chinese word that they count, before which a line could break. */
export const withUnits = (words: string): string => words.replace(/(\d) (?=[\u4e00-\u9fff])/g, '$1\u00a0');

export const toTenth = (value: number): number => Math.round(10 * value) / 10;

/** A change: +2, −1. */
export const signed = (value: number): string => (value < 0 ? '' : '+') + number(value);

/** A payoff: +1, −0.25, 0. */
export function payoff(value: number): string {
  const rounded = Number(value.toFixed(2));
  return rounded ? signed(rounded) : '0';
}
