import { expect, it } from 'vitest';
import { lossOf } from './loss';
import type { Act, Beat } from './story';
import type { ActionName } from './view';

const act = (action: ActionName, ...energies: number[]): Act => ({
  action,
  total: 0,
  pays: null,
  plays: energies.map((energy, seat) => ({ seat, action, energy })),
});
const begins = (action: ActionName): Beat => ({ kind: 'action', action, seat: null, causes: [] });
const losses = (of: Act, beats: Beat[], told = beats) =>
  of.plays.map(({ seat }) => lossOf({ acts: [of], beats }, told, seat));

it('says who was tied and who was beaten, as soon as the action is told', () => {
  const walk = [begins('Walk')];
  expect(losses(act('Walk', 3, 3, 1), walk)).toEqual(['tied', 'tied', 'beaten']);
  expect(losses(act('Walk', 3, 2), walk)).toEqual([null, 'beaten']);
  expect(losses(act('Walk', 3, 3, 1), walk, [])).toEqual([null, null, null]);
});

it('says nothing of who gains all the same', () => {
  const gains: Beat = {
    ...{ kind: 'gains', action: 'Run', seat: 1 },
    causes: [{ seat: 1, what: 'spaces', amount: 1, why: 'ran_too', act: 'Run', clause: '' }],
  };
  expect(losses(act('Run', 3, 3), [begins('Run'), gains])).toEqual(['tied', null]);
  expect(losses(act('Help', 3, 2), [begins('Help')])).toEqual([null, null]);
});
