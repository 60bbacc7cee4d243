// Names, help and values of the games' options in the language of the page. Options without words in a catalogue are shown as the
// server describes them, so that a game with new options can be played at once.
import type { OptionSpec } from '../wire/protocol';
import { catalogueOf, worded, type OptionWording } from './catalogues';

const wordingOf = (game: string, { name }: OptionSpec): OptionWording | undefined => catalogueOf(game)?.options?.[name];

export const optionName = (game: string, option: OptionSpec): string =>
  worded(wordingOf(game, option)?.name) ?? option.name;

export const optionHelp = (game: string, option: OptionSpec): string =>
  worded(wordingOf(game, option)?.help) ?? option.help;

export function valueName(game: string, option: OptionSpec, value: string): string {
  const wording = wordingOf(game, option);
  const own = worded(wording?.values?.[value]);
  if (own !== undefined) return own;
  // People count seats from one.
  return wording?.shows === 'seat' ? String(Number(value) + 1) : value;
}

/** Suggested values for an option that takes any text. */
export const offered = (game: string, option: OptionSpec): string[] =>
  Object.keys(wordingOf(game, option)?.values ?? {});
