import { expect, it } from 'vitest';
import { isRough } from './rough';

it('tells no chance to win that hangs on a few playouts', () => {
  expect(isRough({ text: '88 %', nodes: 32 })).toBe(true);
  expect(isRough({ text: '61 %', nodes: 256 })).toBe(false);
  expect(isRough({ text: '+1.5', nodes: 32 }), 'of a search').toBe(false);
});
