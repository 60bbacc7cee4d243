import { expect, it } from 'vitest';
import { besideOf } from './beside';
import { columnOf, rowOf } from './view';

const grid = { columns: 15, rows: 15 };

it('Done lies near the end of the drawing, on the sheet, over neither it nor whom it can be paired with', () => {
  for (const drawn of [
    ['a1', 'b1'],
    ['o15', 'n15', 'o14'],
    ['g7', 'g8', 'h8'],
  ]) {
    const partner = new Set([`${drawn[0]?.charAt(0) ?? ''}9`]);
    const { x, y } = besideOf(grid, drawn, partner, new Set());
    for (const square of [...drawn, ...partner])
      expect(
        Math.abs(columnOf(square) + 0.5 - x) >= 1.5 || Math.abs(rowOf(square) + 0.5 - y) >= 0.9,
        `${drawn.join()} ${x} ${y}`,
      ).toBe(true);
    expect(x > 1.4 && x < 13.6 && y > 0.4 && y < 14.6).toBe(true);
    expect(Math.hypot(x - columnOf(drawn.at(-1) ?? '') - 0.5, y - rowOf(drawn.at(-1) ?? '') - 0.5)).toBeLessThan(4);
  }
});
