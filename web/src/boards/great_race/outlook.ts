// What a play would bring, in words: alone, and where another joins with more or with less energy. From the forecast of the server;
// without one from what the wheel shows.
import { sumsOf, type Sums } from './causes';
import { forecastThen, storyWords, sumsInWords } from './story_words';
import {
  benefitOf,
  countsAs,
  energiesOf,
  paysOf,
  type ActionName,
  type Forecast,
  type RaceView,
  type Runner,
  type Unit,
} from './view';
import { paysInWords, words } from './words';

export type Company = Forecast['joined'];

/** What a play would bring, as far as it is known: what it gives or what the wheel pays, what comes then, what could not be used. */
export interface Prospect {
  text: string;
  sums: Sums;
  then: Forecast['then'];
  missed: string[];
  /** Only what the wheel pays is known. */
  pays?: { text: string; unit: Unit };
}

/** Null where nothing is known. */
export const outlook = (...of: Parameters<typeof prospect>): string | null => prospect(...of)?.text ?? null;

export function prospect(
  view: RaceView,
  runner: Runner | null,
  action: ActionName,
  energy: number,
  joined: Company,
): Prospect | null {
  const known = view.forecast?.find(
    (each) => each.action === action && each.joined === joined && each.energy.includes(energy),
  );
  if (known) {
    const sums = sumsOf(known.gives);
    const missed = joined === 'nobody' ? unusedOf(view, runner, known, energy) : [];
    const parts = [sumsInWords(sums), ...known.then.map(forecastThen), ...missed].filter(Boolean);
    return { text: parts.join(words.comma) || words.nothing, sums, then: known.then, missed };
  }
  const pays = paysOf(view, countsAs(runner, action));
  if (!pays || joined !== 'nobody') return null;
  const text = energy > pays.low_top ? pays.high : pays.low;
  return { text: paysInWords(text, pays.unit), sums: {}, then: [], missed: [], pays: { text, unit: pays.unit } };
}

/** What the wheel would pay and could not be used. */
function unusedOf(view: RaceView, runner: Runner | null, { action, then }: Forecast, energy: number): string[] {
  const pays = paysOf(view, countsAs(runner, action));
  if (!pays) return [];
  const { exchange, trade } = benefitOf(energy > pays.low_top ? pays.high : pays.low);
  return [
    ...(exchange && !then.includes('exchange') ? [storyWords.cannotExchange] : []),
    ...(trade && !then.includes('trade') ? [storyWords.cannotTrade] : []),
  ];
}

/** Whether anybody could join in that way with the energy in hand, which everybody sees. */
export function canJoin({ seats }: RaceView, runner: Runner, energy: number, joined: Company): boolean {
  const fits = { nobody: () => true, more: above, same: equal, less: below }[joined];
  return (
    joined === 'nobody' ||
    seats.some((other) => other !== runner && !other.sits_out && energiesOf(other).some((held) => fits(held, energy)))
  );
}

const above = (held: number, energy: number) => held > energy;
const equal = (held: number, energy: number) => held === energy;
const below = (held: number, energy: number) => held < energy;

/** What an action would bring alone: cards that would bring the same stand together. */
export function alone(view: RaceView, runner: Runner | null, action: ActionName, energies: number[]) {
  const groups: { energies: number[]; text: string; seen: Prospect }[] = [];
  for (const energy of energies) {
    const seen = prospect(view, runner, action, energy, 'nobody');
    if (seen === null) continue;
    const last = groups.at(-1);
    if (last?.text === seen.text) last.energies.push(energy);
    else groups.push({ energies: [energy], text: seen.text, seen });
  }
  return groups;
}

export const rangeInWords = (energies: number[]): string => {
  const [first = 0] = energies;
  const last = energies.at(-1) ?? first;
  return energies.length > 2 && last - first === energies.length - 1 ? `${first}–${last}` : energies.join(words.comma);
};
