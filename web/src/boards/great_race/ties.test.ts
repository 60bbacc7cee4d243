import { expect, it } from 'vitest';
import { outlook } from './outlook';
import type { Act } from './story';
import { beatInWords, unpaidInWords, verdictInWords } from './story_words';
import { race, runner } from './testing';
import { beatenIn, tiedForMore, tiedIn } from './ties';
import type { ActionName } from './view';
import { briefOf, doesOf, words } from './words';

const names = ['Ann', 'Bo', 'Cy'];
const act = (action: ActionName, ...energies: number[]): Act => ({
  action,
  total: energies.reduce((sum, energy) => sum + energy, 0),
  pays: null,
  plays: energies.map((energy, seat) => ({ seat, action, energy })),
});

it('says that nobody is highest where those with the most are tied', () => {
  const walk = {
    ...act('Walk', 2, 2, 1),
    pays: { action: 'Walk' as const, total: 5, plays: [], unit: 'spaces' as const, gives: '3' },
  };
  expect(tiedIn(walk)).toEqual([0, 1]);
  expect(tiedIn(act('Cooperate', 2, 2))).toEqual([]);
  expect(beatenIn(walk)).toEqual([2]);
  expect(verdictInWords(walk, names)).toBe('Tied: Ann and Bo. Nobody gets what the wheel pays. Beaten: Cy.');
  expect(verdictInWords(act('Help', 3, 2), names)).toBe('Highest: Ann. Beaten: Bo.');
  expect(verdictInWords(act('Run', 3), names)).toBe('');
  const round = { number: 1, plays: walk.plays, acts: [walk], beats: [] };
  expect(beatInWords({ kind: 'action', action: 'Walk', seat: null, causes: [] }, round, names, race({}))).toContain(
    'but Ann and Bo are tied: nobody gets that.',
  );
});

it('says why nothing came of an action', () => {
  const of = (action: ActionName, ...energies: number[]) =>
    energies.map((_, seat) => unpaidInWords(act(action, ...energies), seat));
  expect(of('Walk', 2, 2, 1)).toEqual(['tied', 'tied', 'not the highest']);
  expect(of('Cooperate', 2, 2, 1)).toEqual(['', '', 'not the highest']);
  expect(of('Help', 2, 1), 'everybody gains').toEqual(['', '']);
});

it('says what a tie costs where everybody gains, unless all who are tied count', () => {
  expect(verdictInWords(act('Rest', 2, 2, 1), names)).toBe(
    'Tied: Ann and Bo. Nobody gets the karma of the highest. Beaten: Cy.',
  );
  expect(verdictInWords(act('Rest', 2, 1, 1), names)).toBe('Highest: Ann. Beaten: Bo and Cy.');
  const five = [...names, 'Di', 'Eve'];
  expect(verdictInWords(act('Rest', 2, 2, 1), five)).toBe('Highest: Ann and Bo. Beaten: Cy.');
  expect(tiedForMore(act('Cooperate', 2, 2), 3)).toBeNull();
  expect([doesOf('Rest', 4), doesOf('Rest', 5)]).toEqual([words.does.Rest, words.doesTied.Rest]);
  expect([briefOf('Run', 4), briefOf('Run', 5)]).toEqual([words.brief.Run, words.brief.Run]);
});

it('says that a trade of the wheel cannot be used', () => {
  const own = runner({});
  const view = race({
    seats: [own],
    forecast: [{ action: 'Help', joined: 'nobody', energy: [3], gives: [], then: [] }],
  });
  expect(outlook(view, own, 'Help', 3, 'nobody')).toBe('no trade: it takes 2 karma');
});
