import { describe, expect, it } from 'vitest';
import type { Action, Step } from '../../wire/protocol';
import { animalOn, listing } from './listing';

const step = (seat: Step['seat'], turn: number, action: Action): Step => ({
  seat,
  turn,
  action,
  move: '',
  written: '',
});
const place = (animal: string, to: string) => step('chance', 1, { kind: 'place', animal, to });
const slide = (from: string, to: string) => step(0, 2, { kind: 'slide', from, to });
const jump = (from: string, over: string, to: string) => step(1, 3, { kind: 'jump', from, over, to });

const setOut = [place('Ox', 'c3'), place('Dog', 'd6'), place('Pig', 'f4')];

describe('a turn of Celestial Checkers in the log', () => {
  it('names the animal that moves, wherever it has been', () => {
    const before = [...setOut, slide('c3', 'd4'), slide('d4', 'e5')];
    expect(animalOn('e5', before)).toBe('Ox');
    expect(listing.write([slide('e5', 'f6')], [], before)).toBe('moved the Ox e5\u2060–\u2060f6');
  });

  it('names what a chain takes', () => {
    const before = [...setOut, slide('c3', 'd4'), slide('d4', 'e5')];
    const chain = [jump('d6', 'e5', 'f4'), jump('f4', 'g3', 'h2')];
    expect(listing.write([chain[0] as Step], [], before)).toBe('took the Ox with the Dog, d6\u2060–\u2060f4');
    expect(listing.write(chain, [], [...before, place('Rat', 'g3')])).toBe(
      'took the Ox and the Rat with the Dog, d6\u2060–\u2060h2',
    );
  });

  it('weighs a capture, with whom it took, and leaves a plain move quiet', () => {
    const parts = (steps: Step[], earlier: Step[]) => listing.parts?.(steps, [], undefined, earlier);
    expect(parts([slide('f4', 'e5')], setOut)).toEqual([{ words: 'moved the Pig f4\u2060–\u2060e5', matters: false }]);
    expect(parts([jump('d6', 'c3', 'b4')], setOut)).toEqual([
      { words: 'took the Ox with the Dog, d6\u2060–\u2060b4', matters: true, animals: [{ name: 'Ox', seat: 0 }] },
    ]);
  });

  it('says that chance set the animals out', () => {
    expect(listing.write(setOut, [], [])).toBe('Set-up by chance: both sides were drawn');
  });

  it('does without a name where the game began from a position', () => {
    expect(listing.write([slide('a1', 'b2')], [], [])).toBe('moved a1\u2060–\u2060b2');
  });
});
