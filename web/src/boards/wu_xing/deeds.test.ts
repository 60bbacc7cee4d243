import { describe, expect, it } from 'vitest';
import type { Made } from './actions';
import { capturesIn, changeOf, storyOf, wonOf } from './deeds';
import {
  again,
  allowed,
  answered,
  captured,
  claimed,
  drawn,
  landed,
  passed,
  prevented,
  seat,
  thrown,
  turn,
  turned,
  view,
  wanted,
} from './testing';

const story = (...made: Made[][]) => storyOf(made.flat(), view());

describe('the dice', () => {
  const dice = (...made: Made[][]) => story(...made).dice;
  const begun = turn(0, thrown(2, 5));

  it('lie as they were thrown', () => {
    expect(dice(begun)).toEqual({ faces: [2, 5], throws: [1, 1] });
  });

  it('stay where they are when a token turns one, whatever the order of their numbers', () => {
    expect(dice(turn(0, thrown(5, 6), turned(6, '+', 1))).faces).toEqual([5, 1]);
    expect(dice(begun, turn(0, turned(5, '-', 4), turned(2, '-', 1)))).toEqual({ faces: [1, 4], throws: [1, 1] });
    expect(dice(turn(1, thrown(2, 2), turned(2, '-', 1))).faces).toEqual([2, 1]);
  });

  it('are the ones that were touched, of two equal dice too', () => {
    const made = turn(1, thrown(2, 2), turned(2, '-', 1));
    expect(storyOf(made, view(), { 1: 0 }).dice.faces).toEqual([1, 2]);
    expect(storyOf(made, view(), { 1: 1 }).dice.faces).toEqual([2, 1]);
    const other = turn(1, thrown(2, 3), turned(3, '-', 2));
    expect(storyOf(other, view(), { 1: 0 }).dice.faces).toEqual([2, 2]);
  });

  it('are thrown again one at a time', () => {
    expect(dice(begun, turn(0, again(5))).faces).toEqual([2, null]);
    expect(dice(begun, turn(0, again(5), landed(1)))).toEqual({ faces: [2, 1], throws: [1, 2] });
    expect(dice(begun, turn(0, again(2), landed(2)))).toEqual({ faces: [2, 5], throws: [2, 1] });
  });

  it('are gone until the next throw', () => {
    expect(dice()).toEqual({ faces: [null, null], throws: [0, 0] });
    for (const deed of [passed(2, 5), claimed(1, 'Rat', 5), captured('Tiger', 1, 8, 5)])
      expect(dice(begun, turn(0, deed)).faces).toEqual([null, null]);
    expect(dice(begun, turn(0, passed(2, 5)), turn(1, thrown(2, 5)))).toEqual({ faces: [2, 5], throws: [2, 2] });
  });

  it('lie there until the owner of a tile has answered', () => {
    const asked = [begun, turn(0, wanted('Tiger', 1, [2, 5]))];
    expect(dice(...asked).faces).toEqual([2, 5]);
    expect(dice(...asked, answered(1, 0, prevented('Tiger'))).faces).toEqual([null, null]);
    expect(dice(...asked, answered(1, 0, allowed('Tiger', 8, 5))).faces).toEqual([null, null]);
  });
});

describe('the last deed', () => {
  it('names the tile that was claimed, the dice and the points, and stays until the next', () => {
    const claim = [...turn(0, thrown(2, 4), claimed(1, 'Snake', 5, [2, 4]), drawn('Pig'))];
    const deed = { kind: 'claim', mover: 0, tile: 'Snake', gain: 5, dice: [2, 4] };
    expect(story(claim).deed).toMatchObject(deed);
    expect(story(claim, turn(1, thrown(2, 5), turned(5, '+', 6, [2, 5]))).deed).toMatchObject(deed);
    expect(story(claim, turn(1, passed(1, 1))).deed).toMatchObject({ kind: 'pass', mover: 1, dice: [1, 1] });
  });

  it('tells the tokens that were spent before it, and before a question that is answered', () => {
    const spent = turn(0, thrown(2, 5), turned(5, '-', 4), turned(2, '-', 1));
    expect(story(spent, turn(0, passed(1, 4))).deed?.spent).toBe(2);
    expect(story(spent, turn(0, passed(1, 4)), turn(1, passed(1, 1))).deed?.spent).toBeUndefined();
    const asked = story(spent, turn(0, wanted('Tiger', 1, [1, 4])), answered(1, 0, prevented('Tiger')));
    expect(asked.deed).toMatchObject({ kind: 'prevent', spent: 2 });
  });

  it('is a wish until the owner answers', () => {
    const asked = turn(0, thrown(3, 6), wanted('Metal', 1, [3, 6]));
    const about = { mover: 0, tile: 'Metal', from: 1, dice: [3, 6] };
    const shown = view({ wanted: { tile: 'Metal', from: 1, gain: 7, loss: 8 } });
    expect(storyOf(asked, shown).deed).toMatchObject({ ...about, kind: 'wants', loss: 8 });
    const kept = story(asked, answered(1, 0, prevented('Metal'))).deed;
    expect(kept).toMatchObject({ ...about, kind: 'prevent' });
    expect([kept?.gain, kept?.loss]).toEqual([undefined, undefined]);
    expect(story(asked, answered(1, 0, allowed('Metal', 16, 8))).deed).toMatchObject({
      ...about,
      kind: 'capture',
      gain: 16,
      loss: 8,
    });
  });

  it('is a capture at once where nobody can prevent it', () => {
    expect(story(turn(0, captured('Monkey', 2, 5, 10, [1, 2]))).deed).toMatchObject({
      ...{ kind: 'capture', mover: 0, tile: 'Monkey', from: 2, gain: 5, loss: 10, dice: [1, 2] },
    });
  });

  it('is none before the first', () => {
    expect(story(turn(0, thrown(2, 5))).deed).toBeNull();
  });
});

