import { describe, expect, it } from 'vitest';
import { language } from '../../words/catalogue.svelte';
import type { Step } from '../../wire/protocol';
import type { Made } from './actions';
import { listing } from './listing';
import { deedTold, spentTold, tell } from './tell';
import {
  again,
  allowed,
  answered,
  captured,
  claimed,
  drawn,
  landed,
  prevented,
  passed,
  thrown,
  turn,
  turned,
  view,
  wanted,
} from './testing';

const names = ['Ann', 'Ben'];
const board = [{ tile: 'Rat', panel: 4, shows: [6] }, { tile: 'jia', panel: 1, shows: [2, 4, 5] }, null];
const told = (made: Made[], after = view(), before = view()) => tell(before, after, names, made as Step[]);

describe('the list of moves', () => {
  it('adds the bonus up in the line, so that nobody adds it once more', () => {
    const why = (seat: number, amount: number, why: string) => ({ seat, amount, why, what: 'points', clause: '' });
    const [claim] = turn(0, claimed(1, 'Tiger', 10));
    const causes = [why(0, 5, 'value'), { ...why(0, 5, 'colour'), colour: 'Wood' }];
    expect(listing.write([{ ...claim, causes } as Step], names)).toBe('claimed Tiger +10 (5 + 5 colour bonus)');
    const [capture] = turn(0, captured('Tiger', 1, 5, 7));
    const lost = [why(0, 5, 'value'), why(1, -5, 'value'), { ...why(1, -2, 'colour'), colour: 'Wood' }];
    expect(listing.write([{ ...capture, causes: lost } as Step], names)).toBe(
      'captured Ben’s Tiger +5, Ben −7 (5 + 2 colour bonus)',
    );
    expect(causes.some((cause) => listing.tells?.(cause) ?? true)).toBe(false);
  });

  it('tells in the line of a turn what was drawn at its end, and before the first apart', () => {
    const [shuffles] = turn(1, { ...drawn('Tiger'), shuffled: true });
    expect(listing.turnOf({ ...shuffles, turn: 4 } as Step)).toEqual({ seat: 1, turn: 0 });
    expect(listing.turnOf({ ...shuffles, turn: 0 } as Step)).toEqual({ seat: 'chance', turn: 0 });
  });
});

