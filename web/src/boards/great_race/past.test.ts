import { expect, it } from 'vitest';
import { before, isPast, tableAt } from './past';
import { storyOf } from './story';
import { card, cause, hiddenPlay, outcome, race, runner, step } from './testing';
import { wheelAt } from './wheel';

const laid = (seat: number, action: Parameters<typeof card>[0], energy: number) => [
  cause(seat, 'cards', -1, 'played', { card: action }),
  cause(seat, 'energy', -1, 'played', { energy }),
];
const plays = [hiddenPlay(0), hiddenPlay(1)];
const space = (text: string) => ({ green: text, yellow: text, split: false });
const steps = [
  step(0, { kind: 'card' }),
  outcome(
    cause(0, 'cards', -1, 'first_card', { card: 'Walk' }),
    cause(1, 'cards', -1, 'first_card', { card: 'Help' }),
    cause(0, 'karma', 2, 'place', { card: 'Walk' }),
  ),
  ...plays,
  outcome(
    ...laid(0, 'Run', 3),
    ...laid(1, 'Repeat', 1),
    cause(0, 'karma', -1, 'drop'),
    cause(0, 'spaces', 4, 'benefit', { act: 'Run' }),
  ),
  step(0, { kind: 'exchange', give: [2, 1], get: [3], karma: 0, up: true }, [
    cause(0, 'energy', -1, 'exchange', { act: 'Run' }),
  ]),
  ...plays,
  outcome(
    ...laid(0, 'Strategise', 2),
    ...laid(1, 'Run', 2),
    cause(1, 'spaces', 3, 'benefit', { act: 'Run' }),
    cause(0, 'cards', 2, 'row', { act: 'Strategise' }),
    cause(0, 'energy', 2, 'row', { act: 'Strategise' }),
  ),
];
const view = race({
  round: 3,
  wheel: {
    rotation: 2,
    spaces: ['1', '2', '3', '4'].map(space),
    slots: ['Run', 'Help'],
    actions: [
      { action: 'Help', unit: 'karma', low_top: 2, low: '1', high: '2' },
      { action: 'Run', unit: 'spaces', low_top: 4, low: '3', high: '4' },
    ],
  },
  seats: [
    runner({
      position: 4,
      karma: 1,
      energy: [1, 1, 2, 0, 0, 0],
      cards: ['Run', 'Strategise'],
      row: [card('Walk', null)],
    }),
    runner({
      position: 3,
      energy: [1, 1, 1, 0, 0, 0],
      row: [card('Help', null), card('Repeat', 1, 'Help'), card('Run', 2)],
    }),
  ],
});
const story = storyOf(steps, view);

it('shows a round that is long over as it was', () => {
  const first = tableAt(view, story, 1, story[1]?.beats.length ?? 0);
  expect(first.round).toBe(1);
  expect(
    first.seats.map(({ position, karma, energy, row }) => [
      position,
      karma,
      energy.join(''),
      row.map(({ action, energy: under, as }) => `${action} ${under ?? ''} ${as}`),
    ]),
  ).toEqual([
    [4, 1, '111000', ['Walk  Walk', 'Run 3 Run']],
    [0, 0, '121000', ['Help  Help', 'Repeat 1 Help']],
  ]);
});

it('has gone on once the next round is at stake, not before', () => {
  expect(story.map((round) => isPast(view, round))).toEqual([true, true, true]);
  expect(isPast({ ...view, round: 2 }, story[2])).toBe(false);
  expect(tableAt(view, story, 2, story[2]?.beats.length ?? 0).wheel.rotation).toBe(1);
});

it('goes back to where it all began', () => {
  const [one, other] = before(
    view,
    story,
    story.flatMap(({ beats }) => beats),
  );
  expect([one?.position, one?.karma, one?.row, one?.cards]).toEqual([0, 0, [], ['Run', 'Walk', 'Strategise']]);
  expect([other?.position, other?.row]).toEqual([0, []]);
  expect(before(view, story, [])).toBe(view.seats);
});

it('knows what the wheel paid then, and what a Repeat counted as that brought nothing', () => {
  expect(story[1]?.acts.map(({ action, pays }) => [action, pays?.gives])).toEqual([
    ['Help', '3'],
    ['Run', '1'],
  ]);
  expect(wheelAt(view, 3)).toBe(view.wheel);
  expect(wheelAt(view, 4).rotation).toBe(3);
});
