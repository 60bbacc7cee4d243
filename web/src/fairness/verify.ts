// Verifies a finished game: what was committed to fits what was revealed, and every draw gives the step of the record. Only what
// each draw was among comes from the server, which knows the rules.
import type { DrawMade } from '../wire/protocol';
import { bytesOf, hexOf } from './bytes';
import { commitment, contextOf, entropyCommitment, outcomeOf } from './chance';
import { read, type ReadRecord } from './read';

/** The first thing that does not fit. */
export type Fault =
  /** The record says nothing of where its luck came from. */
  | { kind: 'no_chance' }
  | { kind: 'not_revealed' }
  /** The table told another commitment when this browser came to it. */
  | { kind: 'other_commitment' }
  /** The secret does not fit the commitment. */
  | { kind: 'secret' }
  /** What was revealed for a seat does not fit what was committed to. */
  | { kind: 'entropy'; seat: number }
  /** This browser's own part of the luck is not what the record has. */
  | { kind: 'own_entropy'; seat: number }
  /** The server told of no draw at this step of chance, of one that has no such outcome, or of one where no chance drew. */
  | { kind: 'outcomes'; step: number }
  /** The draw gives another outcome than the record has. */
  | { kind: 'draw'; step: number; recorded: string; drawn: string };

export type Verdict = { fault: Fault } | { fault: null; draws: number; revealed: number[]; withheld: number[] };

/** What this browser knows of the luck of the table by itself. */
export interface Known {
  /** The commitment that it was told first. */
  commit?: string | undefined;
  /** What it revealed, by seat. */
  own?: { seat: number; value: string }[];
}

export function verify(record: string, draws: DrawMade[], known: Known = {}): Verdict {
  const found = read(record);
  const fault = faultOfHead(found, known) ?? faultOfDraws(found, draws);
  if (fault) return { fault };
  const seatsWhere = (withheld: boolean) =>
    found.entropy.filter(({ value }) => (value === 'withheld') === withheld).map(({ seat }) => seat);
  return { fault: null, draws: draws.length, revealed: seatsWhere(false), withheld: seatsWhere(true) };
}

function faultOfHead({ commit, entropy, reveal }: ReadRecord, known: Known): Fault | null {
  if (!commit) return { kind: 'no_chance' };
  if (known.commit && known.commit !== commit) return { kind: 'other_commitment' };
  if (!reveal) return { kind: 'not_revealed' };
  const secret = bytesOf(reveal);
  if (!secret || hexOf(commitment(secret)) !== commit) return { kind: 'secret' };
  for (const { seat, commit, value } of entropy) {
    if (value === 'withheld') continue;
    const bytes = bytesOf(value);
    if (!bytes || hexOf(entropyCommitment(bytes)) !== commit) return { kind: 'entropy', seat };
  }
  const lost = known.own?.find((own) => !entropy.some(({ seat, value }) => seat === own.seat && value === own.value));
  return lost ? { kind: 'own_entropy', seat: lost.seat } : null;
}

function faultOfDraws({ head, entropy, reveal, chance }: ReadRecord, draws: DrawMade[]): Fault | null {
  const secret = bytesOf(reveal) ?? new Uint8Array();
  const revealed = entropy.flatMap(({ seat, value }) => {
    const bytes = bytesOf(value);
    return bytes ? [{ seat, value: bytes }] : [];
  });
  const context = contextOf(head, revealed);
  for (const [draw, { step, outcome }] of chance.entries()) {
    const made = draws[draw];
    if (made?.step !== step) return { kind: 'outcomes', step };
    const { legal, weights } = made;
    if (!legal.includes(outcome) || !fits(legal, weights)) return { kind: 'outcomes', step };
    const drawn = legal[outcomeOf(secret, context, draw, weights)] ?? '';
    if (drawn !== outcome) return { kind: 'draw', step, recorded: outcome, drawn };
  }
  const more = draws[chance.length];
  return more ? { kind: 'outcomes', step: more.step } : null;
}

/** One weight for each outcome, no outcome twice. */
const fits = (legal: string[], weights: number[]): boolean =>
  legal.length === weights.length &&
  new Set(legal).size === legal.length &&
  weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0) &&
  weights.some((weight) => weight > 0);
