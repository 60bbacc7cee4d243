import { expect, it } from 'vitest';
import { fitted } from './fit';

it('lays sheets out as large as they can be', () => {
  expect(fitted(1, { width: 400, height: 300 }, 1, 50, 10)).toEqual({ across: 1, wide: 250 });
  expect(fitted(2, { width: 400, height: 300 }, 1, 50, 10)).toEqual({ across: 2, wide: 195 });
  expect(fitted(2, { width: 200, height: 600 }, 1, 50, 10)).toEqual({ across: 1, wide: 200 });
  expect(fitted(5, { width: 400, height: 400 }, 1, 50, 10)).toEqual({ across: 3, wide: 126 });
});
