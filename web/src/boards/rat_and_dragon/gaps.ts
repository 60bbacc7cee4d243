// Where the figures of the largest gaps stand, which may overlap, and where there is room beside them for what the gaps are.
import { labelOf, type Point } from './outline';
import { columnOf, rowOf, type Grid } from './view';

export interface Gaps {
  odd: string[];
  even: string[];
}

/** How far from the edge a figure stands, in squares. */
const edge = 0.85;

const distance = (one: string, other: string) => Math.hypot(columnOf(one) - columnOf(other), rowOf(one) - rowOf(other));

/** Of two that overlap: a square of each, as far from each other as can be, each one that the other has not, if there is any. */
function apart({ odd, even }: Gaps): [string, string] {
  const shared = new Set(odd.filter((square) => even.includes(square)));
  const own = (squares: string[]) => {
    const alone = squares.filter((square) => !shared.has(square));
    return alone.length ? alone : squares;
  };
  let best: [string, string] = [odd[0] ?? '', even.at(-1) ?? ''];
  for (const one of own(odd))
    for (const other of own(even)) if (distance(one, other) > distance(...best)) best = [one, other];
  return best;
}

export interface Figures {
  odd?: Point;
  even?: Point;
}

/** None for a gap that is not there. */
export function figuresOf(gaps: Gaps, { columns }: Pick<Grid, 'columns'>): Figures {
  const { odd, even } = gaps;
  const alone = (gap: string[]) => (gap.length ? labelOf(gap).picture : undefined);
  if (!odd.some((square) => even.includes(square))) return { odd: alone(odd), even: alone(even) };
  const at = (square: string): Point => ({
    x: Math.min(Math.max(columnOf(square) + 0.5, edge), columns - edge),
    y: rowOf(square) + 0.5,
  });
  const [one, other] = apart(gaps);
  return { odd: at(one), even: at(other) };
}

/** Which part of the sheet has neither figure. */
export function clearOf({ odd, even }: Figures, { rows }: Pick<Grid, 'rows'>): string {
  const parts = ['bottom', 'top', 'middle'] as const;
  const heights = { top: 1, middle: rows / 2, bottom: rows - 1 };
  return parts.find((part) => [odd, even].every((at) => !at || Math.abs(at.y - heights[part]) > 2.5)) ?? 'middle';
}
