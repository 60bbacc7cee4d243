// A verdict in the language of the page.
import type { Chance } from '../wire/protocol';
import type { Fault, Verdict } from './verify';
import { object, together } from '../words/names';
import { words } from './words';

export function faultInWords(fault: Fault, names: readonly string[]): string {
  const { faults } = words;
  switch (fault.kind) {
    case 'entropy':
    case 'own_entropy':
      return faults[fault.kind](object(names[fault.seat] ?? ''));
    case 'other_game':
      return faults.other_game(fault.step, fault.shown);
    case 'outcomes':
      return faults.outcomes(fault.step);
    case 'draw':
      return faults.draw(fault.step, fault.recorded, fault.drawn);
    default:
      return faults[fault.kind];
  }
}

/** What was checked and what came of it, a sentence each. */
export function verdictInWords(verdict: Verdict, names: readonly string[]): string[] {
  if (verdict.fault) return [words.failed, faultInWords(verdict.fault, names)];
  const named = (seats: number[]) => together(seats.map((seat) => object(names[seat] ?? '')));
  const { draws, revealed, withheld } = verdict;
  const told = draws ? [words.verified(draws), words.from(named(revealed))] : [words.noDraws];
  return withheld.length ? [...told, words.withheld(named(withheld))] : told;
}

/** The same in two or three words. */
export const chosenInShort = ({ chosen }: Chance): string =>
  chosen ? (chosen === 'earlier' || chosen === 'known' ? words.notVerifiable : words.chosen) : '';

/** That the luck was chosen, and by what; '' where it is verifiable. */
export function chosenInWords(chance: Chance): string {
  if (!chance.chosen) return '';
  const said = words.chosenBy[chance.chosen];
  return chance.chosen === 'seed' && chance.seed !== undefined ? `${said} ${words.seed(chance.seed)}` : said;
}
