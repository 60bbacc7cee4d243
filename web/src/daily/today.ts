// The deal of the day as a table, and what came of it.
import { kindOf } from '../boards/games';
import { asked, middleLevel, usual } from '../new_game/setup';
import { Remembered } from '../preferences/remembered.svelte';
import type { GameSpec, NewTable } from '../wire/protocol';
import { tokens } from '../wire/tokens';
import { seedOf } from './day';
import type { DailyDeal } from './deals.svelte';
import { words } from './words';

/** The level that the player chose last; 0: the middle one. */
export const chosenLevel = new Remembered<number>('shengxiao.daily.level', [0, 1, 2, 3, 4, 5, 6, 7, 8], 0);

/** The nearest level that a game has. */
export const levelIn = (game: GameSpec, level: number): number => Math.min(level || middleLevel(game), game.levels);

/** With the usual seats and options, against computers of a level. */
export const tableOf = (game: GameSpec, day: string, level: number, name: string): NewTable => ({
  ...asked(game, usual(game, name, kindOf(game.id).usual, level)),
  seed: seedOf(day, game.id),
});

export type State = 'won' | 'shared' | 'lost' | 'finished' | 'going' | 'given_up';

/** Of a game that one plays alone nobody wins. */
export function stateOf({ table, result }: DailyDeal, alone = false): State {
  if (!result) return tokens.of(table).length ? 'going' : 'given_up';
  if (alone) return 'finished';
  return result.share === 1 ? 'won' : result.share > 0 ? 'shared' : 'lost';
}

export const stateInWords = (state: State): string => words[state];
