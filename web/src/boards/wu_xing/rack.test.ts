import { expect, it } from 'vitest';
import { rackOf } from './rack';
import { tiles } from './testing';

it('leaves the outline of a tile that was taken where it stood', () => {
  const known = new Map(tiles.map((tile) => [tile.name, tile]));
  const [wood, tiger, rabbit] = tiles;
  if (!wood || !tiger || !rabbit) throw new Error('no tiles');
  const gone = { tile: tiger, to: 1, label: '', loss: 5 };
  expect(rackOf([wood, rabbit], [gone], known).map(({ tile, gone }) => [tile.name, gone !== null])).toEqual([
    ['Wood', false],
    ['Tiger', true],
    ['Rabbit', false],
  ]);
});
