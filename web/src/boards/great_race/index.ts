import type { BoardKind } from '../board';
import { advise } from './advise';
import Board from './Board.svelte';
import Result from './Result.svelte';
import { tell } from './tell';

export const greatRace: BoardKind = { board: Board, layout: 'table', linger: 700, tell, advise, result: Result };
