import { describe, expect, it } from 'vitest';
import { stepsOf } from './testing';
import { storyOf } from './history';

const setUp: [number | 'chance', string][] = [
  ['chance', 'draw Rat'],
  ['chance', 'draw Ox'],
  ['chance', 'draw jia'],
  ['chance', 'first 0'],
];
const story = (...more: [number | 'chance', string][]) => storyOf(stepsOf(...setUp, ...more));

describe('the dice', () => {
  it('lie as they were thrown', () => {
    expect(story(['chance', 'throw 2 5']).dice).toEqual({ faces: [2, 5], throws: [1, 1] });
  });

  it('stay where they are when a token turns one, whatever the order of their numbers', () => {
    expect(story(['chance', 'throw 5 6'], [0, 'token 6+']).dice.faces).toEqual([5, 1]);
    expect(story(['chance', 'throw 2 6'], [0, 'token 6+'], [0, 'token 2-'], [0, 'token 1-']).dice.faces).toEqual([
      6, 1,
    ]);
  });

  it('are thrown again one at a time', () => {
    const thrown = story(['chance', 'throw 2 5'], [0, 'token 5?']);
    expect(thrown.dice.faces).toEqual([2, null]);
    const landed = story(['chance', 'throw 2 5'], [0, 'token 5?'], ['chance', 'rethrow 1']);
    expect(landed.dice).toEqual({ faces: [2, 1], throws: [1, 2] });
  });
});

describe('the last deed', () => {
  it('names the tile that was claimed', () => {
    expect(story(['chance', 'throw 2 5'], [0, 'claim 2']).deed).toEqual({ seat: 0, kind: 'claim', tile: 'Ox' });
  });

  it('follows what comes to the board', () => {
    const deed = story(
      ['chance', 'throw 2 5'],
      [0, 'claim 2'],
      ['chance', 'draw Pig'],
      ['chance', 'throw 2 5'],
      [1, 'claim 2'],
    ).deed;
    expect(deed?.tile).toBe('Pig');
  });

  it('follows what leaves the board after the fourth panel', () => {
    const turn: [number | 'chance', string][] = [
      ['chance', 'throw 1 1'],
      [0, 'pass'],
    ];
    const anew: [number | 'chance', string][] = ['Dog', 'Cat', 'yi'].map((tile) => ['chance', `draw ${tile}`]);
    const deed = story(...turn, ...turn, ...turn, ...turn, ...anew, ['chance', 'throw 1 1'], [1, 'claim 3']).deed;
    expect(deed).toEqual({ seat: 1, kind: 'claim', tile: 'yi' });
  });

  it('is a wish until the owner answers', () => {
    const wish: [number | 'chance', string][] = [
      ['chance', 'throw 2 5'],
      [0, 'capture Pig<1'],
    ];
    expect(story(...wish).deed).toEqual({ seat: 0, kind: 'wants', tile: 'Pig', from: 1 });
    expect(story(...wish, [1, 'allow']).deed).toEqual({ seat: 0, kind: 'capture', tile: 'Pig', from: 1 });
    expect(story(...wish, [1, 'prevent']).deed).toEqual({ seat: 1, kind: 'prevent', tile: 'Pig', from: 1 });
    expect(story(...wish, ['chance', 'throw 1 1']).deed?.kind).toBe('capture');
  });
});
