import type { BoardKind } from '../board';
import Board from './Board.svelte';
import Score from './Score.svelte';
import { tell } from './tell';

export const ratAndDragon: BoardKind = { board: Board, layout: 'table', tell, result: Score };
