// What a move does, of anybody and whether it is advised or not: from the cards that its seat knew.
import type { Action, Advice, LegalMove, Step, View } from '../../wire/protocol';
import { sentencesOf } from '../../words/sentences';
import { strongest } from '../strongest';
import { deedsOf, isSign, movesOf, type Legal, type Move } from './actions';
import { becauseWords as say } from './because_words';
import { seenBy } from './hands';
import { holdingOf, nextToMove, unseenFor, type Holding } from './holdings';
import { allSigns, progressOf } from './progress';
import { afterMover, limit, zodiacView, type ZodiacView } from './view';
import { cardName } from './words';

/** What an adviser looks at. */
interface Situation {
  view: ZodiacView;
  legal: Legal[];
  /** Of whom it advises. */
  own: Holding;
  who: string;
  hand: number;
  face_up: number;
  all: Holding[];
  /** What the turn goes on to throw out. */
  thrown: Thrown | null;
  name(seat: number | null): string;
}

type Thrown = Extract<Move, { kind: 'discard' }>;

/** `steps`: all up to the view, where the game is over: they say what lay in the hands. */
export function because(
  advice: Pick<Advice, 'seat' | 'move' | 'action'> & Partial<Pick<Advice, 'actions'>>,
  seen: View,
  names: readonly string[],
  legal: readonly LegalMove[],
  steps: readonly Step[] = [],
): string {
  const { seat, actions = [] } = advice;
  const view = seenBy(seat, zodiacView(seen), deedsOf(steps));
  const [move] = movesOf([advice]);
  const of = view.seats[seat];
  if (!move || !of) return '';
  const name = (other: number | null) => names[other ?? -1] ?? '';
  const all = view.seats.map((_, other) => holdingOf(view, other));
  const at: Situation = {
    view,
    legal: movesOf(legal),
    own: holdingOf(view, seat),
    who: name(seat),
    hand: seat === view.viewer ? (view.hand ?? []).length : of.hand,
    face_up: of.face_up.length,
    all,
    thrown: thrownOut(actions.slice(1)),
    name,
  };
  return strongest(reasonsFor(move.action, at));
}

/** A turn ends with it, or another one begins. */
const ends: ReadonlySet<Move['kind']> = new Set(['discard', 'pass', 'call', 'draw', 'take'] as const);

/** What is discarded by the end of the turn, by these actions that go on with it; null where that is nothing. */
function thrownOut(later: readonly Action[]): Thrown | null {
  const made = movesOf(later.map((action) => ({ seat: 0, move: '', action }))).map(({ action }) => action);
  const end = made.find(({ kind }) => ends.has(kind));
  return end?.kind === 'discard' ? end : null;
}

/** The card comes to its place only to be thrown out from there in the same turn: what it is worth there, nobody is promised. */
function inPassing(action: Move, { view, thrown }: Situation): boolean {
  if (action.kind === 'take') return thrown?.from === 'hand' && thrown.card === view.top;
  if (action.kind !== 'up' && action.kind !== 'down') return false;
  return thrown?.card === action.card && thrown.from === (action.kind === 'up' ? 'face_up' : 'hand');
}

function reasonsFor(action: Move, at: Situation): string[] {
  if (inPassing(action, at)) return [say.inPassing(cardName(at.thrown?.card ?? ''))];
  switch (action.kind) {
    case 'take':
      return whyTake(at);
    case 'draw':
      return whyDraw(at);
    case 'up':
      return whyUp(action.card, at);
    case 'down':
      return [
        tooMany(at.face_up, limit(), say.rowFull, at),
        isSign(action.card) ? say.safeFromPangu : say.nobodyTakesIt(cardName(action.card)),
      ];
    case 'discard':
      return whyDiscard(action.card, at);
    case 'pass':
      return whyPass(at);
    case 'call':
      return [at.own.missing.length ? say.wrongCall(at.who, at.own.missing.map(cardName)) : complete(at)];
    case 'play':
      return action.card === 'Cat' ? whyCat(at) : whyPangu(action, at);
    case 'fine':
      return whyFine(action.card, at);
  }
}

const hasAll = ({ whole, missing }: Holding) => whole && missing.length === 0;
const complete = ({ own, who }: Situation) => (hasAll(own) ? say.all(who) : '');

