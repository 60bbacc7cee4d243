// What a play would bring, in words: alone, and where another joins with more or with less energy. From the forecast of the server;
// without one from what the wheel shows.
import { isPrice, sumsOf, type Sums } from './causes';
import { hindrance } from './hindrance';
import { forecastThen, storyWords, sumsInWords } from './story_words';
import {
  benefitOf,
  countsAs,
  energiesOf,
  paysOf,
  type ActionName,
  type Forecast,
  type Pays,
  type RaceView,
  type Runner,
  type Unit,
} from './view';
import { withOther } from './total';
import { paysInWords, words } from './words';

export type Company = Forecast['joined'];

/** What the wheel would pay and could not be used. */
export type Missed = 'exchange' | 'trade';

export const missedInWords = (missed: Missed): string =>
  ({ exchange: storyWords.cannotExchange, trade: storyWords.cannotTrade })[missed];

/** What a play would bring, as far as it is known: what it gives or the wheel pays, what comes then, what would be of no use. */
export interface Prospect {
  text: string;
  sums: Sums;
  /** The same without what a lower number costs. */
  gains: Sums;
  gained: string;
  then: Forecast['then'];
  riverIfSeveral: boolean;
  missed: Missed[];
  /** It leads to Finish, where what goes beyond is lost. */
  home: boolean;
  /** The energy cards that it gives are of 1; those that come back are not. */
  ones: boolean;
  /** Only what the wheel pays is known. */
  pays?: { text: string; unit: Unit };
}

/** Null where nothing is known. */
export const outlook = (...of: Parameters<typeof prospect>): string | null => prospect(...of)?.text ?? null;

/** Each that it can come to, by the energy that one of these others could join with; none where it cannot come about. */
export function prospects(
  view: RaceView,
  runner: Runner | null,
  action: ActionName,
  energy: number,
  joined: Company,
  rivals: Rival[],
): Prospect[] {
  if (!possible(view, rivals, energy, joined)) return [];
  const held = rivals.flatMap(({ seat }) => (view.seats[seat] ? energiesOf(view.seats[seat]) : []));
  const others = joined === 'nobody' ? [undefined] : [...new Set(held)].filter((other) => fits(joined, other, energy));
  const all = others.flatMap((other) => prospect(view, runner, action, energy, joined, other) ?? []);
  return all.filter(({ text }, at) => all.findIndex((one) => one.text === text) === at);
}

/** `other`: the energy of who joins; without it, as the server takes it to be. */
export function prospect(
  view: RaceView,
  runner: Runner | null,
  action: ActionName,
  energy: number,
  joined: Company,
  other?: number,
): Prospect | null {
  const foretold = view.forecast?.find(
    (each) => each.action === action && each.joined === joined && each.energy.includes(energy),
  );
  const known = foretold && other !== undefined ? withOther(view, runner, foretold, energy, other) : foretold;
  if (known) {
    const [sums, gains] = [sumsOf(known.gives), sumsOf(known.gives.filter((given) => !isPrice(given)))];
    const { then } = known;
    const missed = joined === 'nobody' ? unusedOf(view, runner, known, energy) : [];
    const { spaces = 0 } = sums;
    const home = spaces > 0 && runner !== null && runner.position + spaces >= view.finish;
    const ones = countsAs(runner, action) !== 'Strategise';
    const said = (brought: Sums) =>
      [sumsInWords(brought), home ? words.toFinish : '', ...then.map(forecastThen), ...missed.map(missedInWords)]
        .filter(Boolean)
        .join(words.comma) || words.nothing;
    const riverIfSeveral = known.river_if_several ?? false;
    return { text: said(sums), sums, gains, gained: said(gains), then, riverIfSeveral, missed, home, ones };
  }
  const pays = paysOf(view, countsAs(runner, action));
  return pays && joined === 'nobody' ? paid(pays, energy > pays.low_top ? pays.high : pays.low) : null;
}

/** What the wheel pays, where no more is known. */
export function paid({ unit }: Pays, pays: string): Prospect {
  const text = paysInWords(pays, unit);
  return {
    text,
    sums: {},
    gains: {},
    gained: text,
    then: [],
    riverIfSeveral: false,
    missed: [],
    home: false,
    ones: true,
    pays: { text: pays, unit },
  };
}

function unusedOf(view: RaceView, runner: Runner | null, { action, then }: Forecast, energy: number): Missed[] {
  const pays = paysOf(view, countsAs(runner, action));
  if (!pays) return [];
  const { exchange, trade } = benefitOf(energy > pays.low_top ? pays.high : pays.low);
  return [
    ...(exchange && !then.includes('exchange') ? ['exchange' as const] : []),
    ...(trade && !then.includes('trade') ? ['trade' as const] : []),
  ];
}

/** A seat that could play an action too, the cheapest way: with this card, for so much karma. */
export interface Rival {
  seat: number;
  card: ActionName;
  price: number;
  /** It has no other card to play. */
  must: boolean;
}

/** The other seats that could play an action too, as far as their open cards show; as itself or by a Repeat. */
export function rivalsAt(view: RaceView, runner: Runner | null, action: ActionName): Rival[] {
  return view.seats.flatMap((other, seat) => {
    if (other === runner || other.sits_out) return [];
    const cards = other.repeats === action ? [action, 'Repeat' as const] : [action];
    const must = other.cards.every((card) => cards.includes(card) || hindrance(view, other, card) !== null);
    const ways = cards
      .filter((card) => hindrance(view, other, card) === null)
      .map((card) => ({ seat, card, price: other.prices[card] ?? 0, must }))
      .sort((one, two) => one.price - two.price);
    return ways.slice(0, 1);
  });
}

/** How many of them could do so with less, the same or more energy than this. */
export const joinersOf = (view: RaceView, rivals: Rival[], energy: number, joined: Company): number =>
  rivals.filter(({ seat }) => {
    const other = view.seats[seat];
    return other !== undefined && energiesOf(other).some((held) => fits(joined, held, energy));
  }).length;

/** Whether it can come about: nobody is alone where another has no other card, nor beats one who has only more. */
export const possible = (view: RaceView, rivals: Rival[], energy: number, joined: Company): boolean =>
  rivals.every(({ seat, must }) => {
    if (!must) return true;
    const least = Math.min(...(view.seats[seat] ? energiesOf(view.seats[seat]) : []));
    return { nobody: false, more: true, same: least <= energy, less: least < energy }[joined];
  }) &&
  (joined === 'nobody' || joinersOf(view, rivals, energy, joined) > 0);

const fits = (joined: Company, held: number, energy: number): boolean =>
  ({ nobody: false, more: held > energy, same: held === energy, less: held < energy })[joined];

export const rangeInWords = (energies: number[]): string => {
  const [first = 0] = energies;
  const last = energies.at(-1) ?? first;
  return energies.length > 1 && last - first === energies.length - 1 ? `${first}–${last}` : energies.join(words.comma);
};
