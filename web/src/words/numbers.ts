// Numbers as people read them: with a real minus sign (U+2212), alike in both languages.

export const number = (value: number): string => String(value).replace('-', '−');

export const toTenth = (value: number): number => Math.round(10 * value) / 10;

/** A change: +2, −1. */
export const signed = (value: number): string => (value < 0 ? '' : '+') + number(value);

/** A payoff: +1, −0.25, 0. */
export function payoff(value: number): string {
  const rounded = Number(value.toFixed(2));
  return rounded ? signed(rounded) : '0';
}
