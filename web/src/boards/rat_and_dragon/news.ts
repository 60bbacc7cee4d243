// What each seat drew in the last round and what came of it, as the causes of the steps tell it.
import { nobody, type Cause, type Step } from '../../wire/protocol';
import { newsWords } from './news_words';
import { joined, pairsOf, unpairedOn, type Creature, type Pair, type Sheet, type Unpaired } from './view';
import { words } from './words';

export interface Deed {
  seat: number;
  /** Null: nothing, for want of room. */
  drawn: string | null;
  partner: string | null;
  /** The change of the score; of it what a pair scores, and what the unpaired creatures cost less. */
  points: number;
  pair: number;
  back: number;
  /** The unpaired creatures before and after, where the sheet tells. */
  unpaired?: { before: Unpaired; after: Unpaired };
}

const nameIn = (causes: Cause[], detail: 'drawn' | 'partner') => {
  const found = causes.find((cause) => typeof cause[detail] === 'string')?.[detail];
  return typeof found === 'string' ? found : null;
};

function deedOf(seat: number, causes: Cause[]): Deed {
  const scored = causes.filter(({ what }) => what === 'points');
  const sum = (some: Cause[]) => some.reduce((all, { amount }) => all + amount, 0);
  return {
    seat,
    drawn: nameIn(causes, 'drawn'),
    partner: nameIn(causes, 'partner'),
    points: sum(scored),
    pair: sum(scored.filter(({ why }) => why === 'pair')),
    back: sum(scored.filter(({ why }) => why === 'found' || why === 'alone')),
  };
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

/** With what became of the unpaired creatures: the new one joined them, or its partner left them. */
function summed(deed: Deed, sheet: Sheet, drawn: Creature, partner: Creature | undefined): Deed {
  const after = unpairedOn(sheet);
  const before = joined(after, partner ? partner.number : -drawn.number, deed.back);
  return { ...deed, unpaired: { before, after } };
}

/** The sheets know the creatures of the round; a drawing that changed no score has no cause. */
export function completed(deeds: Deed[], sheets: Sheet[], fresh: Set<string>[]): Deed[] {
  return sheets.flatMap((sheet) => {
    const { seat, creatures } = sheet;
    const known = deeds.filter((deed) => deed.seat === seat);
    const drawn = creatures.find(({ first }) => fresh[seat]?.has(first));
    if (!drawn) return known;
    const partner = creatures.find(({ first }) => first === drawn.partner);
    const names = { drawn: drawn.creature, partner: partner?.creature ?? null };
    const deed = known.find((one) => one.drawn) ?? { seat, ...names, points: 0, pair: 0, back: 0 };
    return [summed(deed, sheet, drawn, partner), ...known.filter((one) => !one.drawn)];
  });
}

/** "10 + 3 back = ": what the points are made of, where that is more than one part. */
export function sumOf({ drawn, partner, points, pair, back }: Deed): string {
  if (!drawn) return '';
  return words.sumOf(partner ? words.madeOf(pair, back, points) : words.madeOf(pair + back, 0, points));
}

/** "10 + 3 back = +13": what a pair scores and what its partner has cost; alone what it costs. */
export const gainOf = (deed: Deed): string => sumOf(deed) + words.change(deed.points);

/** "Ox + Rabbit, 9 + 1 back = +10". */
export function deedSaid(deed: Deed): string {
  const { drawn, partner, points, unpaired } = deed;
  if (!drawn) return newsWords.out(points);
  const what = partner ? newsWords.both(drawn, partner) : newsWords.alone(drawn);
  return newsWords.deed(what, gainOf(deed), unpaired ? words.unpairedTurns(unpaired.before, unpaired.after) : '');
}

/** The pairs of a sheet in the order in which they were made, as far as the steps tell. */
export function pairsMade(sheet: Sheet, steps: readonly Step[]): Pair[] {
  const left = pairsOf(sheet);
  const made = steps
    .flatMap(({ causes = [] }) => causes)
    .filter(({ seat, what, why }) => seat === sheet.seat && what === 'pairs' && why === 'pair');
  const known = made.flatMap(({ drawn, partner }) => {
    const at = left.findIndex(({ creatures }) =>
      [drawn, partner].every((name) => creatures.some(({ creature }) => creature === name)),
    );
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...known, ...left];
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
