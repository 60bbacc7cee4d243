import { expect, it } from 'vitest';
import { faceOf } from './face';
import { race, runner } from './testing';
import type { ActionName, Forecast } from './view';

const foretold = (action: ActionName, joined: Forecast['joined'], some: Partial<Forecast>): Forecast => ({
  ...{ action, joined, energy: [1], gives: [], then: [] },
  ...some,
});
const spaces = (amount: number) => [{ what: 'spaces' as const, amount, why: 'benefit' }];

function face(forecast: Forecast[], other: Parameters<typeof runner>[0] = {}, position = 0) {
  const me = runner({ energy: [1, 1, 0, 0, 0, 0], cards: ['Run'], position });
  return faceOf(race({ seats: [me, runner(other)], forecast }), me, 'Run', [1, 2]);
}

const alone = [
  foretold('Run', 'nobody', { gives: [...spaces(3), { what: 'karma', amount: 1, why: 'most' }], then: ['trade'] }),
  foretold('Run', 'nobody', { energy: [2], gives: spaces(4) }),
];

it('shows large what the action pays alone, and small the same where it is shared', () => {
  const shared = foretold('Run', 'more', { gives: spaces(1) });
  expect(face([...alone, shared], { cards: ['Run', 'Help'], energy: [0, 2, 0, 0, 0, 0] })).toMatchObject({
    large: { whats: ['spaces'], low: 3, high: 4 },
    instead: null,
    small: 'shared +1',
  });
  expect(face(alone)?.small).toBe('only you can');
});

it('shows what there is instead where it pays none of that', () => {
  expect(face([foretold('Run', 'nobody', { then: ['exchange'] })])?.instead).toBe('exchange');
  expect(face(alone, {}, 28)?.instead).toBe('home');
  expect(face([])).toBeNull();
});

it('has the sign of what comes with it', () => {
  expect(face(alone)).toMatchObject({ instead: null, then: ['trade'] });
  expect(face([foretold('Run', 'nobody', { then: ['exchange', 'trade'] })])).toMatchObject({
    instead: 'exchange',
    then: ['trade'],
  });
  expect(face(alone, {}, 28)?.then, 'across the river nothing else counts').toEqual([]);
});

it('says with whom it is shared where another has no other card', () => {
  const shared = foretold('Run', 'less', { energy: [1, 2], gives: spaces(2) });
  const me = runner({ energy: [0, 1, 0, 0, 0, 0], cards: ['Run'] });
  const must = runner({ cards: ['Run'], energy: [2, 0, 0, 0, 0, 0] });
  const view = race({ seats: [me, must], forecast: [shared] });
  expect(faceOf(view, me, 'Run', [2], ['You', 'Jun'])?.small).toBe('shared with Jun');
});
