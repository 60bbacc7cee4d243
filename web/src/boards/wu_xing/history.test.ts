import { describe, expect, it } from 'vitest';
import type { Step } from '../../wire/protocol';
import { follow, untold, type Story } from './history';
import { seat, stepsOf, view } from './testing';
import type { WuXingView } from './view';

type Written = [number | 'chance', string];
type Shown = [Written[], Partial<WuXingView>?];

/** Followed from view to view: the steps that led to each, and what it shows. */
function story(...views: Shown[]): Story {
  let steps: Step[] = [];
  return views.reduce((before, [made, shown]) => {
    steps = [...steps, ...stepsOf(...made)];
    return follow(before, steps, view(shown));
  }, untold);
}
const thrown: Shown = [[['chance', 'throw 2 5']], { dice: [2, 5] }];

describe('the dice', () => {
  it('lie as they were thrown', () => {
    expect(story(thrown).dice).toEqual({ faces: [2, 5], throws: [1, 1] });
  });

  it('stay where they are when a token turns one, whatever the order of their numbers', () => {
    const six: Shown = [[['chance', 'throw 5 6']], { dice: [5, 6] }];
    expect(story(six, [[[0, 'token 6+']], { dice: [1, 5] }]).dice.faces).toEqual([5, 1]);
    expect(story(thrown, [[[0, 'token 5-']], { dice: [2, 4] }], [[[0, 'token 2-']], { dice: [1, 4] }]).dice).toEqual({
      faces: [1, 4],
      throws: [1, 1],
    });
  });

  it('are thrown again one at a time', () => {
    const again: Shown = [[[0, 'token 5?']], { dice: [2] }];
    expect(story(thrown, again).dice.faces).toEqual([2, null]);
    const landed: Shown = [[['chance', 'rethrow 1']], { dice: [1, 2] }];
    expect(story(thrown, again, landed).dice).toEqual({ faces: [2, 1], throws: [1, 2] });
    const both: Written[] = [
      [0, 'token 2?'],
      ['chance', 'rethrow 2'],
    ];
    expect(story(thrown, [both, { dice: [2, 5] }]).dice).toEqual({ faces: [2, 5], throws: [2, 1] });
  });

  it('are gone until the next throw', () => {
    expect(story(thrown, [[[0, 'pass']], { dice: [] }]).dice.faces).toEqual([null, null]);
    expect(story(thrown, [[[0, 'pass'], ...thrown[0]], { dice: [2, 5] }]).dice.throws).toEqual([2, 2]);
  });

  it('are those of an earlier position where one is looked at', () => {
    const last = story(thrown, [
      [
        [0, 'pass'],
        ['chance', 'throw 4 6'],
      ],
      { dice: [4, 6] },
    ]);
    const earlier = stepsOf(...thrown[0]);
    expect(follow(last, earlier, view({ dice: [2, 5] })).dice.faces).toEqual([2, 5]);
    expect(follow(last, [...earlier, ...stepsOf([0, 'pass'])], view()).dice.faces).toEqual([null, null]);
  });
});

