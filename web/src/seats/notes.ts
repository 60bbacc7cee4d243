// The notes on a game in the language of the page.
import type { Note } from '../wire/protocol';
import { seatsText } from './words';

/** How seats are called: by who sits there now, and by the seat itself. */
export interface Names {
  players: readonly string[];
  seats: readonly string[];
}

/** Where the luck comes from is said elsewhere. */
const ofLuck = ['seed', 'record', 'earlier', 'known', 'deal', 'log'];

export const isOfPlay = ({ kind }: Note): boolean => kind === undefined || !ofLuck.includes(kind);

/** A note of which only the text is known is shown unchanged. */
export function noteInWords(note: Note, { players, seats }: Names): string {
  const { step, text = '' } = { step: undefined, ...note };
  if (!('seat' in note)) return note.kind === 'agreed' ? seatsText.noteAgreed : text;
  const name = players[note.seat] ?? '';
  // Who sat there is not there any more.
  const seat = seats[note.seat] ?? '';
  switch (note.kind) {
    case 'takeback':
      return seatsText.noteTakeback(name, step) + tookBack(note);
    case 'back':
      return seatsText.noteBack(name, step);
    case 'deputy':
      return seatsText.noteDeputy(name, note.level, step);
    case 'out_of_time':
      return seatsText.noteTime(name, note.level, step);
    case 'stood':
      return seatsText.noteStood(seat, step) + (note.shown === undefined ? '' : seatsText.noteShown(note.shown));
    case 'sat':
      return seatsText.noteSat(seat, step);
    case 'left':
      return seatsText.noteLeft(name, note.level, step);
    case 'kicked':
      return seatsText.noteKicked(name, note.level, step);
    case 'flag':
      return seatsText.noteFlag(name);
    case 'resigned':
      return seatsText.noteResigned(name);
  }
}

function tookBack({ draws = 0, answers = 0, known = 0 }: { draws?: number; answers?: number; known?: number }): string {
  return `${draws || answers ? seatsText.noteTookBack(draws, answers) : ''}${known ? seatsText.noteKnown : ''}`;
}

/** What the others at the table are told as it happens; who did it knows. */
export function newsIn(before: readonly Note[], now: readonly Note[], mine: (seat: number) => boolean): Note[] {
  const own = ['flag', 'out_of_time'];
  return now.slice(before.length).filter((note) => {
    if (!isOfPlay(note)) return false;
    return !('seat' in note) || !mine(note.seat) || own.includes(note.kind);
  });
}
