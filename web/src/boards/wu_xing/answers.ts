// What a tap on a tile answers where it cannot be taken: before the throw what it needs, and nothing of the dice; then which token helps.
import { catalogue } from '../../words/catalogue.svelte';
import { sentencesOf } from '../../words/sentences';
import type { Legal } from './actions';
import { tileName } from './tiles';
import { pairsOf, type Prospect, type Tile } from './view';

const say = catalogue(
  {
    throwFirst: 'Throw the dice first.',
    either: (tile: string, face: number) => `${tile} needs a ${face} on either die.`,
    both: (tile: string, one: number, other: number) =>
      one === other ? `${tile} needs ${one} on both dice.` : `${tile} needs a ${one} and a ${other}.`,
    twoOf: (tile: string, [one, two, three]: number[]) => `${tile} needs two of ${one}, ${two} and ${three}.`,
    takenWith: (tile: string, pairs: number[][]) =>
      `${tile} is captured with ${pairs.map((pair) => pair.join(' and ')).join(', or with ')}.`,
    turn: (face: number, to: number) => `A token can help: turn your ${face} into a ${to}.`,
    again: (face: number, chances: [number, number] | null) =>
      `A token may help: throw your ${face} again${chances ? `, ${chances[0]} in ${chances[1]}` : ''}.`,
  },
  {
    throwFirst: '请先掷骰。',
    either: (tile, face) => `${tile}要任一颗骰为 ${face}。`,
    both: (tile, one, other) => (one === other ? `${tile}要两颗都是 ${one}。` : `${tile}要 ${one} 和 ${other}。`),
    twoOf: (tile, faces) => `${tile}要 ${faces.join('、')} 中的两个。`,
    takenWith: (tile, pairs) => `夺取${tile}要 ${pairs.map((pair) => pair.join(' 和 ')).join('，或 ')}。`,
    turn: (face, to) => `可用一个标记：把 ${face} 变为 ${to}。`,
    again: (face, chances) =>
      `可用一个标记重掷 ${face}${chances ? `，机会 ${chances[0]}/${chances[1]}` : '，或许有用'}。`,
  },
);

/** `shows`: the dice at the bottom of a tile on the board; of one that somebody has, any of its pairs captures it. */
export function needsOf(tile: Tile, shows: readonly number[] | null): string {
  const name = tileName(tile.name);
  if (!shows) return say.takenWith(name, pairsOf(tile));
  const [one = 0, other = 0] = shows;
  if (shows.length === 1) return say.either(name, one);
  return shows.length === 2 ? say.both(name, one, other) : say.twoOf(name, [...shows]);
}

export const beforeThrow = (tile: Tile, shows: readonly number[] | null): string =>
  sentencesOf(say.throwFirst, needsOf(tile, shows));

/** The token that brings a tile into reach, one that is sure to before one that throws a die again; empty where none does. */
export function helpFor(tile: Tile, legal: readonly Legal[], prospects: ReadonlyMap<string, Prospect>): string {
  const helps = legal.flatMap(({ move, action }) => {
    const prospect = prospects.get(move);
    return action.kind === 'token' && prospect && tile.name in prospect.brings ? [{ action, prospect }] : [];
  });
  const sure = helps.find(({ prospect }) => prospect.faces.length === 1);
  if (sure) return say.turn(sure.action.die, sure.prospect.faces[0] ?? 0);
  const alone = ({ prospect }: (typeof helps)[number]) => Object.keys(prospect.brings).length === 1;
  const best = helps.find(alone) ?? helps[0];
  if (!best) return '';
  const { chances, faces } = best.prospect;
  return say.again(best.action.die, alone(best) ? [chances, faces.length] : null);
}
