import { expect, it } from 'vitest';
import type { Deed, Story } from './deeds';
import { newsOf } from './news';

const names = ['Ann', 'Ben', 'Cleo'];
const untold: Story = { dice: { faces: [], throws: [] }, deed: null, spent: null, losses: [] };
const capture: Deed = { mover: 1, kind: 'capture', tile: 'Tiger', from: 0, dice: [4, 6], gain: 8, loss: 5 };
const pass: Deed = { mover: 2, kind: 'pass', dice: [1, 1] };
const told = (...given: Parameters<typeof newsOf>) => newsOf(...given).map((line) => [line.warns, line.told]);

it('warns who has lost a tile until they have their turn, whatever came after it', () => {
  const story = { ...untold, deed: pass, losses: [capture] };
  expect(newsOf(story, names, [0])).toEqual([
    { seat: 1, dice: [4, 6], told: 'Ben captured your Tiger (−5).', warns: true },
    { seat: 2, dice: [1, 1], told: 'Cleo passes.', warns: false },
  ]);
  expect(told({ ...story, deed: capture }, names, [0])).toEqual([[true, 'Ben captured your Tiger (−5).']]);
});

it('names whose it was to everybody else', () => {
  const story = { ...untold, deed: capture, losses: [capture] };
  expect(told(story, names, [2])).toEqual([[false, 'Ben captures Tiger from Ann (+8, Ann −5).']]);
  expect(told(story, names, [0, 2])).toEqual([[true, 'Ben captures Tiger from Ann (+8, Ann −5).']]);
});

it('tells a token in place of the deed before it', () => {
  const spent = { seat: 2, face: 4, to: 5, again: false };
  expect(told({ ...untold, deed: pass, spent, losses: [] }, names, [0])).toEqual([
    [false, 'Cleo spends a token: 4 becomes 5.'],
  ]);
});
