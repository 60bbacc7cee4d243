// What each seat drew in the last round and what came of it, as the causes of the steps tell it.
import { nobody, type Cause, type Step } from '../../wire/protocol';
import { newsWords } from './news_words';
import type { Sheet } from './view';

export interface Deed {
  seat: number;
  /** Null: nothing, for want of room. */
  drawn: string | null;
  partner: string | null;
  /** The change of the score. */
  points: number;
}

const nameIn = (causes: Cause[], detail: 'drawn' | 'partner') => {
  const found = causes.find((cause) => typeof cause[detail] === 'string')?.[detail];
  return typeof found === 'string' ? found : null;
};

function deedOf(seat: number, causes: Cause[]): Deed {
  const points = causes.filter(({ what }) => what === 'points').reduce((sum, { amount }) => sum + amount, 0);
  return { seat, drawn: nameIn(causes, 'drawn'), partner: nameIn(causes, 'partner'), points };
}

/** The deeds among some causes, by seat. */
export function deedsOf(causes: Cause[]): Deed[] {
  const seats = [...new Set(causes.map(({ seat }) => seat))].sort((one, other) => one - other);
  return seats.map((seat) =>
    deedOf(
      seat,
      causes.filter((cause) => cause.seat === seat),
    ),
  );
}

/** The last round that is over, and who could not draw in the throw after it. */
export function newsOf(steps: Step[]): Deed[] {
  const turned = (step: Step) => step.seat === nobody || (step.seat !== 'chance' && step.causes !== undefined);
  const at = steps.map(turned).lastIndexOf(true);
  const round = at < 0 ? [] : (steps[at]?.causes ?? []);
  const after = steps.slice(at + 1).flatMap(({ causes }) => causes ?? []);
  return [...deedsOf(round), ...deedsOf(after)];
}

/** A drawing that changed no score has no cause: the sheets know which it was. */
export function completed(deeds: Deed[], sheets: Sheet[], fresh: Set<string>[]): Deed[] {
  return sheets.flatMap(({ seat, creatures }) => {
    const known = deeds.filter((deed) => deed.seat === seat);
    const drawn = creatures.find(({ first }) => fresh[seat]?.has(first));
    if (!drawn || known.some((deed) => deed.drawn)) return known;
    const partner = creatures.find(({ first }) => first === drawn.partner)?.creature ?? null;
    return [{ seat, drawn: drawn.creature, partner, points: 0 }, ...known];
  });
}

/** "Ox + Rabbit, +10 points". */
export function deedSaid({ drawn, partner, points }: Deed): string {
  if (!drawn) return newsWords.out(points);
  return partner ? newsWords.deed(newsWords.both(drawn, partner), points) : newsWords.alone(drawn, points);
}

/** "Ox + Rabbit". */
export function deedShort({ drawn, partner }: Deed): string {
  if (!drawn) return newsWords.outShort;
  return partner ? newsWords.both(drawn, partner) : newsWords.drew(drawn);
}

/** The Rat and the Dragon, the best pair there is. */
export const isWedding = ({ drawn, partner }: Deed): boolean =>
  [drawn, partner].includes('Rat') && [drawn, partner].includes('Dragon');

/** Who has made that pair, and what the pair itself scores. */
export interface Married {
  seat: number;
  worth: number;
}

export function weddingIn(deeds: Deed[], sheets: Sheet[], fresh: Set<string>[]): Married | null {
  const deed = deeds.find(isWedding);
  if (!deed) return null;
  const drawn = sheets[deed.seat]?.creatures.find(({ first }) => fresh[deed.seat]?.has(first));
  return { seat: deed.seat, worth: drawn?.points ?? deed.points };
}
