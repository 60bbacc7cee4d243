// The lacquer of the tiles: how light the colour of each element is at the upper edge of a tile, and how deep at the lower.
import type { Element } from '../../pieces/signs';

const lacquers: Record<Element, [lit: string, deep: string]> = {
  Wood: ['#2f9a63', '#176341'],
  Fire: ['#d8432f', '#8f1d14'],
  Earth: ['#d49a35', '#8c5a12'],
  Metal: ['#9aa7b8', '#525f73'],
  Water: ['#3473c9', '#143f86'],
};

/** For the style of a drawing. */
export function lacquer(element: Element): string {
  const [lit, deep] = lacquers[element];
  return `--own: var(--${element.toLowerCase()}); --lit: ${lit}; --deep: ${deep}; --side: color-mix(in srgb, ${deep} 55%, black)`;
}
