// The notes on a game in the language of the page.
import type { Note } from '../wire/protocol';
import { seatsText } from './words';

/** A note of which only the text is known is shown unchanged. */
export function noteInWords(note: Note, names: string[]): string {
  if (note.kind === undefined) return note.text;
  const name = names[note.seat] ?? '';
  switch (note.kind) {
    case 'takeback':
      return seatsText.noteTakeback(name, note.step);
    case 'back':
      return seatsText.noteBack(name, note.step);
    case 'deputy':
      return seatsText.noteDeputy(name, note.level, note.step);
    case 'out_of_time':
      return seatsText.noteTime(name, note.level, note.step);
  }
}
