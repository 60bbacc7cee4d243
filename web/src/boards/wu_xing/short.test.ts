import { expect, it } from 'vitest';
import { heldLabel, spaceLabel } from './labels';
import { ofTile, shortOf } from './short';
import { seat, tiles, view } from './testing';

const names = ['You', 'Jun'];
const animals = (tiles: number) => [{ family: 'animal' as const, tiles, size: 3, bonus: 0, worth: 15 }];
const shown = (...held: string[]) => view({ seats: [seat(), seat({ tiles: held, families: animals(held.length) })] });

it('knows the one tile that is missing in a family, and what it would bring', () => {
  expect(shortOf(shown('Tiger'))).toEqual([]);
  expect(shortOf(shown('Tiger', 'Rabbit', 'Rat'))).toEqual([]);
  const [short] = shortOf(shown('Tiger', 'Rabbit'));
  expect([short?.seat, short?.tile.name, short?.gain]).toEqual([1, 'Rat', 20]);
});

it('says it at the tile, wherever it lies', () => {
  const shorts = shortOf(shown('Tiger', 'Rabbit'));
  const rat = tiles.find(({ name }) => name === 'Rat');
  if (!rat) throw new Error('no tile');
  const told = 'completes Jun’s Animals: one throw from +20';
  expect(heldLabel(rat, names, undefined, undefined, '', ofTile(shorts, 'Rat'))).toContain(told);
  const space = { tile: 'Rat', panel: 1, shows: [1, 2, 4] };
  expect(spaceLabel(0, space, rat, names, undefined, undefined, false, '', ofTile(shorts, 'Rat'))).toContain(told);
  expect(ofTile(shorts, 'Tiger')).toEqual([]);
});
