// The actions of Zodiac (src/games/zodiac/JSON.md) in types, and the notation of a move.
import { componentsOf } from '../../wire/hello.svelte';
import type { Action, LegalMove, Step } from '../../wire/protocol';
import type { Place } from './view';

type CardMove =
  | { kind: 'up'; card: string; from: 'hand' }
  | { kind: 'down'; card: string; from: 'face_up' }
  | { kind: 'discard'; card: string; from: Place }
  | { kind: 'play'; card: 'Pangu'; from: Place; sign: string; target: number; to: Place }
  | { kind: 'fine'; card: string; from: 'face_up' }
  /** A random card of the hand. */
  | { kind: 'fine'; card?: undefined; from: 'hand' };

/** What a player can do. */
export type Move = { kind: 'draw' | 'take' | 'pass' | 'call' } | { kind: 'play'; card: 'Cat'; from: Place } | CardMove;

/** What was done. A card is null where it is hidden from the viewer. */
export type Told = (
  | { kind: 'draw' | 'pass' | 'call' }
  | { kind: 'take'; card: string }
  | { kind: 'play'; card: 'Cat'; from: Place; target: number }
  | CardMove
  | { kind: 'cut'; card: string; target: number }
  | { kind: 'deal'; card: string | null; target: number }
  | { kind: 'turn'; card: string }
  | { kind: 'drawn'; card: string | null }
  | { kind: 'fined'; card: string; from: 'hand' }
) & {
  /** Whose turn it is, and the number of turns before it. */
  mover: number;
  turn: number;
  /** The seats that the next turn passes over. */
  skipped?: number[];
};

export type Legal = Omit<LegalMove, 'action'> & { action: Move };
export type Deed = Omit<Step, 'action'> & { action: Told };

const kinds: ReadonlySet<string> = new Set<Told['kind']>([
  ...(['draw', 'take', 'pass', 'call', 'up', 'down', 'discard', 'play', 'fine'] as const),
  ...(['cut', 'deal', 'turn', 'drawn', 'fined'] as const),
]);
const isKnown = ({ action }: { action: Action }) => kinds.has(action.kind);

/** Where moves and steps come in: those that this client does not know are left out. */
export const movesOf = (legal: readonly LegalMove[]) => legal.filter(isKnown) as Legal[];
export const deedsOf = (steps: readonly Step[]) => steps.filter(isKnown) as Deed[];

/** The legal move that does this. */
export const legalOf = (legal: readonly Legal[], move: Move) =>
  legal.find(({ action }) => Object.entries(move).every(([field, value]) => (action as Action)[field] === value));

interface CardSpec {
  name: string;
  code: string;
  kind: 'sign' | 'action';
}

const specs = () => componentsOf<{ cards: CardSpec[] }>('zodiac')?.cards ?? [];
const specOf = (card: string) => specs().find(({ name }) => name === card);

/** In the order of the cards, as a hand is held. */
export function sorted(cards: readonly string[]): string[] {
  const names = specs().map(({ name }) => name);
  return [...cards].sort((one, other) => names.indexOf(one) - names.indexOf(other));
}

export const isSign = (card: string) => specOf(card)?.kind === 'sign';

const markOf = (place: Place) => (place === 'face_up' ? '^' : '');
const codeOf = (card: string) => specOf(card)?.code ?? card;

/** In notation. A legal move brings its own; this is for asking why another is not legal. */
export function written(move: Move): string {
  switch (move.kind) {
    case 'up':
    case 'down':
      return `${move.kind} ${codeOf(move.card)}`;
    case 'discard':
      return `discard ${markOf(move.from)}${codeOf(move.card)}`;
    case 'fine':
      return move.card === undefined ? 'fine hand' : `fine ^${codeOf(move.card)}`;
    case 'play': {
      const played = `play ${markOf(move.from)}${codeOf(move.card)}`;
      return move.card === 'Cat' ? played : `${played} ${codeOf(move.sign)}<${move.target}${markOf(move.to)}`;
    }
    default:
      return move.kind;
  }
}

/** A move to try: a legal one is played, for another the server is asked why not. */
export interface Trial {
  move: string;
  legal: boolean;
}

export function trialOf(legal: readonly Legal[], move: Move): Trial {
  const found = legalOf(legal, move);
  return { move: found?.move ?? written(move), legal: found !== undefined };
}
