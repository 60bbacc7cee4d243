// Views of Wu Xing for the tests, with a handful of tiles.
import type { View } from '../../wire/protocol';
import type { SeatView, Tile, WuXingView } from './view';

const tile = (name: string, kind: Tile['kind'], colour: Tile['colour'], value: number, panels: number[][]): Tile => ({
  name,
  kind,
  colour,
  value,
  panels,
});

export const tiles: Tile[] = [
  tile('Wood', 'element', 'Wood', 8, [[1, 3, 4], [2, 3], [2, 5, 6], [3]]),
  tile('Tiger', 'animal', 'Wood', 5, [[1, 2, 3], [4, 5], [6, 6], [2]]),
  tile('Rabbit', 'animal', 'Wood', 5, [[3, 3, 5], [1, 2], [4, 4], [6]]),
  tile('Rat', 'animal', 'Water', 5, [[1, 2, 4], [3, 5], [2, 2], [6]]),
  tile('jia', 'stem', 'Wood', 3, [[2, 4, 5], [1, 6], [3], [5]]),
];

export const seat = (parts: Partial<SeatView> = {}): SeatView => ({
  tokens: 3,
  points: 0,
  tiles: [],
  values: 0,
  colours: [],
  families: [],
  ...parts,
});

export function view(parts: Partial<WuXingView> = {}): View & WuXingView {
  return {
    game: 'wu_xing',
    phase: 'act',
    turn: 1,
    turn_limit: 0,
    end: 'tiles',
    mover: 0,
    dice: [],
    wanted: null,
    board: [null, null, null],
    pile: [],
    discards: [],
    unclaimed: 5,
    few: false,
    seats: [seat(), seat()],
    gains: {},
    losses: {},
    endings: [],
    prospects: [],
    tiles,
    ...parts,
  };
}

/** Steps as in a transcript: seats are numbers, everything else is chance. */
export const stepsOf = (...written: [number | 'chance', string][]) =>
  written.map(([seat, move], turn) => ({ seat, move, turn }));
