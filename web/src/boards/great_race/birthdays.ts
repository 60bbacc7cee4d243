// The Great Race by birthdays: who is which animal, and who is older. The oldest choose first: each gets the animal of the year of
// birth; where it is taken its pair, else the next in the cycle that is free. Who told no birthday comes last and gets what is left.
import { signs } from '../../pieces/signs';
import type { Day } from '../../wire/calendar';

type Born = Pick<Day, 'date' | 'animal' | 'pair'>;

const cycle = signs.slice(0, 12).map(({ name }) => name);

export interface Suggestion {
  /** By seat. */
  animals: string[];
  /** The seats, oldest first. */
  ages: number[];
}

/** By seat: the day of birth, or null where it is not known. Born on one day: the lower seat first. */
export function suggested(born: (Born | null)[]): Suggestion {
  const dateOf = (seat: number) => born[seat]?.date ?? '9999';
  const ages = [...born.keys()].sort((one, other) => dateOf(one).localeCompare(dateOf(other)) || one - other);
  const animals: string[] = [];
  const free = (name: string) => !animals.includes(name);
  for (const seat of ages) {
    const own = born[seat];
    const from = own ? cycle.indexOf(own.animal) : 0;
    const next = [...cycle.slice(from), ...cycle.slice(0, from)];
    const wanted = own ? [own.animal, own.pair, ...next] : next;
    animals[seat] = wanted.find(free) ?? '';
  }
  return { animals, ages };
}
