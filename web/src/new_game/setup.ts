// From what a person chose in the form of a new game to the message that asks for it.
import { usualSeats } from '../boards/games';
import type { GameSpec, NewTable, OptionSpec, SeatSetup } from '../wire/protocol';

/** Who plays at a seat: a person at this screen, a person at another one, a computer. */
export const kinds = ['here', 'elsewhere', 'computer'] as const;
export type Kind = (typeof kinds)[number];

export interface Place {
  who: Kind;
  /** Of a person here; empty: the seat's own name. */
  name: string;
  /** Of a computer. */
  level: number;
}

/** What most tables are: oneself against computers, everybody round one screen, one person a screen. */
export const companies = ['computers', 'screen', 'online'] as const;
export type Company = (typeof companies)[number];

/** Who sits at the seats that are not one's own. */
const others: Record<Company, Kind> = { computers: 'computer', screen: 'here', online: 'elsewhere' };

export interface Clock {
  minutes: number;
  /** Seconds added with every decision. */
  increment: number;
}

/** The printed data of somebody's own box, as an edition file. */
export interface EditionFile {
  name: string;
  text: string;
}

export interface Choices {
  places: Place[];
  options: Record<string, string>;
  takeback: boolean;
  clock: Clock | null;
  edition: EditionFile | null;
}

/** The values among which an option chooses; none where any text goes: `<position line>`. */
export const valuesOf = ({ allowed }: OptionSpec): string[] => (allowed.startsWith('<') ? [] : allowed.split('|'));

/** How an option says that it has no value. */
const unset = '-';

export const defaultOf = (option: OptionSpec): string => (option.default === unset ? '' : option.default);

export const middleLevel = (game: Pick<GameSpec, 'levels'>): number => Math.ceil(game.levels / 2);

export const levelsOf = (game: Pick<GameSpec, 'levels'>): number[] =>
  Array.from({ length: game.levels }, (_, index) => index + 1);

export const seatCounts = (game: Pick<GameSpec, 'min_seats' | 'max_seats'>): number[] =>
  Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, more) => game.min_seats + more);

/** Everybody else as the company has it; who is at this screen stays, and computers keep their levels. */
export function seated(places: Place[], company: Company): Place[] {
  return places.map((place, seat) => ({ ...place, who: seat === 0 ? 'here' : others[company] }));
}

/** The company that these places are, where they are one of the three. */
export function companyOf(places: Place[]): Company | null {
  const fits = (company: Company) => places.every(({ who }, seat) => who === (seat === 0 ? 'here' : others[company]));
  return companies.find(fits) ?? null;
}

/** As many places as are asked for; whoever comes is of the kind that the company has, else a computer. */
export function resized(places: Place[], count: number, level: number): Place[] {
  const who = others[companyOf(places) ?? 'computers'];
  const fresh = (): Place => ({ who, name: '', level });
  return Array.from({ length: count }, (_, seat) => places[seat] ?? fresh());
}

/** A person called so against computers of a middle level, at as many seats as the game is usually played with. */
export function usual(game: GameSpec, name = ''): Choices {
  const level = middleLevel(game);
  return {
    places: resized([{ who: 'here', name, level }], usualSeats(game), level),
    options: Object.fromEntries(game.options.map((option) => [option.name, defaultOf(option)])),
    takeback: true,
    clock: null,
    edition: null,
  };
}

function setupOf({ who, name, level }: Place): SeatSetup {
  if (who === 'computer') return { who, level };
  if (who === 'elsewhere') return { who: 'person', here: false };
  return name.trim() ? { who: 'person', name: name.trim() } : { who: 'person' };
}

export function asked(game: GameSpec, { places, options, takeback, clock, edition }: Choices): NewTable {
  const chosen = game.options.flatMap((option) => {
    const value = (options[option.name] ?? '').trim();
    return value === '' || value === option.default ? [] : [[option.name, value] as const];
  });
  return {
    game: game.id,
    seats: places.map(setupOf),
    options: Object.fromEntries(chosen),
    takeback,
    ...(edition ? { edition: edition.text } : {}),
    ...(clock ? { clock: { seconds: Math.round(clock.minutes * 60), increment: clock.increment } } : {}),
  };
}