describe('the last deed', () => {
  const board = [null, { tile: 'Rat', panel: 3, shows: [3] }, null];
  const claim: Written[] = [
    [0, 'claim 2'],
    ['chance', 'draw Pig'],
  ];
  const before: Shown = [thrown[0], { dice: [2, 5], board, seats: [seat({ points: 3 }), seat()] }];
  const after: Shown = [claim, { seats: [seat({ points: 8 }), seat()] }];

  it('names the tile that was claimed, the dice and the points where they were seen, and keeps to it', () => {
    const claimed = { seat: 0, mover: 0, kind: 'claim', tile: 'Rat', dice: [2, 5], gain: 5 };
    expect(story(before, after).deed).toEqual(claimed);
    expect(story(before, after, [[...thrown[0], [1, 'token 5+']], after[1]]).deed).toEqual(claimed);
  });

  it('is known again when it is looked at from later on', () => {
    const later = story(before, after, [
      [
        ['chance', 'throw 1 1'],
        [1, 'pass'],
      ],
    ]);
    const steps = stepsOf(...before[0], ...claim);
    expect(follow(later, steps, view(after[1])).deed).toMatchObject({ kind: 'claim', tile: 'Rat', gain: 5 });
  });

  it('does not guess where more has happened in between', () => {
    const unseen = { seat: 0, mover: 0, kind: 'claim', dice: [] };
    expect(story([[...thrown[0], ...claim]]).deed).toEqual(unseen);
    expect(story([[], { board }], [[[1, 'pass'], ...thrown[0], ...claim]]).deed).toEqual(unseen);
  });

  it('is a wish until the owner answers', () => {
    const wish: Written[] = [...thrown[0], [0, 'capture Tiger<1']];
    const wanted = { tile: 'Tiger', from: 1, loss: 5 };
    const about = { mover: 0, tile: 'Tiger', from: 1, dice: [] };
    const rich = seat({ points: 5, tiles: ['Tiger'] });
    const asked: Shown = [wish, { wanted, seats: [seat(), rich] }];
    expect(story(asked).deed).toEqual({ ...about, seat: 0, kind: 'wants', loss: 5 });
    expect(story([wish]).deed).toEqual({ ...about, seat: 0, kind: 'capture' });
    expect(story(asked, [[[1, 'prevent']]]).deed).toEqual({ ...about, seat: 1, kind: 'prevent' });
    const letGo: Shown = [[[1, 'allow']], { seats: [seat({ points: 8 }), seat()] }];
    const seen: Shown = [thrown[0], { dice: [2, 5], seats: [seat(), rich] }];
    expect(story(seen, [[[0, 'capture Tiger<1']], asked[1]], letGo).deed).toEqual({
      ...about,
      dice: [2, 5],
      seat: 0,
      kind: 'capture',
      gain: 8,
      loss: 5,
    });
  });

  it('is none before the first', () => {
    expect(story(thrown).deed).toBeNull();
  });
});

describe('losses', () => {
  const capture: Written[] = [...thrown[0], [1, 'capture Tiger<0']];
  const tigers = (owner: number) => ({ seats: [0, 1, 2].map((at) => seat({ tiles: at === owner ? ['Tiger'] : [] })) });
  const lost = (...views: Shown[]) => story(...views).losses.map(({ mover, tile, from }) => [from, tile, mover]);

  it('stay until the seat has taken its turn', () => {
    expect(lost([capture, tigers(1)])).toEqual([[0, 'Tiger', 1]]);
    expect(lost([capture, tigers(1)], [[[2, 'pass']], tigers(1)])).toEqual([[0, 'Tiger', 1]]);
    expect(lost([capture, tigers(1)], [[[0, 'pass']], tigers(1)])).toEqual([]);
  });

  it('go on to whoever has it captured in turn', () => {
    expect(lost([capture], [[[2, 'capture Tiger<1']], tigers(2)])).toEqual([
      [0, 'Tiger', 1],
      [1, 'Tiger', 2],
    ]);
  });

  it('are none where the tile was kept', () => {
    expect(lost([[...capture, [0, 'prevent']], tigers(0)])).toEqual([]);
  });
});

describe('a token', () => {
  const prospects = [{ move: 'token 5+', faces: [6], brings: {}, chances: 0 }];
  const before: Shown = [thrown[0], { dice: [2, 5], prospects }];

  it('is told with what it made of the die, until the turn ends', () => {
    expect(story(before, [[[0, 'token 5+']]]).spent).toEqual({ seat: 0, face: 5, to: 6, again: false });
    expect(
      story(before, [
        [
          [0, 'token 5+'],
          [0, 'pass'],
        ],
      ]).spent,
    ).toBeNull();
    expect(story(before).spent).toBeNull();
  });

  it('is told with where the die landed', () => {
    const again: Written[] = [
      [0, 'token 5?'],
      ['chance', 'rethrow 5'],
    ];
    expect(story(before, [again]).spent).toEqual({ seat: 0, face: 5, to: 5, again: true });
  });
});
