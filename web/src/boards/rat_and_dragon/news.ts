// What each seat drew in the last round and what came of it, as the causes of the steps tell it.
import { nobody, type Cause, type Step } from '../../wire/protocol';
import { dot } from '../../words/sentences';
import { newsWords } from './news_words';
import { roundAt, type Round } from './rounds';
import {
  isYang,
  actionOf,
  costOf,
  joined,
  nameOf,
  numberNamed,
  pairsOf,
  unpairedOn,
  type Creature,
  type Pair,
  type Sheet,
  type Unpaired,
} from './view';
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

/** Of a pair of two small or two large ones, which scores nothing: whether they are small. */
export function alikeIn(drawn: string | null, partner: string | null): boolean | null {
  if (!drawn || !partner) return null;
  const [one = false, other = false] = [drawn, partner].map((name) => isYang(numberNamed(name)));
  return one === other ? one : null;
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

/** The one creature that may change no score: alone, it leaves half of an odd sum, rounded up, as it was. */
export const idlest = (): string => nameOf(1);

/** Who drew in a round, by seat. */
const drewIn = (round: readonly Step[]): number[] =>
  [...new Set(round.flatMap(({ seat }) => (seat === 'chance' || seat === nobody ? [] : [seat])))].sort(
    (one, other) => one - other,
  );

/** Who drew in a round and is in none of its deeds: what changes no score has no cause. */
export function idleIn(round: readonly Step[], deeds: readonly Deed[]): number[] {
  const drew = new Set(deeds.flatMap(({ seat, drawn }) => (drawn ? [seat] : [])));
  return drewIn(round).filter((seat) => !drew.has(seat));
}

/** What each seat drew in these steps of one round. */
function roundOf(steps: readonly Step[]): Deed[] {
  const known = deedsOf(steps.flatMap(({ causes = [] }) => causes));
  const idle = idleIn(steps, known).map((seat) => ({ ...deedOf(seat, []), drawn: idlest() }));
  return [...known, ...idle].sort((one, other) => one.seat - other.seat);
}

/** The last round that is over, and the throw after it, if that was made. `drawing`: that of the last throw goes on. */
function lastRound(steps: readonly Step[], drawing: boolean): Round & { next?: Step | undefined } {
  const now = roundAt(steps);
  const turned = now.steps.some(({ seat, causes }) => seat === nobody || causes !== undefined);
  if (turned || now.at < 0 || (!drawing && now.steps.length > 0)) return now;
  return { ...roundAt(steps, now.at), next: now.opened };
}

/** What could be drawn in the last round that is over. */
export function offeredIn(steps: readonly Step[], drawing: boolean): number[] {
  const { opened } = lastRound(steps, drawing);
  const action = opened && actionOf(opened);
  if (action?.kind === 'card') return [action.number];
  return action?.kind === 'throw' ? action.offers : [];
}

/** The last round that is over, and who could not draw in the throw after it. */
export function newsOf(steps: readonly Step[], drawing = true): Deed[] {
  const { steps: round, next } = lastRound(steps, drawing);
  return [...roundOf(round), ...deedsOf(next?.causes ?? [])];
}

/** The creatures that a deed may have brought, by the names of the two. */
function likeIt(creatures: Creature[], deed: Deed | undefined): Creature[] {
  const nameAt = (first: string | null) => creatures.find((one) => one.first === first)?.creature ?? null;
  return creatures.filter((one) => one.creature === deed?.drawn && nameAt(one.partner) === deed.partner);
}

/**
 * The creature of the last round on each sheet, where it was not seen to come, as after a jump: by its squares, as far as they are known,
 * by its name and that of its partner. None where two are alike.
 */
export function foundOn(steps: readonly Step[], drawing: boolean, sheets: readonly Sheet[]): Set<string>[] {
  const { steps: round } = lastRound(steps, drawing);
  const deeds = roundOf(round);
  return sheets.map(({ seat, creatures }) => {
    const deed = deeds.find((one) => one.seat === seat && one.drawn !== null);
    const squares = round.flatMap((step) => {
      const action = actionOf(step);
      return step.seat === seat && action.kind === 'draw' ? [action.square] : [];
    });
    const like = likeIt(creatures, deed).filter((one) => squares.every((square) => one.squares.includes(square)));
    return new Set(like.length === 1 ? like.map(({ first }) => first) : []);
  });
}

type Sums = ReadonlyMap<number, number>;
/** The sums of the unpaired by seat, when a round began: each is counted once. */
const sums = new WeakMap<Step, Sums>();

function sumsAfter(before: Sums, round: readonly Step[]): Sums {
  const after = new Map(before);
  for (const { seat, drawn, partner } of roundOf(round))
    if (drawn) after.set(seat, (after.get(seat) ?? 0) + (partner ? -numberNamed(partner) : numberNamed(drawn)));
  return after;
}

function sumsBefore(steps: readonly Step[], { at, opened }: { at: number; opened?: Step | undefined }): Sums {
  if (!opened) return new Map();
  const known = sums.get(opened);
  if (known) return known;
  const last = roundAt(steps, at);
  const now = sumsAfter(sumsBefore(steps, last), last.opened ? last.steps : []);
  sums.set(opened, now);
  return now;
}

/** The unpaired creatures of the seats before and after the last round, where it changed them. */
export function turnedIn(steps: readonly Step[]): { seat: number; before: Unpaired; after: Unpaired }[] {
  const round = roundAt(steps);
  const before = sumsBefore(steps, round);
  const after = sumsAfter(before, round.opened ? round.steps : []);
  const unpaired = (sum = 0): Unpaired => ({ sum, costs: costOf(sum) });
  return [...after]
    .filter(([seat, sum]) => sum !== (before.get(seat) ?? 0))
    .sort(([one], [other]) => one - other)
    .map(([seat, sum]) => ({ seat, before: unpaired(before.get(seat)), after: unpaired(sum) }));
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
    const told = known.find((one) => one.drawn);
    const drawn = creatures.find(({ first }) => fresh[seat]?.has(first)) ?? likeIt(creatures, told)[0];
    if (!drawn) return known;
    const partner = creatures.find(({ first }) => first === drawn.partner);
    const names = { drawn: drawn.creature, partner: partner?.creature ?? null };
    // The sheet is of another round than the steps.
    if (told && told.drawn !== names.drawn) return known;
    const deed = told ?? { seat, ...names, points: 0, pair: 0, back: 0 };
    return [summed(deed, sheet, drawn, partner), ...known.filter((one) => !one.drawn)];
  });
}

