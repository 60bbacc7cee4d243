// The notes that the server puts into a record, in the language of the page.
import { seatsText } from './words';

type Teller = (...found: string[]) => string;

const named = (names: string[], seat = '') => names[Number(seat)] ?? seat;

const tellers = (names: string[]): [RegExp, Teller][] => [
  [/^seat (\d) took back from step (\d+) on$/, (seat, step = '') => seatsText.noteTakeback(named(names, seat), step)],
  [
    /^computer level (\d+) plays for seat (\d) from step (\d+) on$/,
    (level = '', seat, step = '') => seatsText.noteDeputy(named(names, seat), level, step),
  ],
  [/^seat (\d) plays again from step (\d+) on$/, (seat, step = '') => seatsText.noteBack(named(names, seat), step)],
  [
    /^seat (\d) is out of time: computer level (\d+) plays from step (\d+) on$/,
    (seat, level = '', step = '') => seatsText.noteTime(named(names, seat), level, step),
  ],
];

/** An unknown note is shown unchanged. */
export function noteInWords(note: string, names: string[]): string {
  for (const [pattern, tell] of tellers(names)) {
    const found = pattern.exec(note);
    if (found) return tell(...found.slice(1));
  }
  return note;
}
