// The actions of Wu Xing (src/games/wu_xing/JSON.md) in types, and the notation of a move.
import type { Action, LegalMove, Step } from '../../wire/protocol';

export type Change = '-' | '?' | '+';

/** What a player can do. */
export type Move =
  | { kind: 'token'; die: number; change: Change }
  /** The spaces are counted from 1. */
  | { kind: 'claim'; space: number }
  | { kind: 'capture'; tile: string; from: number }
  | { kind: 'prevent' | 'allow' | 'pass' };

/** What was done: `mover` is whose turn it was, `dice` the throw it was done with; `shuffled`: the discards became the new draw pile. */
export type Told = { mover: number; shuffled?: true } & (
  | { kind: 'draw'; tile: string }
  | { kind: 'first'; target: number }
  | { kind: 'throw'; dice: number[] }
  | { kind: 'rethrow'; die: number }
  /** `turned`: what the die shows now. */
  | { kind: 'token'; die: number; change: Change; turned?: number; dice: number[] }
  | { kind: 'claim'; space: number; tile: string; gain?: number; dice: number[] }
  /** `pending`: the owner may still prevent it. */
  | { kind: 'capture'; tile: string; from: number; pending?: true; gain?: number; loss?: number; dice: number[] }
  | { kind: 'prevent'; tile: string }
  | { kind: 'allow'; tile: string; gain?: number; loss?: number }
  | { kind: 'pass'; dice: number[] }
);

export type Legal = Omit<LegalMove, 'action'> & { action: Move };
export type Made = Omit<Step, 'action'> & { action: Told };

const kinds: ReadonlySet<string> = new Set<Told['kind']>([
  ...(['draw', 'first', 'throw', 'rethrow'] as const),
  ...(['token', 'claim', 'capture', 'prevent', 'allow', 'pass'] as const),
]);
const isKnown = ({ action }: { action: Action }) => kinds.has(action.kind);

/** Where moves and steps come in: those that this client does not know are left out. */
export const movesOf = (legal: readonly LegalMove[]) => legal.filter(isKnown) as Legal[];
export const madeOf = (steps: readonly Step[]) => steps.filter(isKnown) as Made[];

/** What the dice showed in a step of chance. */
export function thrown(step: Step): number[] {
  const [made] = madeOf([step]);
  if (made?.action.kind === 'throw') return made.action.dice;
  return made?.action.kind === 'rethrow' ? [made.action.die] : [];
}

/** In notation. */
export function written(move: Move): string {
  switch (move.kind) {
    case 'token':
      return `token ${move.die}${move.change}`;
    case 'claim':
      return `claim ${move.space}`;
    case 'capture':
      return `capture ${move.tile}<${move.from}`;
    default:
      return move.kind;
  }
}
