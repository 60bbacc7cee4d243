import { describe, expect, it } from 'vitest';
import type { Step } from '../../protocol';
import { follow, untold, type Story } from './history';
import { stepsOf, view } from './testing';
import type { WuXingView } from './view';

type Written = [number | 'chance', string];

/** Followed from view to view: the steps that led to each, and what it shows. */
function story(...views: [Written[], Partial<WuXingView>?][]): Story {
  let steps: Step[] = [];
  return views.reduce((before, [made, shown]) => {
    steps = [...steps, ...stepsOf(...made)];
    return follow(before, steps, view(shown));
  }, untold);
}
const thrown: [Written[], Partial<WuXingView>] = [[['chance', 'throw 2 5']], { dice: [2, 5] }];

describe('the dice', () => {
  it('lie as they were thrown', () => {
    expect(story(thrown).dice).toEqual({ faces: [2, 5], throws: [1, 1] });
  });

  it('stay where they are when a token turns one, whatever the order of their numbers', () => {
    const six: [Written[], Partial<WuXingView>] = [[['chance', 'throw 5 6']], { dice: [5, 6] }];
    expect(story(six, [[[0, 'token 6+']], { dice: [1, 5] }]).dice.faces).toEqual([5, 1]);
    expect(story(thrown, [[[0, 'token 5-']], { dice: [2, 4] }], [[[0, 'token 2-']], { dice: [1, 4] }]).dice).toEqual({
      faces: [1, 4],
      throws: [1, 1],
    });
  });

  it('are thrown again one at a time', () => {
    const again: [Written[], Partial<WuXingView>] = [[[0, 'token 5?']], { dice: [2] }];
    expect(story(thrown, again).dice.faces).toEqual([2, null]);
    const landed: [Written[], Partial<WuXingView>] = [[['chance', 'rethrow 1']], { dice: [1, 2] }];
    expect(story(thrown, again, landed).dice).toEqual({ faces: [2, 1], throws: [1, 2] });
    const both: Written[] = [
      [0, 'token 2?'],
      ['chance', 'rethrow 2'],
    ];
    expect(story(thrown, [both, { dice: [2, 5] }]).dice).toEqual({ faces: [2, 5], throws: [2, 1] });
  });

  it('stay on the table until the next throw', () => {
    expect(story(thrown, [[[0, 'pass']], { dice: [] }]).dice.faces).toEqual([2, 5]);
    expect(story(thrown, [[[0, 'pass'], ...thrown[0]], { dice: [2, 5] }]).dice.throws).toEqual([2, 2]);
  });
});

describe('the last deed', () => {
  const board = [null, { tile: 'Rat', panel: 3, shows: [3] }, null];
  const claim: Written[] = [
    [0, 'claim 2'],
    ['chance', 'draw Pig'],
  ];

  it('names the tile that was claimed where it was seen, and keeps to it', () => {
    const claimed = { seat: 0, kind: 'claim', space: 2, tile: 'Rat' };
    expect(story([thrown[0], { board }], [claim]).deed).toEqual(claimed);
    expect(story([thrown[0], { board }], [claim], [[...thrown[0], [1, 'token 5+']]]).deed).toEqual(claimed);
  });

  it('names the space where more has happened in between', () => {
    const space = { seat: 0, kind: 'claim', space: 2 };
    expect(story([[...thrown[0], ...claim]]).deed).toEqual(space);
    expect(story([[], { board }], [[[1, 'pass'], ...thrown[0], ...claim]]).deed).toEqual(space);
  });

  it('is a wish until the owner answers', () => {
    const wish: Written[] = [...thrown[0], [0, 'capture Tiger<1']];
    const wanted = { tile: 'Tiger', from: 1, loss: 5 };
    const about = { tile: 'Tiger', from: 1 };
    expect(story([wish, { wanted }]).deed).toEqual({ seat: 0, kind: 'wants', ...about });
    expect(story([wish]).deed).toEqual({ seat: 0, kind: 'capture', ...about });
    expect(story([wish, { wanted }], [[[1, 'allow']]]).deed).toEqual({ seat: 0, kind: 'capture', ...about });
    expect(story([wish, { wanted }], [[[1, 'prevent']]]).deed).toEqual({ seat: 1, kind: 'prevent', ...about });
  });

  it('is none before the first', () => {
    expect(story(thrown).deed).toBeNull();
  });
});
