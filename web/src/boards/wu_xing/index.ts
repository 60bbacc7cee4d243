import type { BoardKind } from '../board';
import { advise } from './advise';
import Board from './Board.svelte';
import Result from './Result.svelte';
import { tell } from './tell';

export const wuXing: BoardKind = { board: Board, layout: 'table', linger: 900, tell, advise, result: Result };
