// Errors of the server in the language of the page.
import { agreeing } from '../words/names';
import { catalogueOf, catalogueWith, filled, worded } from './catalogues';

/** An error as data, as docs/protocol.md describes it. */
export interface ErrorData {
  id: string;
  arguments: Argument[];
  clause: string;
}

export type Argument = number | string | { term: string } | { seat: number | 'chance' } | { error: ErrorData };

/** `names`: the players' names, by seat. An id without a text is shown as the id and its arguments. */
export function errorInWords(error: ErrorData, names: readonly string[]): string {
  const values = error.arguments.map((argument) => argumentInWords(argument, error.id, names));
  const text = worded(catalogueWith(error.id)?.errors[error.id]);
  if (text === undefined) return values.length ? `${error.id}(${values.join(', ')})` : error.id;
  return agreeing(filled(text, values));
}

function argumentInWords(argument: Argument, id: string, names: readonly string[]): string {
  if (typeof argument !== 'object') return String(argument);
  if ('error' in argument) return errorInWords(argument.error, names);
  if ('term' in argument) return worded(catalogueWith(id)?.names?.[argument.term]) ?? argument.term;
  const { seat } = argument;
  if (seat === 'chance') return common('chance');
  return names[seat] ?? worded(catalogueWith(id)?.seats?.[seat]) ?? filled(common('seat'), [String(seat)]);
}

const common = (name: string): string => worded(catalogueOf('core')?.names?.[name]) ?? name;
