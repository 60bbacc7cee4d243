// Positions, for tests.
import type { LegalMove } from '../../wire/protocol';
import { animalOf } from './animals';
import { reachOf } from './reach';
import type { CheckersView } from './view';

export type Man = [square: string, seat: number, animal: string];

/** Nobody is home yet, and it is the turn of the first seat. */
export const positionOf = (men: readonly Man[], more: Partial<CheckersView> = {}): CheckersView => ({
  phase: 'movement',
  mover: 0,
  chain: null,
  board: men.map(([square, seat, animal]) => ({ square, seat, ...animalOf(animal), animal })),
  hands: [[], []],
  home: [[], []],
  captured: [[], []],
  scores: [0, 0],
  ...more,
});

/** The men of a seat, each as "Ox-c3". */
export const menOf = (seat: number, all: string): Man[] =>
  all.split(' ').map((man) => {
    const [animal = '', square = ''] = man.split('-');
    return [square, seat, animal];
  });

/** What the first seat may do. */
export const movesIn = (view: CheckersView): LegalMove[] =>
  reachOf(view, 0).map((move) => ({ seat: 0, move: '', action: { ...move } }));
