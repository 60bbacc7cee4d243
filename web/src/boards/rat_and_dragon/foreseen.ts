// What a creature on offer would bring a seat, counted from its sheet: the server tells that of the viewer's alone.
import { areasOf, besideKind } from './desk';
import { around } from './shapes';
import { bySquare, costOf, isYang, type Creature, type Prospects, type RatView, type Value } from './view';

/** What a pair scores by RD-10. */
export const pointsOf = (one: number, other: number) => (isYang(one) === isYang(other) ? 0 : Math.abs(one - other));

/** Whether the pairs of this table score so: the rules of an edition may be others. */
export const scoresSo = ({ sheets }: RatView): boolean =>
  sheets.every(({ creatures }) =>
    creatures.every(({ number, partner, points }) => {
      const other = creatures.find(({ first }) => first === partner);
      return !other || points === null || points === pointsOf(number, other.number);
    }),
  );

export function prospectsOn(view: RatView, creatures: Creature[], number: number): Prospects {
  const sheet = { grid: view, creatures };
  const odd = number % 2 === 1;
  const room = new Set(
    areasOf(sheet, odd)
      .filter(({ length }) => length >= number)
      .flat(),
  );
  const taken = bySquare(creatures);
  const single = creatures.filter(({ partner }) => partner === null);
  const sum = single.reduce((all, one) => all + one.number, 0);
  const filled = view.sheets.length === 1 ? number : 0;
  const costs = costOf(sum + number) - costOf(sum);
  return {
    room: [...room],
    beside: [...besideKind(sheet, odd)].filter((square) => !taken.has(square)),
    partners: single.flatMap((one) => {
      const squares = [...around(view, one.squares)].filter((square) => room.has(square));
      if (one.number % 2 === number % 2 || squares.length === 0) return [];
      const [points, lifts] = [pointsOf(number, one.number), costOf(sum) - costOf(sum - one.number)];
      return [{ first: one.first, squares, points, lifts, change: points + lifts + filled }];
    }),
    alone: { costs, change: filled - costs },
  };
}

/** What is on offer, with what it would bring this seat as far as that is certain. */
export function offeredTo(view: RatView, seat: number): Value[] {
  const sheet = view.sheets[seat];
  const known = scoresSo(view);
  return view.offer.map((value) => {
    if (value.prospects && view.viewer === seat) return value;
    return { ...value, prospects: sheet && known ? prospectsOn(view, sheet.creatures, value.number) : null };
  });
}
