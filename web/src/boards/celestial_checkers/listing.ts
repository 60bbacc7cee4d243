// The turns of Celestial Checkers in the list of moves: "Ox g3" where an animal is placed, "c3 → e5 → g7" where it goes.
import type { Listing } from '../../table/turns';
import { nameOf } from './animals';
import { actionOf } from './view';

export const listing: Listing = {
  turnOf: ({ seat, turn }) => ({ seat, turn }),
  write(steps) {
    const [first, ...more] = steps.filter(({ seat }) => seat !== 'chance').map(actionOf);
    if (!first) return '';
    if (first.kind === 'place') return `${nameOf(first.animal)} ${first.to}`;
    const to = [first, ...more].map(({ to }) => to);
    return [first.from, ...to].join(first.kind === 'jump' ? ' × ' : ' → ');
  },
  tells: ({ what }) => what === 'points',
};
