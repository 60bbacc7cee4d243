import type { BoardKind } from '../board';
import Board from './Board.svelte';
import Result from './Result.svelte';
import { tell } from './tell';

export const celestialCheckers: BoardKind = { board: Board, layout: 'square', flips: true, tell, result: Result };
