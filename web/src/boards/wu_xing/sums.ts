// How the points of a tile add up, where they are more than its value: what it brings to the bonuses of a seat, or takes from them.
import { elementName, isElement, type Element } from '../../pieces/signs';
import type { Cause } from '../../wire/protocol';
import { catalogue } from '../../words/catalogue.svelte';
import { signed } from '../../words/numbers';
import { text } from '../../words/text';
import type { Family, SeatView, Tile } from './view';
import { words, worth } from './words';

const say = catalogue(
  {
    value: (points: number) => `${points}`,
    plus: ' + ',
    /** `tiles`: the number that there would then be, where it is known. */
    colour: (points: number, tiles: number | undefined, colour: string) =>
      tiles === undefined ? `${points} colour bonus` : `${points} for ${tiles} ${colour}`,
    family: (points: number, family: string) => `${points} for all ${family}`,
  },
  {
    value: (points) => `牌值 ${points}`,
    plus: '，',
    colour: (points, tiles, colour) =>
      tiles === undefined ? `同色加分 ${points}` : `${tiles} 块${colour}加 ${points}`,
    family: (points, family) => `集齐${family}加 ${points}`,
  },
);

export interface Sum {
  value: number;
  colour?: { points: number; of: Element; tiles?: number };
  family?: { points: number; of: Family };
}

const bonus = (tiles: number) => worth[tiles] ?? 0;

const withBonus = (sum: Sum): Sum | undefined => (sum.colour || sum.family ? sum : undefined);

/** What a tile would bring a seat that gets it. */
export function gainOf(tile: Tile, holds: SeatView | undefined): Sum | undefined {
  const tiles = (holds?.colours.find(({ colour }) => colour === tile.colour)?.tiles ?? 0) + 1;
  const family = holds?.families.find((one) => one.family === tile.kind);
  const points = bonus(tiles) - bonus(tiles - 1);
  return withBonus({
    value: tile.value,
    ...(points && { colour: { points, of: tile.colour, tiles } }),
    ...(family && family.tiles + 1 === family.size && { family: { points: family.worth, of: tile.kind } }),
  });
}

/** What a seat that has a tile would lose with it. */
export function lossOf(tile: Tile, holds: SeatView | undefined): Sum | undefined {
  const tiles = holds?.colours.find(({ colour }) => colour === tile.colour)?.tiles ?? 0;
  const family = holds?.families.find((one) => one.family === tile.kind);
  const points = bonus(tiles) - bonus(tiles - 1);
  return withBonus({
    value: tile.value,
    ...(points && { colour: { points, of: tile.colour } }),
    ...(family?.bonus && { family: { points: family.bonus, of: tile.kind } }),
  });
}

const families: Record<string, Family> = { elements: 'element', animals: 'animal', stems: 'stem' };

/** What the causes of a step say about the points of a seat. */
export function sumIn(causes: readonly Cause[], seat: number): Sum | undefined {
  const own = causes.filter((cause) => cause.seat === seat && cause.what === 'points');
  const sum: Sum = { value: 0 };
  for (const { why, amount, colour } of own) {
    const points = Math.abs(amount);
    const family = families[why];
    if (why === 'value') sum.value = points;
    else if (why === 'colour' && typeof colour === 'string' && isElement(colour)) sum.colour = { points, of: colour };
    else if (family) sum.family = { points, of: family };
  }
  return withBonus(sum);
}

export const total = ({ value, colour, family }: Sum) => value + (colour?.points ?? 0) + (family?.points ?? 0);

/** "5 + 5 for 3 Earth"; empty where there is nothing to add up, or where it is not these points. */
export function sumTold(sum: Sum | undefined, points: number | undefined): string {
  if (!sum || total(sum) !== points) return '';
  const { value, colour, family } = sum;
  return [
    say.value(value),
    ...(colour ? [say.colour(colour.points, colour.tiles, elementName(colour.of))] : []),
    ...(family ? [say.family(family.points, words.wholeFamilies[family.of])] : []),
  ].join(say.plus);
}

/** The same after the points. */
export function sumAside(sum: Sum | undefined, points: number | undefined): string {
  const told = sumTold(sum, points);
  return told && text.aside(told);
}

/** After other points than those that add up. */
export function sumOfGain(sum: Sum | undefined, points = 0): string {
  const told = sumTold(sum, points);
  return told && text.aside(`${signed(points)} = ${told}`);
}

/** Only the figures, after the points: " (3 + 2)". */
export function sumInShort(sum: Sum | undefined, points: number | undefined): string {
  if (!sum || total(sum) !== points) return '';
  return text.aside([sum.value, sum.colour?.points, sum.family?.points].filter(Boolean).join(' + '));
}
