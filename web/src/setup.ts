// From what a person chose in the form of a new game to the message that asks for it.
import type { GameSpec, NewTable, OptionSpec, SeatSetup } from './protocol';

/** Who sits where in a game of two: a number is the one seat at which a person sits. */
export type Company = number | 'people' | 'watch';

export interface Choices {
  seats: SeatSetup[];
  options: Record<string, string>;
}

/** The values among which an option chooses; none where any text goes: `<position line>`. */
export const valuesOf = ({ allowed }: OptionSpec): string[] => (allowed.startsWith('<') ? [] : allowed.split('|'));

/** How an option says that it has no value. */
const unset = '-';

export const middleLevel = (game: GameSpec): number => Math.ceil(game.levels / 2);

export const levelsOf = (game: GameSpec): number[] => Array.from({ length: game.levels }, (_, index) => index + 1);

export function seatsOf(company: Company, levels: number[]): SeatSetup[] {
  return levels.map((level, seat) =>
    company === 'people' || company === seat ? { who: 'person' } : { who: 'computer', level },
  );
}

export function usual(game: GameSpec): Choices {
  const levels = Array.from({ length: game.min_seats }, () => middleLevel(game));
  return {
    seats: seatsOf(0, levels),
    options: Object.fromEntries(
      game.options.map((option) => [option.name, option.default === unset ? '' : option.default]),
    ),
  };
}

export function asked(game: GameSpec, { seats, options }: Choices): NewTable {
  const given = Object.entries(options).filter(([, value]) => value.trim() !== '');
  return { game: game.id, seats, options: Object.fromEntries(given) };
}
