// Why something of a seat's became more or less, in the language of the page.
import type { Cause } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { catalogueOf, termOf, worded } from './catalogues';

/** "2 spaces"; of a negative amount as many as it is without the sign. */
export function amountInWords(game: string, what: string, amount: number): string {
  const many = Math.abs(amount);
  const [one = '', more = one] = (worded(catalogueOf(game)?.amounts?.[what]) ?? `{0} ${what}`).split('|');
  return (many === 1 ? one : more).replace('{0}', String(many));
}

/** What the scores of a game count: "Spaces". */
export function scoreInWords(game: string): string {
  const [first] = Object.values(catalogueOf(game)?.amounts ?? {});
  const many = (worded(first) ?? '').split('|').at(-1)?.replace('{0}', '').trim() ?? '';
  return many.charAt(0).toUpperCase() + many.slice(1);
}

/** "+2 spaces", "−1 karma". */
export const changeInWords = (game: string, what: string, amount: number): string =>
  (amount < 0 ? '−' : '+') + amountInWords(game, what, amount);

/** "put in more energy than Ann and Bo". `names`: of the players, by seat. */
export function reasonInWords(game: string, cause: Cause, names: readonly string[]): string {
  const reasons = catalogueOf(game)?.causes;
  const template =
    worded((cause.amount < 0 ? reasons?.[`${cause.why}-`] : undefined) ?? reasons?.[cause.why]) ?? cause.why;
  const term = (value: unknown) =>
    worded(catalogueOf(game)?.names?.[String(value)] ?? termOf(String(value))) ?? String(value);
  const seats = (value: unknown) => listOf([value].flat().map((seat) => names[Number(seat)] ?? String(seat)));
  return template.replace(/\{(\w+)\}/g, (_, field: string) =>
    seatFields.includes(field) ? seats(cause[field]) : term(cause[field]),
  );
}

/** The same of several causes, without what each is about: "put in more energy than …". */
export const reasonsInWords = (game: string, why: string): string =>
  (worded(catalogueOf(game)?.causes?.[why]) ?? why).replace(/\{\w+\}/g, '…');

const seatFields = ['seats', 'other'];

const listOf = (items: string[]): string => new Intl.ListFormat(language.now).format(items);
