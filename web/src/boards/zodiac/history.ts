// What was done in each turn, read off the steps of the game: with the card that a bare "take" took, and where a turn ends.
import type { Step } from '../../protocol';
import { readMove, type Act } from './moves';

export interface Deed {
  seat: number | 'chance';
  act: Act;
  /** The card it was about, where it is known. */
  card: string | null;
}

/** Follows the discard pile along, from the one given. */
export function deedsOf(steps: readonly Step[], discards: readonly string[] = []): Deed[] {
  const pile = [...discards];
  const deeds: Deed[] = [];
  for (const { seat, move } of steps) {
    const act = readMove(move);
    if (!act) continue;
    const card = act.kind === 'take' ? (pile.pop() ?? null) : cardOf(act);
    if (act.kind === 'discard' || act.kind === 'turn' || act.kind === 'fined') pile.push(card ?? '');
    if (act.kind === 'cat' || act.kind === 'pangu') pile.push(card ?? '');
    if (act.kind === 'fine' && card) pile.push(card);
    deeds.push({ seat, act, card });
  }
  return deeds;
}

function cardOf(act: Act): string | null {
  if (act.kind === 'cat') return 'Cat';
  if (act.kind === 'pangu') return 'Pangu';
  return 'card' in act ? act.card : null;
}

/** The last turn of every seat that has had one, by seat; and whose was the last of all. */
export function lastTurns(deeds: readonly Deed[]): { of: Map<number, Deed[]>; latest: number | null } {
  const of = new Map<number, Deed[]>();
  let latest: number | null = null;
  let ended = true;
  for (const deed of deeds) {
    const { seat, act } = deed;
    if (act.kind === 'fine' || act.kind === 'fined') continue;
    if (seat === 'chance') {
      // What was drawn belongs to the turn of who drew.
      if (act.kind === 'drawn' && latest !== null) of.get(latest)?.push(deed);
      continue;
    }
    // A discard may be followed by a call or a pass: the same turn still.
    const more = seat === latest && (act.kind === 'call' || act.kind === 'pass');
    if (more || (seat === latest && !ended)) of.get(seat)?.push(deed);
    else of.set(seat, [deed]);
    const drew = of.get(seat)?.some((before) => before.act.kind === 'draw');
    const plays = act.kind === 'cat' || act.kind === 'pangu';
    ended = act.kind === 'discard' || act.kind === 'pass' || act.kind === 'call' || (plays && !drew);
    latest = seat;
  }
  return { of, latest };
}

/** The cards drawn for the dealer, seat by seat. */
export const cutOf = (deeds: readonly Deed[]): { seat: number; card: string }[] =>
  deeds.flatMap(({ act }) => (act.kind === 'cut' && act.card ? [{ seat: act.seat, card: act.card }] : []));
