// The turns of Celestial Checkers in the log: "moved the Ox from c3 to d4", "took the Dog and the Pig with the Ox, from c3 to g3".
import type { Listing } from '../../table/turns';
import type { Step } from '../../wire/protocol';
import { endOf } from './tell';
import { actionOf, checkersView } from './view';
import { words } from './words';

/** Which animal is on a square after these steps; '' where it was there before the first of them. */
export function animalOn(square: string, steps: readonly Step[]): string {
  let where = square;
  for (const step of [...steps].reverse()) {
    const action = actionOf(step);
    if (action.to !== where) continue;
    if (action.kind === 'place') return action.animal;
    where = action.from;
  }
  return '';
}

export const listing: Listing = {
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write(steps, _, earlier = []) {
    const [first, ...more] = steps.filter(({ seat }) => seat !== 'chance').map(actionOf);
    if (!first) return '';
    if (first.kind === 'place') return words.did.placed(first.animal, first.to);
    const animal = animalOn(first.from, earlier);
    const to = more.at(-1)?.to ?? first.to;
    const over = [first, ...more].flatMap((action) => (action.kind === 'jump' ? [action.over] : []));
    const taken = over.map((square) => animalOn(square, earlier));
    return taken.length ? words.did.took(animal, taken, first.from, to) : words.did.moved(animal, first.from, to);
  },
  ended: (view, names) => endOf(checkersView(view), names),
  tells: ({ what }) => what === 'points',
};
