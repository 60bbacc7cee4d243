// Views for the tests of this folder: a table of which only what matters is written.
import type { View } from '../../protocol';
import { numberOf, type ActionName, type Card, type RaceView, type Runner } from './view';

export const card = (action: ActionName, energy: number | null, as = action): Card => ({
  number: numberOf(action),
  action,
  energy,
  as,
});

export const runner = (some: Partial<Runner>): Runner => ({
  animal: 'Ox',
  position: 0,
  karma: 0,
  energy: [2, 2, 1, 0, 0, 0],
  cards: [],
  prices: {},
  row: [],
  sits_out: false,
  chosen: false,
  played: null,
  ...some,
});

export const race = (some: Partial<RaceView>): RaceView => ({
  phase: 'play',
  round: 3,
  finish: 30,
  river: 15,
  seats: [],
  age_order: [0, 1, 2],
  wheel: {
    rotation: 2,
    spaces: [],
    slots: [],
    actions: [
      { action: 'Help', unit: 'karma', low_top: 2, low: 'N', high: '2+trade' },
      { action: 'Run', unit: 'spaces', low_top: 4, low: '3', high: '1+exchange' },
    ],
  },
  supply: [0, 7, 5, 10, 15, 5],
  turn: null,
  ranking: null,
  ...some,
});

export const asView = (view: RaceView): View => ({ game: 'great_race', ...view });
