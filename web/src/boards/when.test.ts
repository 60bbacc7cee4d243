// What the time of a step is called, and what dice showed in it: by the boards of games with dice.
import { expect, it } from 'vitest';
import type { Step } from '../wire/protocol';
import { kindOf } from './games';

const step = (action: Step['action'], seat: Step['seat'] = 'chance'): Step => ({
  seat,
  move: '',
  turn: 0,
  written: '',
  action,
});

it('a turn of Wu Xing is a throw, whatever came of it', () => {
  const { when, thrown } = kindOf('wu_xing');
  const steps = [
    step({ kind: 'draw', tile: 'Rat' }),
    step({ kind: 'throw', dice: [3, 5] }),
    step({ kind: 'rethrow', die: 4 }),
    step({ kind: 'pass', dice: [3, 4] }, 0),
    step({ kind: 'throw', dice: [1, 1] }),
  ];
  expect([1, 2, 4, 5].map((end) => when?.(steps.slice(0, end)))).toEqual(['', 'Turn 1', 'Turn 1', 'Turn 2']);
  expect(steps.map((one) => thrown?.(one))).toEqual([[], [3, 5], [4], [], [1, 1]]);
});

it('a round of The Rat and the Dragon begins with the dice or the card', () => {
  const { when, thrown } = kindOf('rat_and_dragon');
  const steps = [
    step({ kind: 'card', number: 7, creature: 'Monkey' }),
    step({ kind: 'choose', number: 7, creature: 'Monkey' }, 0),
    step({ kind: 'throw', pair: [3, 5], other: 2, offers: [8, 2] }),
  ];
  expect([0, 1, 2, 3].map((end) => when?.(steps.slice(0, end)))).toEqual(['', 'Round 1', 'Round 1', 'Round 2']);
  expect(steps.map((one) => thrown?.(one))).toEqual([[], [], [3, 5, 2]]);
});
