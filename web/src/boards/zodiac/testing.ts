// Moves and steps of Zodiac for the tests, in the shape that the server gives them: actions.test.ts compares it.
import { written, type Deed, type Legal, type Move, type Told } from './actions';
import type { Place } from './view';

export const legalFor = (seat: number, ...moves: Move[]): Legal[] =>
  moves.map((action) => ({ seat, move: written(action), action }));
export const legal = (...moves: Move[]) => legalFor(0, ...moves);

/** An action without what tells whose turn it was. */
type Bare<T> = T extends Told ? Omit<T, 'mover' | 'turn'> : never;
export type BareTold = Bare<Told>;

/** What is done in one turn, by its seat, by chance and by whoever fines it. */
export const turn = (mover: number, number: number, ...actions: BareTold[]): Deed[] =>
  actions.map((bare) => {
    const action = { ...bare, mover, turn: number } as Told;
    return { seat: seatOf(action), move: '', turn: 0, written: '', action };
  });

const chance: ReadonlySet<Told['kind']> = new Set(['cut', 'deal', 'turn', 'drawn', 'fined'] as const);

function seatOf({ kind, mover }: Told): Deed['seat'] {
  if (chance.has(kind)) return 'chance';
  return kind === 'fine' ? mover + 1 : mover;
}

export const draw = { kind: 'draw' } as const;
export const take = { kind: 'take' } as const;
export const pass = { kind: 'pass' } as const;
export const call = { kind: 'call' } as const;
export const up = (card: string) => ({ kind: 'up', card, from: 'hand' }) as const;
export const down = (card: string) => ({ kind: 'down', card, from: 'face_up' }) as const;
export const discard = (card: string, from: Place = 'hand') => ({ kind: 'discard', card, from }) as const;
export const fine = (card: string) => ({ kind: 'fine', card, from: 'face_up' }) as const;
export const fineHand = { kind: 'fine', from: 'hand' } as const;
export const fined = (card: string) => ({ kind: 'fined', card, from: 'hand' }) as const;
export const cat = (from: Place = 'hand') => ({ kind: 'play', card: 'Cat', from }) as const;
export const pangu = (sign: string, target: number, to: Place = 'hand', from: Place = 'hand') =>
  ({ kind: 'play', card: 'Pangu', from, sign, target, to }) as const;

// As they are told.
export const catOn = (target: number) => ({ ...cat(), target });
export const took = (card: string) => ({ ...take, card });
export const drew = (card: string | null) => [draw, { kind: 'drawn', card } as const];
export const skipping = <T extends BareTold>(action: T, ...skipped: number[]) => ({ ...action, skipped });
