// The boards made for a game; every other game is shown by the generic one.
import { text } from '../text';
import type { BoardKind } from './board';
import { celestialCheckers } from './celestial_checkers';
import Generic from './Generic.svelte';

const made: Record<string, BoardKind> = { celestial_checkers: celestialCheckers };

const generic: BoardKind = { board: Generic, tell: () => [] };

export const boardOf = (game: string): BoardKind => made[game] ?? generic;

/** What every listener hears where the board has no words of its own. */
export const plainly = (name: string, move: string) => text.movePlayed(name, move);