/** What a card is worth to whoever it comes to. */
function brings(card: string, { own, who }: Situation): string {
  const called = cardName(card);
  if (!isSign(card)) return say.bringsCat;
  if (own.has(card)) return say.bringsNone(who, called);
  if (!own.whole) return say.bringsKnown(who, called, own.signs + 1);
  if (own.missing.length === 1) return say.bringsLast(who, called);
  return say.brings(who, called, own.signs + 1);
}

function whyTake(at: Situation): string[] {
  const { view, all, name } = at;
  const top = view.top ?? '';
  const next = nextToMove(view);
  const wants = next !== null && isSign(top) && all[next]?.lacks(top) === true;
  return [brings(top, at), wants ? (last(all[next], top) ? say.keptFromLast : say.keptFrom)(name(next)) : ''];
}

/** Whether it is the only sign that is left. */
const last = (of: Holding | undefined, sign: string) => of?.missing.length === 1 && of.missing[0] === sign;

function whyDraw(at: Situation): string[] {
  const { view, own, who, legal } = at;
  const { top } = view;
  const takes = top !== null && legal.some(({ action }) => action.kind === 'take');
  const unseen = unseenFor(view, own);
  return [
    takes && own.lacks(top) && isSign(top) ? say.leaves(who, cardName(top)) : '',
    notByPangu(at),
    takes && !isSign(top) ? say.noSign(cardName(top)) : '',
    takes && isSign(top) && own.has(top) ? say.haveTop(who, cardName(top)) : '',
    unseen ? (unseen.open ? say.inPile : say.unseen)(who, unseen.of, unseen.wanted) : say.unknown,
  ];
}

/** What speaks against a sign that a Pangu could take now instead. */
function notByPangu(at: Situation): string {
  const { view, own, legal, name } = at;
  const ways = legal.flatMap(({ action }) =>
    action.kind === 'play' && action.card === 'Pangu' && own.lacks(action.sign) ? [action] : [],
  );
  const [first] = ways;
  if (!first) return '';
  const thief = thiefOf(first.sign, at);
  if (thief !== null && ways.every(({ sign, to }) => to === 'face_up' && thiefOf(sign, at) !== null))
    return say.onlyFaceUp(cardName(first.sign), name(first.target), name(thief));
  const unseen = unseenFor(view, own);
  const left = ways.map(({ sign }) => ({ sign, of: unseen?.left(sign) ?? 0 })).sort((one, two) => two.of - one.of);
  const [most] = left;
  return most?.of ? say.keepsPangu(cardName(most.sign), most.of) : '';
}

/** Whoever is next, where it has a Pangu and could take this sign from those face up. */
function thiefOf(sign: string, { view, all, own }: Situation): number | null {
  const seat = nextToMove(view);
  const next = all[seat ?? -1];
  return next && next.seat !== own.seat && next.has('Pangu') && !next.has(sign) ? next.seat : null;
}

const tooMany = (
  cards: number,
  most: number,
  words: (name: string, most: number, cards: number) => string,
  { who }: Situation,
) => (cards > most ? words(who, most, cards) : '');

const othersWho = ({ all, own }: Situation, which: (other: Holding) => boolean): number[] =>
  all.filter((other) => other.seat !== own.seat && which(other)).map(({ seat }) => seat);

const havingIt = (sign: string, at: Situation) => othersWho(at, (other) => other.has(sign));

/** Nobody takes a sign with Pangu that they have. */
function whyUp(card: string, at: Situation): string[] {
  const { own, who, name, hand } = at;
  const full = tooMany(hand, limit(), say.handFull, at);
  if (!isSign(card)) return [complete(at), say.nobodyTakes, full];
  const called = cardName(card);
  const have = havingIt(card, at);
  const another = own.hasTwo(card) && at.thrown?.card !== card;
  const thief = another ? null : thiefOf(card, at);
  const lack = othersWho(at, (other) => other.lacks(card) === true);
  const rest = othersWho(at, ({ seat }) => seat !== thief && !have.includes(seat));
  const safest = otherUps(card, at).every((sign) => !isSafe(sign, at) && havingIt(sign, at).length < have.length);
  const apart = have.length || lack.length || another ? '' : setsApart(card, at);
  return [
    complete(at),
    thief !== null ? say.nextSteals(name(thief)) : '',
    have.length
      ? (safest && otherUps(card, at).length ? say.safest : say.haveIt)(have.map(name), called, rest.map(name))
      : '',
    lack.length && have.length === 0 && thief === null ? say.lackIt(lack.map(name), called) : '',
    another ? say.keepsOther(who, called) : '',
    apart,
    full,
    apart || have.length || lack.length || another || thief !== null ? '' : say.upToWin,
  ];
}