it('what was taken from each seat last, by its own as in the log, or else what its last turn brought it', () => {
  const changes = (...made: Made[][]) => [0, 1, 2].map((at) => changeOf(story(...made), at));
  const taken = turn(0, captured('Monkey', 2, 5, 10, [1, 2]));
  expect(changes(taken)).toEqual([5, 0, -10]);
  expect(changes(taken, turn(1, claimed(1, 'Snake', 7, [2, 4])))).toEqual([5, 7, -10]);
  expect(changes(taken, turn(1, captured('Snake', 2, 5, 8, [2, 4])))).toEqual([5, 5, -8]);
  expect(changes(taken, turn(1, captured('Rat', 0, 5, 3, [2, 4])))).toEqual([-3, 5, -10]);
  expect(changes(taken, turn(1, wanted('Tiger', 0)))).toEqual([5, 0, -10]);
  expect(changes(taken, turn(1, passed(1, 1)), turn(2, passed(1, 1)))).toEqual([5, 0, 0]);
  expect(changes(taken, turn(0, passed(1, 1)))).toEqual([0, 0, -10]);
  expect(changes()).toEqual([0, 0, 0]);
});

describe('losses', () => {
  const capture = turn(1, thrown(2, 5), captured('Tiger', 0, 8, 5));
  const tigers = (owner: number) =>
    view({ seats: [0, 1, 2].map((at) => seat({ tiles: at === owner ? ['Tiger'] : [] })) });
  const lost = (owner: number, ...made: Made[][]) =>
    storyOf(made.flat(), tigers(owner)).losses.map(({ mover, tile, from }) => [from, tile, mover]);

  it('stay until the seat has taken its turn', () => {
    expect(lost(1, capture)).toEqual([[0, 'Tiger', 1]]);
    expect(lost(1, capture, turn(2, passed(1, 1)))).toEqual([[0, 'Tiger', 1]]);
    expect(lost(1, capture, turn(0, passed(1, 1)))).toEqual([]);
  });

  it('stay, and are marked, while one could not but pass', () => {
    const { losses, ...rest } = storyOf(
      [capture, turn(2, passed(1, 1)), turn(0, passed(1, 1)), turn(1, claimed(1, 'Snake', 7, [2, 4]))].flat(),
      tigers(1),
      {},
      new Set([2]),
    );
    expect(losses.map(({ from, tile }) => [from, tile])).toEqual([[0, 'Tiger']]);
    expect(changeOf({ losses, ...rest }, 0)).toBe(-5);
  });

  it('go on to whoever has it captured in turn', () => {
    expect(lost(2, capture, turn(2, captured('Tiger', 1, 8, 5)))).toEqual([
      [0, 'Tiger', 1],
      [1, 'Tiger', 2],
    ]);
  });

  it('are none where the tile was kept, and one where it was let go', () => {
    const asked = turn(1, thrown(2, 5), wanted('Tiger', 0));
    expect(lost(0, asked)).toEqual([]);
    expect(lost(0, asked, answered(0, 1, prevented('Tiger')))).toEqual([]);
    expect(lost(1, asked, answered(0, 1, allowed('Tiger', 8, 5)))).toEqual([[0, 'Tiger', 1]]);
  });

  it('are none where it was won back', () => {
    expect(lost(0, capture, turn(2, passed(1, 1)))).toEqual([]);
  });
});

describe('a token', () => {
  const spent = (...made: Made[][]) => story(turn(0, thrown(2, 5)), ...made).spent;

  it('is told with what it made of the die, until the turn ends', () => {
    const token = turn(0, turned(5, '+', 6, [2, 5]));
    expect(spent(token)).toEqual({ seat: 0, face: 5, to: 6, again: false });
    expect(spent(token, turn(0, passed(2, 6)))).toBeNull();
    expect(spent(token, turn(0, passed(2, 6)), turn(1, thrown(1, 2)))).toBeNull();
    expect(spent()).toBeNull();
  });

  it('is told with where the die landed', () => {
    expect(spent(turn(0, again(5, [2, 5])))).toEqual({ seat: 0, face: 5, again: true });
    expect(spent(turn(0, again(5, [2, 5]), landed(5)))).toEqual({ seat: 0, face: 5, to: 5, again: true });
  });
});

it('counts what each seat has captured and lost, also where it was asked', () => {
  const made = [
    ...turn(0, captured('Tiger', 1, 8, 5)),
    ...turn(1, wanted('Rat', 0)),
    ...answered(0, 1, allowed('Rat', 5, 5)),
    ...turn(1, wanted('jia', 0)),
    ...answered(0, 1, prevented('jia')),
    ...turn(0, claimed(1, 'Wood', 8)),
  ];
  expect(capturesIn(made, view({ seats: [seat(), seat()] }))).toEqual([
    { taken: 1, lost: 1 },
    { taken: 1, lost: 1 },
  ]);
});

it('marks what was won in the last round, whoever has played since', () => {
  const claim = turn(0, thrown(1, 2), claimed(1, 'Rat', 5));
  const passes = (seat: number) => turn(seat, thrown(3, 4), passed(3, 4));
  expect([...wonOf(story(claim, passes(1)), 2)]).toEqual(['Rat']);
  expect([...wonOf(story(claim, passes(1), passes(0)), 2)]).toEqual([]);
});
