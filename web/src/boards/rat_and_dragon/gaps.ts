// Where the figures of the largest gaps stand, which may overlap: on nothing that is drawn; and where there is room beside them for what the gaps are.
import { labelOf, type Point } from './outline';
import { columnOf, rowOf, squareAt, type Grid } from './view';

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

/** `long`: with a word, which is wider than a square. */
export interface Figure extends Point {
  long: boolean;
}

export interface Figures {
  odd?: Figure;
  even?: Figure;
}

/** Half as wide as what is said. */
export const halfOf = (said: string): number => 0.15 + 0.12 * said.length;

/** Half as wide as a figure without its word. */
const alone = 0.3;

const middleOf = (square: string): Point => ({ x: columnOf(square) + 0.5, y: rowOf(square) + 0.5 });

/** Where each would stand best. */
function anchors(gaps: Gaps, columns: number): { odd?: Point | undefined; even?: Point | undefined } {
  const { odd, even } = gaps;
  const within = (gap: string[]) => (gap.length ? labelOf(gap).picture : undefined);
  if (!odd.some((square) => even.includes(square))) return { odd: within(odd), even: within(even) };
  const at = (square: string): Point => ({
    x: Math.min(Math.max(columnOf(square) + 0.5, edge), columns - edge),
    y: rowOf(square) + 0.5,
  });
  const [one, other] = apart(gaps);
  return { odd: at(one), even: at(other) };
}

/** None for a gap that is not there. `taken`: the drawn squares; `half`: half the width of the wider one with its word. */
export function figuresOf(gaps: Gaps, grid: Pick<Grid, 'columns'>, taken: ReadonlySet<string>, half: number): Figures {
  const best = anchors(gaps, grid.columns);
  const figures: Figures = {};
  for (const kind of ['odd', 'even'] as const) {
    const anchor = best[kind];
    if (anchor) figures[kind] = figureIn(gaps[kind], anchor, grid.columns, taken, half, figures.odd);
  }
  return figures;
}

/** In a gap, as near as can be to where it would stand best; without its word where that would lie on something drawn, or on the other. */
function figureIn(
  gap: readonly string[],
  anchor: Point,
  columns: number,
  taken: ReadonlySet<string>,
  half: number,
  other: Figure | undefined,
): Figure {
  const under = ({ x, y }: Point) =>
    Array.from({ length: Math.ceil(x + half) - Math.floor(x - half) }, (_, at) =>
      squareAt(Math.floor(x - half) + at, Math.floor(y)),
    );
  const clears = ({ x, y }: Point, wide: number) =>
    other?.y !== y || Math.abs(other.x - x) >= wide + (other.long ? half : alone);
  /** Outside its gap it stands less well. */
  const far = (at: Point, on: string[]) =>
    Math.hypot(at.x - anchor.x, at.y - anchor.y) + 2 * on.filter((square) => !gap.includes(square)).length;
  const nearest = (places: Point[], on: (at: Point) => string[]): Point | undefined =>
    places.map((at) => ({ at, by: far(at, on(at)) })).sort((one, next) => one.by - next.by)[0]?.at;
  const long = nearest(
    gap
      .map(middleOf)
      .flatMap(({ x, y }) =>
        [-0.5, -0.25, 0, 0.25, 0.5].map((aside) => ({ x: Math.min(Math.max(x + aside, half), columns - half), y })),
      )
      .filter((at) => clears(at, half) && under(at).every((square) => !taken.has(square))),
    under,
  );
  if (long) return { ...long, long: true };
  const short = nearest(
    gap.map(middleOf).filter((at) => clears(at, alone)),
    () => [],
  );
  return { ...(short ?? anchor), long: false };
}

/** Which part of the sheet has neither figure. */
export function clearOf(gaps: Gaps, { columns, rows }: Pick<Grid, 'columns' | 'rows'>): string {
  const { odd, even } = anchors(gaps, columns);
  const parts = ['bottom', 'top', 'middle'] as const;
  const heights = { top: 1, middle: rows / 2, bottom: rows - 1 };
  return parts.find((part) => [odd, even].every((at) => !at || Math.abs(at.y - heights[part]) > 2.5)) ?? 'middle';
}
