// The last turn of each seat, the turns missed, and what others did to a seat: read from the steps as they are told.
import type { Deed, Told } from './actions';
import type { Place } from './view';

export interface LastTurns {
  /** The last turn of every seat that has had one. */
  of: Map<number, Told[]>;
  /** The seats that were passed over since, and whether for a Cat. */
  missed: Map<number, { byCat: boolean }>;
  /** Whose turn was the last of all. */
  latest: number | null;
}

/** What others and chance do, but for the card that is drawn. */
const byOthers: ReadonlySet<Told['kind']> = new Set(['cut', 'deal', 'turn', 'fine', 'fined'] as const);

export const isCatOn = (action: Told, seat: number) =>
  action.kind === 'play' && action.card === 'Cat' && action.target === seat;

export function lastTurns(deeds: readonly Deed[]): LastTurns {
  const of: LastTurns['of'] = new Map();
  const missed: LastTurns['missed'] = new Map();
  let latest: number | null = null;
  for (const { action } of deeds) {
    const { kind, mover, turn, skipped = [] } = action;
    if (!byOthers.has(kind)) {
      const before = of.get(mover) ?? [];
      of.set(mover, [...before.filter((each) => each.turn === turn), action]);
      missed.delete(mover);
      latest = mover;
    }
    for (const seat of skipped)
      missed.set(seat, { byCat: of.get(mover)?.some((each) => isCatOn(each, seat)) ?? false });
  }
  return { of, missed, latest };
}

/** What has been done to a seat since it did something itself: signs and turns that it lost. */
export function suffered(deeds: readonly Deed[], seat: number): Told[] {
  const since = deeds.slice(deeds.map((deed) => deed.seat).lastIndexOf(seat) + 1);
  return since.flatMap(({ action }) => {
    const loses =
      (action.kind === 'fined' && action.mover === seat) ||
      (action.kind === 'fine' && action.card !== undefined && action.mover === seat) ||
      (action.kind === 'play' && action.target === seat);
    return loses ? [action] : [];
  });
}

interface Arrived {
  /** Null where it is hidden. */
  card: string | null;
  place: Place;
}

/**
 * The card that came last in a turn, and where it lies: drawn, taken, or stolen. Of two equal cards that one is
 * moved on which came.
 */
export function arrived(turn: readonly Told[]): Arrived | null {
  return turn.reduce<Arrived | null>((last, action) => {
    const { kind } = action;
    if (kind === 'drawn' || kind === 'take') return { card: action.card, place: 'hand' };
    if (kind === 'play' && action.card === 'Pangu') return { card: action.sign, place: action.to };
    if ((kind === 'up' || kind === 'down') && action.card === last?.card && action.from === last.place)
      return { card: action.card, place: kind === 'up' ? 'face_up' : 'hand' };
    return last;
  }, null);
}

/** Whom the Cat of this turn makes miss one; null where none was played. */
export const catIn = (turn: readonly Told[]): number | null =>
  turn.flatMap((action) => (action.kind === 'play' && action.card === 'Cat' ? [action.target] : [])).at(-1) ?? null;

/** What the last Pangu of this turn did; null where none was played. */
export const robberyIn = (turn: readonly Told[]) =>
  turn.flatMap((action) => (action.kind === 'play' && action.card === 'Pangu' ? [action] : [])).at(-1) ?? null;

/** The cards drawn for the dealer, seat by seat. */
export const cutOf = (deeds: readonly Deed[]): { seat: number; card: string }[] =>
  deeds.flatMap(({ action }) => (action.kind === 'cut' ? [{ seat: action.target, card: action.card }] : []));