/** "10 + 3 back = ": what the points are made of, where that is more than one part. */
export function sumOf({ drawn, partner, points, pair, back }: Deed): string {
  if (!drawn) return '';
  return words.sumOf(partner ? words.madeOf(pair, back, points) : words.aloneOf(back, points));
}

/** The same beside the others: of a creature without a partner how the cost of the unpaired turned, "half −3 → −5 = ". */
export function sumShown(deed: Deed): string {
  const { drawn, partner, unpaired } = deed;
  const halves = drawn && !partner && unpaired ? words.halfFrom(unpaired.before, unpaired.after) : '';
  return sumOf(deed) || words.sumOf(halves);
}

/** "10 + 3 back = +13": what a pair scores and what its partner has cost; alone what it costs. */
export const gainOf = (deed: Deed): string => sumOf(deed) + words.change(deed.points);

/** "Ox + Rabbit, 9 + 1 back = +10"; and what has become of the unpaired, as a sentence. */
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

/** What the pair of the last round has brought a seat in all; null where there is none. */
export const broughtTo = (deeds: readonly Deed[], seat: number): number | null =>
  deeds.find((one) => one.seat === seat && one.partner !== null)?.points ?? null;

/** "Ox + Rabbit". */
export function deedShort({ drawn, partner }: Deed): string {
  if (!drawn) return newsWords.outShort;
  return partner ? newsWords.both(drawn, partner) : newsWords.drew(drawn);
}

/** The Rat and the Dragon, the best pair there is. */
export const isWedding = ({ drawn, partner }: Deed): boolean =>
  [drawn, partner].includes('Rat') && [drawn, partner].includes('Dragon');

/** From so many points on a pair is a great one. */
const great = 9;

/** Who has made a great pair, and what it has come to: "11 + 6 back = +17" in parts. */
export interface Married {
  seat: number;
  pair: [string, string];
  parts: string;
  points: number;
  /** It is the best there is. */
  best: boolean;
}

/** The great pair of a round: the best there is, whoever made it, or that of one's own; of whoever watches, that of any seat. */
export function greatIn(deeds: readonly Deed[], own: number | null): Married | null {
  const made = deeds.filter((deed) => deed.partner !== null && deed.pair >= great);
  const deed = made.find(isWedding) ?? made.find(({ seat }) => own === null || seat === own);
  if (!deed?.drawn || deed.partner === null) return null;
  const pair = [deed.drawn, deed.partner].sort((one, other) => numberNamed(one) - numberNamed(other));
  const { seat, points } = deed;
  return { seat, pair: pair as [string, string], parts: sumOf(deed), points, best: isWedding(deed) };
}

/** How a round ends: what the others drew in it, and whose mark stands before that. */
export interface Ending {
  seat: number;
  said: string;
}

/** Null where they are too many for a line. */
export function endingOf(deeds: readonly Deed[], own: number | null, called: (seat: number) => string): Ending | null {
  const others = deeds.filter(({ seat, drawn }) => drawn !== null && seat !== own);
  const [first] = others;
  if (!first || others.length > 2) return null;
  const said = others.map((deed) => newsWords.drewSo(called(deed.seat), deedShort(deed), deed.points)).join(dot);
  return { seat: first.seat, said };
}