/** What could be laid face up instead. */
const otherUps = (card: string, { legal }: Situation): string[] =>
  legal.flatMap(({ action }) => (action.kind === 'up' && action.card !== card ? [action.card] : []));

/** A Pangu costs nothing there. */
const isSafe = (card: string, { own }: Situation) => !isSign(card) || own.hasTwo(card);

/** Of a sign that nobody else is known to have: why rather this one than another, or that another would be safer. */
function setsApart(card: string, at: Situation): string {
  const { view, own, hand, who, name } = at;
  const others = otherUps(card, at);
  if (others.length === 0) return '';
  const known = view.seats[own.seat]?.known ?? [];
  if (known.includes(card) && !others.every((sign) => known.includes(sign)))
    return say.knownAnyway(who, cardName(card));
  const [best = ''] = [...others].sort((one, two) => havingIt(two, at).length - havingIt(one, at).length);
  const have = havingIt(best, at);
  const unseen = unseenFor(view, own);
  const left = (sign: string) => (isSign(sign) ? (unseen?.left(sign) ?? 0) : Infinity);
  if (others.every((sign) => left(sign) < left(card))) return say.mostUnseen(cardName(card), left(card));
  if (have.length) return say.saferHad(have.map(name), cardName(best));
  const safe = others.find((sign) => isSafe(sign, at));
  if (safe !== undefined) return say.safer(cardName(safe));
  return hand > limit() && own.whole ? say.allEqual(who) : '';
}

function whyDiscard(card: string, at: Situation): string[] {
  const { own, who, legal } = at;
  const called = cardName(card);
  const ups = legal.some(({ action }) => action.kind === 'up' && action.card === card);
  const wins = hasAll(own) && own.cards.length === allSigns + 1 && (own.hasTwo(card) || !isSign(card));
  const double = isSign(card) && own.hasTwo(card);
  const single = isSign(card) && own.whole && !double;
  const plays = legal.some(({ action }) => action.kind === 'play' && action.card === card);
  return [
    wins ? say.justThem(who) : '',
    isSign(card) ? '' : wins ? say.noSign(called) : say.costsTurn(called, plays),
    double ? (ups ? say.anotherUp : say.another)(who, called) : '',
    single ? say.givesUp(who, called, own.signs - 1) : '',
    wins ? '' : nextMay(card, at, true, double && ups),
    !isSign(card) && own.hasTwo(card) ? say.another(who, called) : '',
    tooMany(own.cards.length, 2 * limit(), say.tooMany, at),
  ];
}

/**
 * What whoever is next could do with this card on the discards. `tells`: also that it is of no use, or that nobody knows. `price`: that
 * speaks against what was said before.
 */
function nextMay(card: string, at: Situation, tells: boolean, price = false): string {
  const { view, all, own, name } = at;
  const seat = nextToMove(view);
  const next = all[seat ?? -1];
  if (!next || next.seat === own.seat || card === '') return '';
  const [who, called] = [name(seat), cardName(card)];
  if (!isSign(card)) return tells ? (card === 'Cat' ? say.nextCat(who) : panguGone({ all, own, name })) : '';
  if (next.lacks(card)) return last(next, card) ? say.nextLast(who, called) : say.nextLacks(who, called, price);
  if (!tells) return '';
  if (next.has(card)) return say.nextHas(who, called);
  const cards = view.seats[next.seat];
  const nearly = cards ? progressOf(cards).nearly : null;
  if (nearly) return dared(card, (nearly === 'sure' ? say.nextShort : say.nextMayBeShort)(who, called), next, at);
  return say.nextMay(who, called, price);
}

/** What a Pangu that is thrown out could still have brought. */
function panguGone({ all, own, name }: Pick<Situation, 'all' | 'own' | 'name'>): string {
  if (!own.whole) return say.panguGone;
  const shown = all.flatMap((other) => (other.seat === own.seat ? [] : other.shows));
  const signs = own.missing.filter((sign) => shown.includes(sign));
  return signs.length ? say.couldBring(signs.map(cardName)) : say.bringsNothing(name(own.seat));
}

