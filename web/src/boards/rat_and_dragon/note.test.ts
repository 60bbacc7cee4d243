import { expect, it } from 'vitest';
import { noteAt } from './note';

const grid = { columns: 15, rows: 15 };
const [wide, straight] = [(side: number) => side * 2.5, 7.5];

it('lays a note above its square, where that hides nothing it speaks of', () => {
  expect(noteAt(grid, 'h8', [])).toMatchObject({ below: false, middle: straight });
  expect(noteAt(grid, 'h1', ['h2']), 'there is no room above').toMatchObject({ below: true });
  expect(noteAt(grid, 'h15', ['h14'])).toMatchObject({ below: false });
});

it('lays it below, or to one side, so that the creature that would be touched is in sight', () => {
  expect(noteAt(grid, 'h8', ['h7', 'i7'])).toMatchObject({ below: true, middle: straight });
  const tall = ['h7', 'h6', 'h9', 'h10', 'g7', 'g9'];
  expect(noteAt(grid, 'h8', tall).middle).toBe(straight + wide(1));
  expect(noteAt(grid, 'a8', []).middle, 'on the sheet').toBe(3);
});
