// The words for what is advised, in both languages.
import { signName } from '../../pieces/signs';
import { catalogue } from '../../words/catalogue.svelte';
import { words } from './words';

export const adviceWords = catalogue(
  {
    choose: (creature: string, number: number) => `draw the ${signName(creature)} (${number})`,
    draw: (creature: string, square: string) => `draw ${creature && `the ${signName(creature)} `}on ${square}`,
    /** Where it comes to lie is marked on the board. */
    marked: ' on the marked squares',
    /** Whom it is to touch; `points`: of the pair. */
    beside: (partner: string, points: number, marked: boolean) =>
      `${marked ? ', beside' : ' anywhere beside'} ${partner}${points > 0 ? ` (pair: ${words.change(points)})` : ''}`,
    /** It fits nowhere else; and where nothing speaks for a place. */
    only: ' on the marked squares, the only ones where it fits',
    free: '; where is up to you',
    /** Of two with the same number. */
    at: (partner: string, square: string) => `${partner} at ${square}`,
    pair: (creature: string, number: number, square: string) =>
      `pair it with the ${signName(creature)} (${number}) at ${square}`,
    alone: 'leave it unpaired',
  },
  {
    choose: (creature, number) => `画${signName(creature)}（${number}）`,
    draw: (creature, square) => `${creature && `把${signName(creature)}`}画在 ${square}`,
    marked: '，画在标出的格子上',
    beside: (partner, points, marked) =>
      `，${marked ? '' : '画在哪里都行，只要'}挨着${partner}${points > 0 ? `（成对 ${words.change(points)}\u00a0分）` : ''}`,
    only: '，画在标出的格子上：只有那里画得下',
    free: '，画在哪里由你',
    at: (partner, square) => `${square} 的${partner}`,
    pair: (creature, number, square) => `与 ${square} 的${signName(creature)}（${number}）配对`,
    alone: '暂不配对',
  },
);
