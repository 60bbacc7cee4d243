import type { BoardKind } from '../board';
import Board from './Board.svelte';
import Result from './Result.svelte';
import { tell } from './tell';

export const zodiac: BoardKind = { board: Board, layout: 'table', tell, result: Result };