/** A danger, and why the card goes nevertheless; nothing where it is the same whichever goes. */
function dared(card: string, danger: string, next: Holding, { own, who, legal }: Situation): string {
  if (!own.whole) return danger;
  const others = [...new Set(own.cards)].filter((other) => other !== card);
  const doubles = others.filter((other) => isSign(other) && own.hasTwo(other));
  const double = own.hasTwo(card);
  const rivals = double || doubles.length ? doubles : others.filter(isSign);
  const safe = rivals.find(next.has);
  if (safe !== undefined) return sentencesOf(danger, say.saferGone(cardName(safe)));
  if (rivals.length || !double) return '';
  if (legal.some(({ action }) => action.kind === 'pass')) return sentencesOf(danger, say.takesPlace);
  const playable = others.find((other) => !isSign(other));
  return sentencesOf(danger, playable === undefined ? say.elseCosts(who) : say.stillPlayed(cardName(playable)));
}

function whyPass(at: Situation): string[] {
  const { view, own, who } = at;
  const left = nextMay(view.top ?? '', at, false);
  if (view.phase === 'calling') return [own.missing.length > 0 ? say.stillLack(who, own.missing.map(cardName)) : ''];
  if (hasAll(own) && own.cards.length === allSigns) return [say.wins(who)];
  const spare = !own.cards.every(isSign) || own.signs < own.cards.length;
  const keeps = own.whole ? (spare ? say.keepsAll(who, own.signs) : say.noneToSpare(who)) : say.keepsAllHidden(who);
  return [left, keeps];
}

/** How near a seat is to the zodiac. */
function howNear(seat: number | null, { view, all, name }: Situation): string {
  const of = view.seats[seat ?? -1];
  const holding = all[seat ?? -1];
  if (!of || !holding) return '';
  if (holding.whole)
    return holding.missing.length === 1 ? say.needsOne(name(seat)) : say.has(name(seat), holding.signs);
  const { known, nearly } = progressOf(of);
  if (nearly) return (nearly === 'sure' ? say.needsOne : say.mayNeedOne)(name(seat));
  return known > 0 ? say.atLeast(name(seat), known) : '';
}

function whyCat(at: Situation): string[] {
  const { view, own, who } = at;
  const target = afterMover(view);
  const again = view.seats.length === 2 ? say.again(who) : '';
  const price = view.phase === 'drawn' ? say.goesOn(cardName('Cat')) : again || say.wholeTurn;
  return [target === own.seat ? '' : howNear(target, at), price];
}

function whyPangu({ sign, target, to }: Extract<Move, { card: 'Pangu' }>, at: Situation): string[] {
  // The place is worth a word where there is a choice.
  const either = at.legal.some(
    ({ action }) =>
      action.kind === 'play' &&
      action.card === 'Pangu' &&
      action.sign === sign &&
      action.target === target &&
      action.to !== to,
  );
  const taken = sentencesOf(brings(sign, at), costs(sign, target, at));
  const free = at.view.phase === 'drawn' ? say.goesOn(cardName('Pangu')) : '';
  const thief = to === 'face_up' ? thiefOf(sign, at) : null;
  if (thief !== null) return [sentencesOf(taken, free), say.nextSteals(at.name(thief))];
  return [taken, free, either ? (to === 'hand' ? say.safeFromPangu : say.canBeTaken) : ''];
}

/** What a seat loses with a sign that it shows. */
function costs(sign: string, target: number, { all, name, view }: Situation): string {
  const from = all[target];
  const of = view.seats[target];
  if (!from || !of) return '';
  const [who, called] = [name(target), cardName(sign)];
  if (from.hasTwo(sign)) return say.hasAnother(who, called);
  if (from.whole) return say.fallsBack(who, from.signs);
  return progressOf(of).nearly ? say.nearLoses(who) : say.loses(who, from.signs);
}

function whyFine(card: string | undefined, at: Situation): string[] {
  const { view } = at;
  if (view.mover === null) return [];
  const hand = view.seats[view.mover]?.hand ?? 0;
  return [card === undefined ? say.byChance(hand) : costs(card, view.mover, at)];
}
