// Turns the choices in the form of a new game into the request to the server.
import type { Flag, GameSpec, NewTable, OptionSpec, PolicySpec, SeatSetup } from '../wire/protocol';

/** Who plays at a seat: a person at this screen, a person at another screen, or a computer. */
export const kinds = ['here', 'elsewhere', 'computer'] as const;
export type Kind = (typeof kinds)[number];

export interface Place {
  who: Kind;
  /** Of a person here; if empty, the name of the seat is used. */
  name: string;
  /** Of a computer. */
  level: number;
  /** Of a computer that has no level: the name of its policy; or ''. */
  policy: string;
}

/** The usual kinds of table: against computers, all at one screen, or one person per screen. */
export const companies = ['computers', 'screen', 'online'] as const;
export type Company = (typeof companies)[number];

/** Who sits at the other seats. */
const others: Record<Company, Kind> = { computers: 'computer', screen: 'here', online: 'elsewhere' };

export interface Clock {
  minutes: number;
  /** Seconds added after each decision. */
  increment: number;
}

/** The printed data of the user's own copy of the game, as an edition file. */
export interface EditionFile {
  name: string;
  text: string;
}

export interface Choices {
  places: Place[];
  options: Record<string, string>;
  takeback: boolean;
  clock: Clock | null;
  /** What it means to run out of time; null where it is as usual. */
  flag: Flag | null;
  /** In seconds. */
  grace: number;
  /** What follows matters only where somebody plays at another screen. The code is hard to guess. */
  private: boolean;
  /** Who has no seat may look on. */
  watch: boolean;
  chat: boolean;
  edition: EditionFile | null;
}

const listsSeats = ({ allowed }: OptionSpec): boolean => allowed.startsWith('<list of seats from 0');
const counted = (list: string, from: number): string => list.replace(/\d+/g, (seat) => String(Number(seat) + from));

/** As it stands in a field of the form: where people read, the seats are counted from 1. */
export const inField = (option: OptionSpec, value: string): string => (listsSeats(option) ? counted(value, 1) : value);
export const fromField = (option: OptionSpec, given: string): string =>
  listsSeats(option) ? counted(given, -1) : given;

/** The values that an option allows; empty if it takes any text, as in `<position line>`. */
export const valuesOf = ({ allowed }: OptionSpec): string[] => (allowed.startsWith('<') ? [] : allowed.split('|'));

/** The value of an option that is not set. */
const unset = '-';

export const defaultOf = (option: OptionSpec): string => (option.default === unset ? '' : option.default);

export const middleLevel = (game: Pick<GameSpec, 'levels'>): number => Math.ceil(game.levels / 2);

export const levelsOf = (game: Pick<GameSpec, 'levels'>): number[] =>
  Array.from({ length: game.levels }, (_, index) => index + 1);

export const seatCounts = (game: Pick<GameSpec, 'min_seats' | 'max_seats'>): number[] =>
  Array.from({ length: game.max_seats - game.min_seats + 1 }, (_, more) => game.min_seats + more);

/** Sets who sits at the other seats; names and levels stay. */
export function seated(places: Place[], company: Company): Place[] {
  return places.map((place, seat) => ({ ...place, who: seat === 0 ? 'here' : others[company] }));
}

/** The company that these places match, if any. */
export function companyOf(places: Place[]): Company | null {
  const fits = (company: Company) => places.every(({ who }, seat) => who === (seat === 0 ? 'here' : others[company]));
  return companies.find(fits) ?? null;
}

/** The names of the policies that may play a game with so many seats. */
export const policiesFor = (policies: readonly PolicySpec[], game: string, seats: number): string[] =>
  policies.filter((policy) => policy.game === game && policy.seats.includes(seats)).map(({ name }) => name);

/** The places cut or extended to a number; new ones follow the company, or are computers if there is none. A policy is for one number. */
export function resized(places: Place[], count: number, level: number): Place[] {
  const who = others[companyOf(places) ?? 'computers'];
  const fresh = (): Place => ({ who, name: '', level, policy: '' });
  const kept = count === places.length ? places : places.map((place) => ({ ...place, policy: '' }));
  return Array.from({ length: count }, (_, seat) => kept[seat] ?? fresh());
}

export const usualGrace = 60;

/** With more than two seats a game cannot be lost by time. */
export const flagOf = ({ flag, places }: Pick<Choices, 'flag' | 'places'>): Flag =>
  places.length === 2 ? (flag ?? 'loses') : 'computer';

/** Whether somebody at another screen may be away. */
export const hasOthers = (places: Place[]): boolean => places.some(({ who }) => who === 'elsewhere');

/** A person of this name against computers, with the usual number of seats. `options`: where not by default. */
export function usual(
  game: GameSpec,
  name = '',
  options: Record<string, string> = {},
  level = middleLevel(game),
): Choices {
  return {
    places: resized([{ who: 'here', name, level, policy: '' }], game.usual_seats, level),
    options: { ...Object.fromEntries(game.options.map((option) => [option.name, defaultOf(option)])), ...options },
    takeback: true,
    clock: null,
    flag: null,
    grace: usualGrace,
    private: false,
    watch: true,
    chat: true,
    edition: null,
  };
}

function setupOf({ who, name, level, policy }: Place): SeatSetup {
  if (who === 'computer') return policy ? { who, policy } : { who, level };
  if (who === 'elsewhere') return { who: 'person', here: false };
  return name.trim() ? { who: 'person', name: name.trim() } : { who: 'person' };
}

/** What concerns people at other screens, where it is not as usual. */
const conductOf = (choices: Choices): Pick<NewTable, 'private' | 'watch' | 'chat'> => ({
  ...(choices.private ? { private: true } : {}),
  ...(choices.watch ? {} : { watch: false }),
  ...(choices.chat ? {} : { chat: false }),
});

export function asked(game: GameSpec, choices: Choices): NewTable {
  const { places, options, takeback, clock, grace, edition } = choices;
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
    ...(clock
      ? { clock: { seconds: Math.round(clock.minutes * 60), increment: clock.increment }, flag: flagOf(choices) }
      : {}),
    ...(hasOthers(places) ? { grace, ...conductOf(choices) } : {}),
  };
}
