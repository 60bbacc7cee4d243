// How the dice of a game fell, beside what one expects of them: for who doubts them.
import { number } from '../words/numbers';
import { words } from './words';

export interface Fall {
  /** How often each face came up, from 1 to 6. */
  faces: number[];
  /** Of the throws of two dice. */
  throws: number;
  /** The two faces that came up most beyond what is expected, the lower one first. */
  pair: { faces: [number, number]; times: number; expected: number } | null;
}

/** With fewer throws any pair is beyond what is expected. */
const enough = 18;

/** `thrown`: what the dice of each throw showed. */
export function fallOf(thrown: readonly (readonly number[])[]): Fall {
  const faces = [1, 2, 3, 4, 5, 6].map((face) => thrown.flat().filter((shown) => shown === face).length);
  const pairs = thrown.flatMap(([one, two, ...more]) =>
    one === undefined || two === undefined || more.length ? [] : [[Math.min(one, two), Math.max(one, two)] as const],
  );
  const expected = (low: number, high: number) => pairs.length / (low === high ? 36 : 18);
  const counted = pairs.map(([low, high]) => ({
    faces: [low, high] as [number, number],
    times: pairs.filter(([one, two]) => one === low && two === high).length,
    expected: expected(low, high),
  }));
  const beyond = ({ times, expected }: { times: number; expected: number }) => (times - expected) / Math.sqrt(expected);
  const [pair = null] = counted.sort((one, other) => beyond(other) - beyond(one));
  return { faces, throws: pairs.length, pair: pairs.length >= enough ? pair : null };
}

/** A sentence each. */
export function fallInWords({ faces, throws, pair }: Fall): string[] {
  const all = faces.reduce((sum, times) => sum + times, 0);
  if (all === 0) return [];
  const about = (value: number) => number(value < 10 ? Math.round(10 * value) / 10 : Math.round(value));
  const told = [words.faces(faces.map((times, at) => words.face(at + 1, times)).join(words.comma), about(all / 6))];
  return pair ? [...told, words.pair(pair.faces.join('–'), pair.times, throws, about(pair.expected))] : told;
}
