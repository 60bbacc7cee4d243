// What was done in each turn, read off the steps of the game: with the card that a bare "take" took, and where a turn ends.
import type { Step } from '../../wire/protocol';
import { readMove, type Act } from './moves';
import { nextSeat, others } from './view';

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

export interface LastTurns {
  /** The last turn of every seat that has had one. */
  of: Map<number, Deed[]>;
  /** The seats that were passed over since, and whether for a Cat. */
  missed: Map<number, { byCat: boolean }>;
  /** Whose turn was the last of all. */
  latest: number | null;
}

/** `next`: who is about to begin a turn. */
export function lastTurns(deeds: readonly Deed[], seats: number, next: number | null = null): LastTurns {
  const of: LastTurns['of'] = new Map();
  const missed: LastTurns['missed'] = new Map();
  const cats = new Map<number, number>();
  let latest: number | null = null;
  let ended = true;

  function passOver(from: number, to: number): void {
    const round = [...others(from, seats), from];
    for (const seat of round.slice(0, round.indexOf(to))) {
      const owed = cats.get(seat) ?? 0;
      missed.set(seat, { byCat: owed > 0 });
      cats.set(seat, Math.max(0, owed - 1));
    }
  }

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
    else {
      if (latest !== null) passOver(latest, seat);
      missed.delete(seat);
      of.set(seat, [deed]);
    }
    if (act.kind === 'cat') {
      const victim = nextSeat(seat, seats);
      cats.set(victim, (cats.get(victim) ?? 0) + 1);
    }
    const drew = of.get(seat)?.some((before) => before.act.kind === 'draw');
    const plays = act.kind === 'cat' || act.kind === 'pangu';
    ended = act.kind === 'discard' || act.kind === 'pass' || act.kind === 'call' || (plays && !drew);
    latest = seat;
  }
  if (latest !== null && next !== null) passOver(latest, next);
  return { of, missed, latest };
}

/** What has been done to a seat since it did something itself: signs and turns that it lost. */
export function suffered(deeds: readonly Deed[], seat: number, seats: number): Deed[] {
  const found: Deed[] = [];
  let turn = seat;
  for (const deed of deeds.slice(deeds.map((each) => each.seat).lastIndexOf(seat) + 1)) {
    const { act } = deed;
    if (act.kind === 'fine' || act.kind === 'fined') {
      if (turn === seat && deed.card !== null) found.push(deed);
      continue;
    }
    if (deed.seat === 'chance') continue;
    turn = deed.seat;
    if (act.kind === 'pangu' && act.seat === seat) found.push(deed);
    if (act.kind === 'cat' && nextSeat(turn, seats) === seat) found.push(deed);
  }
  return found;
}

/** The cards drawn for the dealer, seat by seat. */
export const cutOf = (deeds: readonly Deed[]): { seat: number; card: string }[] =>
  deeds.flatMap(({ act }) => (act.kind === 'cut' && act.card ? [{ seat: act.seat, card: act.card }] : []));
