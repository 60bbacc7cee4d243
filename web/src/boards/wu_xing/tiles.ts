// What the tiles are called, and their characters.
import { elementHanzi, elementName, isElement, signName, signOf } from '../../pieces/signs';
import { language } from '../../words/catalogue.svelte';

const stems: Record<string, string> = {
  jia: '甲',
  yi: '乙',
  bing: '丙',
  ding: '丁',
  wu: '戊',
  ji: '己',
  geng: '庚',
  xin: '辛',
  ren: '壬',
  gui: '癸',
};

/** The character on a tile. */
export function hanziOf(tile: string): string {
  return isElement(tile) ? elementHanzi(tile) : (stems[tile] ?? signOf(tile)?.hanzi ?? '');
}

/** The name of a tile in the language of the page. */
export function tileName(tile: string): string {
  if (isElement(tile)) return elementName(tile);
  const stem = stems[tile];
  if (!stem) return signName(tile);
  return language.isChinese ? stem : tile.charAt(0).toUpperCase() + tile.slice(1);
}
