// A window flower (窗花) as paper is cut: scallops at the edge, and rings of crescents, leaves and teeth cut out of the rim. Around
// (0, 0), 53 wide from there; what it frames has the circle of radius 28.

type Point = [number, number];

/** At `turns` of the circle, from the top clockwise. */
const at = (radius: number, turns: number): Point => [
  radius * Math.sin(2 * Math.PI * turns),
  -radius * Math.cos(2 * Math.PI * turns),
];
const written = (point: Point) => point.map((number) => number.toFixed(1)).join(' ');

/** `each` tells where its cut lies, in turns of the circle. */
const around = (count: number, offset: number, each: (turns: number) => string) =>
  Array.from({ length: count }, (_, index) => each((index + offset) / count)).join('');

/** From one point to another and back, along two curves. */
const lens = (from: Point, to: Point, there: Point, back: Point) =>
  `M${written(from)}Q${written(there)} ${written(to)}Q${written(back)} ${written(from)}Z`;

const scallops = (count: number, radius: number, bulge: number) =>
  `M${written(at(radius, 0))}${around(count, 1, (turns) => `A${bulge} ${bulge} 0 0 1 ${written(at(radius, turns))}`)}Z`;

const crescents = (count: number, radius: number, width: number, offset: number) =>
  around(count, offset, (turns) =>
    lens(at(radius, turns - width), at(radius, turns + width), at(radius + 2.6, turns), at(radius + 0.9, turns)),
  );

const leaves = (count: number, from: number, to: number, width: number, offset: number) =>
  around(count, offset, (turns) => {
    const middle = (from + to) / 2;
    return lens(at(from, turns), at(to, turns), at(middle, turns + width), at(middle, turns - width));
  });

const teeth = (count: number, from: number, to: number, width: number, offset: number) =>
  around(
    count,
    offset,
    (turns) => `M${written(at(from, turns - width))}L${written(at(to, turns))}L${written(at(from, turns + width))}Z`,
  );

const hole = (radius: number) =>
  `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;

/** For a path with `fill-rule="evenodd"`. */
export const flower = [
  scallops(24, 46.3, 6.3),
  crescents(24, 45.2, 0.0135, 0.5),
  leaves(24, 37.2, 42.6, 0.0135, 0),
  teeth(48, 34.6, 36.6, 0.0064, 0.5),
  leaves(12, 29.6, 34, 0.032, 0.5),
  hole(28),
].join('');

/** The rim of the wheel of the twelve signs: 106 wide from the middle, open within 83. */
export const rim = [
  scallops(36, 97, 8.9),
  crescents(36, 96, 0.0095, 0.5),
  leaves(36, 88, 93.4, 0.0095, 0),
  teeth(72, 85.4, 87.2, 0.0042, 0.5),
  hole(83),
].join('');
