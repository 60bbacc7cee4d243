// For the unit tests: one real game of each kind, as the server tells it, from the files that its own tests compare with.
import { readFileSync } from 'node:fs';
import type { Action, LegalMove, Step, View } from '../src/wire/protocol';

export interface Line {
  step: number;
  is: 'setup' | 'view' | 'action' | 'told' | 'tensor' | 'heuristic' | 'refusals' | 'digest' | 'end';
  /** A seat or `watcher`. */
  viewer: string;
  view: View;
  /** A seat or `chance`. */
  actor: string;
  text: string;
  action: Action;
}

export const linesOf = (game: string): Line[] =>
  readFileSync(new URL(`../../src/games/${game}/golden.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

function lineAt(game: string, step: number, is: Line['is'], viewer?: string): Line {
  const found = linesOf(game).find(
    (line) => line.step === step && line.is === is && (viewer === undefined || line.viewer === viewer),
  );
  if (!found) throw new Error(`${game}: no ${is} at step ${step} for ${viewer ?? 'anybody'}`);
  return found;
}

const nameOf = (viewer: number | null) => (viewer === null ? 'watcher' : String(viewer));

/** The position before a step. */
export const viewAt = (game: string, step: number, viewer: number | null = null): View =>
  lineAt(game, step, 'view', nameOf(viewer)).view;

/** The last position of which there is a view. */
export function lastViewOf(game: string): View {
  const last = linesOf(game)
    .filter(({ is, viewer }) => is === 'view' && viewer === nameOf(null))
    .at(-1);
  if (!last) throw new Error(`${game}: no view`);
  return last.view;
}

/** The move that was made, as it was offered to its seat. */
export function legalAt(game: string, step: number): LegalMove {
  const { actor, text, action } = lineAt(game, step, 'action');
  return { seat: Number(actor), move: text, action };
}

/** A step as a viewer was told it: a watcher, or the seat that made it. */
export function stepAt(game: string, step: number, viewer: number | null = null): Step {
  const { actor, text } = lineAt(game, step, 'action');
  const told = lineAt(game, step, 'told', nameOf(viewer));
  const seat: Step['seat'] = actor === 'chance' ? actor : Number(actor);
  const known = { seat, move: told.text, turn: step, action: told.action };
  return told.text === text ? { ...known, written: text } : { ...known, written: '', hidden: true };
}
