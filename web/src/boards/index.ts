// The boards made for a game; every other game is shown by the generic one.
import { text } from '../words/text';
import type { BoardKind } from './board';
import { celestialCheckers } from './celestial_checkers';
import Generic from './Generic.svelte';
import { greatRace } from './great_race';
import { ratAndDragon } from './rat_and_dragon';
import { wuXing } from './wu_xing';
import { zodiac } from './zodiac';

const made: Record<string, BoardKind> = {
  celestial_checkers: celestialCheckers,
  great_race: greatRace,
  rat_and_dragon: ratAndDragon,
  wu_xing: wuXing,
  zodiac,
};

const generic: BoardKind = { board: Generic, layout: 'list', linger: 300, tell: () => [] };

/** The board of a game; in words where that is asked for or there is none other. */
export const boardOf = (game: string, inWords: boolean): BoardKind => (inWords ? generic : (made[game] ?? generic));
export const hasOwnBoard = (game: string): boolean => game in made;

/** What every listener hears where the board has no words of its own. */
export const plainly = (name: string, move: string) => text.movePlayed(name, move);
