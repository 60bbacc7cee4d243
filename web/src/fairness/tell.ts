// A verdict in the language of the page.
import { deals } from '../daily/deals.svelte';
import type { Chance, Luck, Table } from '../wire/protocol';
import { dayWords } from '../words/dates';
import type { Fault, Verdict } from './verify';
import { object, together } from '../words/names';
import { sentencesOf } from '../words/sentences';
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

type Lucky = Pick<Table, 'table' | 'chance'>;

/** The same in two or three words. */
export function chosenInShort({ table, chance: { chosen } }: Lucky): string {
  if (!chosen) return '';
  if (deals.of(table)) return words.daily;
  return chosen === 'earlier' || chosen === 'known' ? words.notVerifiable : words.chosen;
}

/** That the luck was chosen, and by what; '' where it is verifiable. */
export function chosenInWords({ table, chance }: Lucky): string {
  if (!chance.chosen) return '';
  const day = deals.of(table)?.day;
  if (day) return words.chosenByDay(dayWords(day));
  const said = words.chosenBy[chance.chosen];
  const seed = chance.chosen === 'seed' && chance.seed !== undefined ? words.seed(chance.seed) : '';
  return sentencesOf(said, seed);
}

/** What gives another table the luck of this one, as far as a finished game has told it. */
export function luckOf(chance: Chance): Luck | null {
  if (chance.chosen === 'seed') return chance.seed === undefined ? null : { seed: chance.seed };
  if (chance.chosen === 'deal') return chance.deal ? { deal: chance.deal } : null;
  if (chance.chosen || chance.reveal === undefined) return null;
  const entropy = (chance.entropy ?? []).flatMap(({ seat, value }) => (value === undefined ? [] : [{ seat, value }]));
  return { deal: { secret: chance.reveal, entropy } };
}
