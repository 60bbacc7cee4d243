// The outline of a creature as a brush leaves it: now broader, now narrower, and never quite straight. The same shape looks the same
// every time.
import { loops, pair, plus, rightOf, type Point } from './outline';
import { chance } from './scribble';

/** The outer and the inner edge of the stroke: how far inside the lines of the paper, and how much that varies. */
const edges = [
  { inset: 0.035, varies: 0.03, nth: 20, radius: 0.3 },
  { inset: 0.135, varies: 0.055, nth: 40, radius: 0.24 },
];

/** Both edges as one path, to be filled by the rule "evenodd". */
export function brushed(squares: string[]): string {
  return edges
    .flatMap(({ inset, varies, nth, radius }) =>
      loops(squares).map((turns) => {
        const corners = turns.map(({ at, came, goes }) => {
          const aside = (way: Point, more: number) =>
            inset + (chance(at.x + 3, at.y + 3, nth + more + way.x) - 0.5) * 2 * varies;
          return plus(plus(at, rightOf(came), aside(came, 0)), rightOf(goes), aside(goes, 4));
        });
        const parts = turns.map(({ came, goes }, index) => {
          const corner = corners[index] as Point;
          const next = corners[(index + 1) % corners.length] as Point;
          const [from, to] = [plus(corner, goes, radius), plus(next, goes, -radius)];
          const bow = (chance(Math.round(corner.x * 7), Math.round(corner.y * 7), nth + 9) - 0.5) * 0.07;
          const half = plus({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, rightOf(goes), bow);
          const start = index === 0 ? `M${pair(plus(corner, came, -radius))}` : '';
          return `${start}Q${pair(corner)} ${pair(from)}Q${pair(half)} ${pair(to)}`;
        });
        return `${parts.join('')}Z`;
      }),
    )
    .join('');
}
