// Why something of a seat's became more or less, in the language of the page.
import type { Cause } from '../wire/protocol';
import { capital } from '../words/capital';
import { listOf } from '../words/lists';
import { object, together } from '../words/names';
import { withUnits } from '../words/numbers';
import { catalogueOf, termOf, worded } from './catalogues';

/** "2 spaces"; of a negative amount as many as it is without the sign. */
export function amountInWords(game: string, what: string, amount: number): string {
  const many = Math.abs(amount);
  const [one = '', more = one] = (worded(catalogueOf(game)?.amounts?.[what]) ?? `{0} ${what}`).split('|');
  return withUnits((many === 1 ? one : more).replace('{0}', String(many)));
}

/** What the scores of a game count: "Spaces". */
export function scoreInWords(game: string): string {
  const [first] = Object.values(catalogueOf(game)?.amounts ?? {});
  const many = (worded(first) ?? '').split('|').at(-1)?.replace('{0}', '').trim() ?? '';
  return capital(many);
}

/** "+2 spaces", "−1 karma". */
export const changeInWords = (game: string, what: string, amount: number): string =>
  (amount < 0 ? '−' : '+') + amountInWords(game, what, amount);

/** "put in more energy than you and Bo". `names`: of the players, by seat. */
export function reasonInWords(game: string, cause: Cause, names: readonly string[]): string {
  const reasons = catalogueOf(game)?.causes;
  const template =
    worded((cause.amount < 0 ? reasons?.[`${cause.why}-`] : undefined) ?? reasons?.[cause.why]) ?? cause.why;
  const term = (value: unknown): string =>
    Array.isArray(value)
      ? listOf(value.map(term))
      : (worded(catalogueOf(game)?.names?.[String(value)] ?? termOf(String(value))) ?? String(value));
  const seats = (value: unknown) => together([value].flat().map((seat) => object(names[Number(seat)] ?? String(seat))));
  return withUnits(
    template.replace(/\{(\w+)\}/g, (_, field: string) =>
      seatFields.includes(field) ? seats(cause[field]) : term(cause[field]),
    ),
  );
}

/**
 * "3 spaces, but Finish was 2 away": what a limit took ({0}) of what causes would have brought ({1}), which came to less ({2}); '' where
 * it took nothing.
 */
export function lostInWords(game: string, causes: readonly Cause[]): string {
  const lost = causes.reduce((sum, cause) => sum + (cause.lost ?? 0), 0);
  const [{ what } = { what: '' }] = causes;
  const limits = catalogueOf(game)?.lost;
  const template = worded((lost < 0 ? limits?.[`${what}-`] : undefined) ?? limits?.[what]);
  const came = causes.reduce((sum, { amount }) => sum + amount, 0);
  const counted = [amountInWords(game, what, lost), amountInWords(game, what, came + lost), String(Math.abs(came))];
  return lost && template ? counted.reduce((told, words, at) => told.replace(`{${at}}`, words), template) : '';
}

/** The same of several causes, with whatever any of them is about: "Run and Walk: what the wheel gives for 2–7 energy". */
export function reasonsInWords(game: string, causes: readonly Cause[], names: readonly string[]): string {
  const [first] = causes;
  if (!first) return '';
  const fields = new Set(causes.flatMap((cause) => Object.keys(cause)));
  const all = [...fields].map((field) => [
    field,
    seatFields.includes(field) ? allOf(causes, field) : spanOf(causes, field),
  ]);
  return reasonInWords(game, { ...first, ...(Object.fromEntries(all) as Partial<Cause>), amount: first.amount }, names);
}

const seatFields = ['seats', 'other'];

const allOf = (causes: readonly Cause[], field: string): unknown[] => [
  ...new Set(causes.flatMap((cause) => (cause[field] === undefined ? [] : [cause[field]].flat()))),
];

/** One value, a list of words, or from the least number to the greatest. */
function spanOf(causes: readonly Cause[], field: string): unknown {
  const values = allOf(causes, field);
  if (values.length < 2) return values[0];
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length < values.length) return values;
  return `${Math.min(...numbers)}–${Math.max(...numbers)}`;
}