describe('tell', () => {
  it('tells a claim with its points, what came and went, and the next throw', () => {
    const after = view({
      board: [{ tile: 'Tiger', panel: 1, shows: [1, 2, 3] }, null, { tile: 'Wood', panel: 1, shows: [1, 3, 4] }],
      discards: ['Rat'],
    });
    const claim = turn(0, claimed(2, 'jia', 3), drawn('Tiger'), drawn('Wood'));
    const claims = ['Ann claimed Jia (+3).', 'Rat is discarded; Tiger and Wood come.'];
    expect(told([...claim, ...turn(1, thrown(3, 5))], after, view({ board }))).toEqual([
      ...claims,
      'Ben threw 3 and 5.',
    ]);
    expect(told(claim, after, view({ board }))).toEqual(claims);
  });

  it('tells that the discards are shuffled into a new draw pile', () => {
    const after = view({ board: [{ tile: 'Tiger', panel: 1, shows: [1, 2, 3] }, null, null], pile: ['Rat', 'Wood'] });
    const before = view({ board, discards: ['Tiger', 'Wood'] });
    const claim = turn(0, { ...claimed(2, 'jia', 3), shuffled: true }, drawn('Tiger'));
    expect(told(claim, after, before).slice(1)).toEqual([
      'Rat is discarded; Tiger comes.',
      'The discards are shuffled into a new draw pile.',
    ]);
    expect(listing.write(claim as Step[], names)).toBe('claimed Jia +3\u00a0· the discards came back');
    expect(listing.write(turn(0, { ...drawn('Tiger'), shuffled: true }) as Step[], names)).toBe(
      'the discards came back',
    );
  });

  it('tells who begins', () => {
    const first = turn(0, { kind: 'first', target: 1 });
    expect(told([...first, ...turn(1, thrown(1, 4))])).toEqual(['Ben begins.', 'Ben threw 1 and 4.']);
  });

  it('tells tokens', () => {
    expect(told(turn(0, turned(6, '+', 1), again(5), landed(2)))).toEqual([
      'Ann spent a token: 6 became 1.',
      'Ann spent a token and threw the 5 again.',
      'It fell on 2.',
    ]);
    expect(told(turn(0, again(4), landed(4))).at(-1)).toBe('It fell on 4 again.');
  });

  it('tells a wish and its answer', () => {
    const asked = view({ wanted: { tile: 'Tiger', from: 1, gain: 7, loss: 5 } });
    const wish = turn(0, wanted('Tiger', 1));
    expect(told(wish, asked)).toEqual(['Ann tries to take Ben’s Tiger (Ben −5).']);
    const kept = answered(1, 0, prevented('Tiger'));
    expect(told(kept, view(), asked)).toEqual(['Ben spent a token and kept Tiger from Ann.']);
    const letGo = answered(1, 0, allowed('Tiger', 8, 5));
    expect(told(letGo, view(), asked)).toEqual(['Ben let Ann have Tiger (+8, Ben −5).']);
    expect(told([...wish, ...letGo])).toEqual([
      'Ann tries to take Ben’s Tiger.',
      'Ben let Ann have Tiger (+8, Ben −5).',
    ]);
  });

  it('tells the one person at the screen what they did, and what was done to them', () => {
    const capture = turn(0, captured('Tiger', 1, 10, 5));
    expect(tell(view(), view(), ['You', 'Ben'], capture as Step[])).toEqual([
      'You captured Ben’s Tiger (+10, Ben −5).',
    ]);
    expect(tell(view(), view(), ['Ann', 'You'], capture as Step[])).toEqual(['Ann captured your Tiger (+10, you −5).']);
    const kept = answered(1, 0, prevented('Tiger')) as Step[];
    expect(tell(view(), view(), ['You', 'Ben'], kept)).toEqual(['Ben spent a token and kept Tiger from you.']);
    const lost = [...turn(0, wanted('Tiger', 1)), ...answered(1, 0, allowed('Tiger', 8, 5))] as Step[];
    expect(listing.write(lost, ['Ann', 'You'])).toBe('captured your Tiger\u00a0· you let it go: Ann +8, you −5');
    expect(listing.write(lost.slice(0, 1), ['Ann', 'You'])).toBe('tries to take your Tiger');
    const refused = [...turn(0, wanted('Tiger', 1)), ...answered(1, 0, prevented('Tiger'))] as Step[];
    expect(listing.write(refused, ['Ann', 'You'])).toBe('tried to take your Tiger\u00a0· you kept it with a token');
  });

  it('tells a capture that nobody could prevent', () => {
    expect(told([...turn(0, captured('Tiger', 1, 10, 5)), ...turn(1, thrown(1, 2))])).toEqual([
      'Ann captured Ben’s Tiger (+10, Ben −5).',
      'Ben threw 1 and 2.',
    ]);
  });

  it('tells the points of each where several deeds came at once', () => {
    const both = [
      ...turn(0, claimed(1, 'Rat', 5), thrown(1, 2)),
      ...turn(1, claimed(2, 'jia', 3)),
      ...turn(0, passed(1, 2)),
    ];
    expect(told(both).filter((line) => !line.includes('threw'))).toEqual([
      'Ann claimed Rat (+5).',
      'Ben claimed Jia (+3).',
      'Ann passed.',
    ]);
  });
});

it('tells the last deed', () => {
  const deed = { mover: 0, dice: [], tile: 'Tiger', from: 1 };
  expect(deedTold({ ...deed, kind: 'prevent' }, names)).toBe('Ben spent a token and kept Tiger from Ann');
  expect(deedTold({ ...deed, kind: 'wants', loss: 5 }, names)).toBe('Ann tries to take Ben’s Tiger (Ben −5)');
  expect(deedTold({ mover: 0, dice: [], kind: 'pass' }, names)).toBe('Ann passed');
  expect(deedTold({ mover: 0, dice: [], kind: 'claim', tile: 'jia', gain: 3 }, names)).toBe('Ann claimed Jia (+3)');
  expect(deedTold({ ...deed, kind: 'capture', gain: 10, loss: 5 }, names)).toBe(
    'Ann captured Ben’s Tiger (+10, Ben −5)',
  );
});

it('tells what a token did', () => {
  const spent = { seat: 1, face: 4, again: true };
  expect(spentTold(spent, names)).toBe('Ben spent a token and threw the 4 again');
  expect(spentTold({ ...spent, to: 2 }, names)).toBe('Ben spent a token and threw the 4 again: 2');
  expect(spentTold({ ...spent, to: 4 }, names)).toBe('Ben spent a token and threw the 4 again: 4 once more');
  expect(spentTold({ ...spent, to: 5, again: false }, names)).toBe('Ben spent a token: 4 became 5');
});

it('tells in Chinese as well', () => {
  language.now = 'zh';
  expect(told(turn(0, claimed(2, 'jia', 3)))).toEqual(['Ann取得甲（+3 分）。']);
  language.now = 'en';
});
