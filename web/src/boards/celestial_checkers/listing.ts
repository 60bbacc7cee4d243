// The turns of Celestial Checkers in the log: "moved the Ox c3–d4", "took the Dog and the Pig with the Ox, c3–g3".
import type { Listing, Part } from '../../table/turns';
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

function told(steps: readonly Step[], earlier: readonly Step[]): Part {
  const chosen = steps.filter(({ seat }) => seat !== 'chance');
  const [first, ...more] = chosen.map(actionOf);
  if (!first) return { words: steps.length ? words.setOutByChance : '', matters: false };
  if (first.kind === 'place') return { words: words.did.placed(first.animal, first.to), matters: false };
  const animal = animalOn(first.from, earlier);
  const to = more.at(-1)?.to ?? first.to;
  const over = [first, ...more].flatMap((action) => (action.kind === 'jump' ? [action.over] : []));
  const taken = over.map((square) => animalOn(square, earlier));
  if (!taken.length) return { words: words.did.moved(animal, first.from, to), matters: false };
  const other = 1 - Number(chosen[0]?.seat);
  const animals = taken.filter(Boolean).map((name) => ({ name, seat: other }));
  return { words: words.did.took(animal, taken, first.from, to), matters: true, animals };
}

export const listing: Listing = {
  ofTurns: true,
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write: (steps, _, earlier = []) => told(steps, earlier).words,
  parts: (steps, _, __, earlier = []) => [told(steps, earlier)],
  ended: (view, names) => endOf(checkersView(view), names),
  tells: ({ what }) => what === 'points',
};
