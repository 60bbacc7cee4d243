// Views of Wu Xing for the tests, with a handful of tiles; moves and steps in the shape that the server gives them, with which
// actions.test.ts compares it.
import type { View } from '../../wire/protocol';
import { written, type Legal, type Made, type Move, type Told } from './actions';
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
    claims_left: 5,
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

export const legal = (seat: number, ...moves: Move[]): Legal[] =>
  moves.map((action) => ({ seat, move: written(action), action }));

type Bare<T> = T extends Told ? Omit<T, 'mover'> : never;
type BareTold = Bare<Told>;

const chance: ReadonlySet<Told['kind']> = new Set(['draw', 'first', 'throw', 'rethrow'] as const);

/** What is done in one turn, by its seat and by chance. */
export const turn = (mover: number, ...actions: BareTold[]): Made[] =>
  actions.map((bare) => {
    const action = { ...bare, mover } as Told;
    return { seat: chance.has(action.kind) ? 'chance' : mover, move: '', turn: 0, written: '', action };
  });

/** The same, by the owner of a tile. */
export const answered = (owner: number, mover: number, action: BareTold): Made[] =>
  turn(mover, action).map((step) => ({ ...step, seat: owner }));

export const drawn = (tile: string) => ({ kind: 'draw', tile }) as const;
export const thrown = (...dice: number[]) => ({ kind: 'throw', dice }) as const;
export const landed = (die: number) => ({ kind: 'rethrow', die }) as const;
export const turned = (die: number, change: '+' | '-', to: number, dice: number[] = []) =>
  ({ kind: 'token', die, change, turned: to, dice }) as const;
export const again = (die: number, dice: number[] = []) => ({ kind: 'token', die, change: '?', dice }) as const;
export const claimed = (space: number, tile: string, gain: number, dice: number[] = []) =>
  ({ kind: 'claim', space, tile, gain, dice }) as const;
export const captured = (tile: string, from: number, gain: number, loss: number, dice: number[] = []) =>
  ({ kind: 'capture', tile, from, gain, loss, dice }) as const;
export const wanted = (tile: string, from: number, dice: number[] = []) =>
  ({ kind: 'capture', tile, from, pending: true, dice }) as const;
export const prevented = (tile: string) => ({ kind: 'prevent', tile }) as const;
export const allowed = (tile: string, gain: number, loss: number) => ({ kind: 'allow', tile, gain, loss }) as const;
export const passed = (...dice: number[]) => ({ kind: 'pass', dice }) as const;
