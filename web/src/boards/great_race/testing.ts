// Views for the tests of this folder; only the relevant fields are given.
import type { Step, View } from '../../wire/protocol';
import { cause as causeOf } from '../../wire/testing';
import type { Cause } from './causes';
import { numberOf, type ActionName, type Card, type RaceAction, type RaceView, type Runner } from './view';

export const card = (action: ActionName, energy: number | null, as = action): Card => ({
  number: numberOf(action),
  action,
  energy,
  as,
});

/** What was turned over: a 3 and a repeating 2 in a Run that pays an exchange, and a Strategise. */
export const revealed: RaceView['revealed'] = {
  round: 3,
  actions: [
    {
      action: 'Run',
      total: 5,
      unit: 'spaces',
      low_top: 4,
      gives: '1+exchange',
      plays: [
        { seat: 0, action: 'Run', energy: 3 },
        { seat: 1, action: 'Repeat', energy: 2 },
      ],
    },
    { action: 'Strategise', total: 1, plays: [{ seat: 2, action: 'Strategise', energy: 1 }] },
  ],
};

export const runner = (some: Partial<Runner>): Runner => ({
  animal: 'Ox',
  position: 0,
  karma: 0,
  energy: [2, 2, 1, 0, 0, 0],
  cards: [],
  prices: {},
  row: [],
  repeats: null,
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
  revealed: null,
  turn: null,
  ranking: null,
  ...some,
});

export const asView = (view: RaceView): View => ({ game: 'great_race', ...view });

/** A step as it is told; choices of others are hidden. */
export const step = (seat: number, action: RaceAction, causes: Cause[] = []): Step =>
  ({ seat, move: action.kind, turn: 1, written: '', action, ...(causes.length ? { causes } : {}) }) as unknown as Step;

export const hiddenPlay = (seat: number): Step => ({ ...step(seat, { kind: 'play' }), hidden: true });

export { outcome } from '../../wire/testing';

export const cause = causeOf<Cause>;

const laid = (seat: number, action: ActionName, energy: number) => [
  cause(seat, 'cards', -1, 'played', { card: action }),
  cause(seat, 'energy', -1, 'played', { energy }),
];

/** The causes of what `revealed` has, up to the choice of the first seat. */
export const turnedOver: Cause[] = [
  ...laid(0, 'Run', 3),
  ...laid(1, 'Repeat', 2),
  ...laid(2, 'Strategise', 1),
  cause(1, 'karma', -1, 'drop'),
  cause(0, 'spaces', 1, 'benefit', { act: 'Run', total: 5 }),
  cause(0, 'spaces', 2, 'outbid', { act: 'Run', seats: [1] }),
];

/** What follows the choice of the first seat. */
export const goesOn: Cause[] = [
  cause(1, 'spaces', 1, 'ran_too', { act: 'Run' }),
  cause(2, 'cards', 2, 'row', { act: 'Strategise' }),
];
