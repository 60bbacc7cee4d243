import { expect, it } from 'vitest';
import { sentencesIn, sentencesOf } from './sentences';

it('finds the sentences of a text, in either language', () => {
  const told = ['Off by 1.5 points.', 'The Ox is “stuck”!'];
  expect(sentencesIn(sentencesOf(...told))).toEqual(told);
  expect(sentencesIn('牛到家。兔被吃！')).toEqual(['牛到家。', '兔被吃！']);
  expect(sentencesIn('')).toEqual([]);
});
