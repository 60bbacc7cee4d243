import type { BoardKind } from '../board';
import { advise } from './advise';
import Board from './Board.svelte';
import Score from './Score.svelte';
import { tell } from './tell';

export const ratAndDragon: BoardKind = { board: Board, layout: 'table', linger: 700, tell, advise, result: Score };
