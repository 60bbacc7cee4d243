// What a move brings, prevents and leaves, in terms of partners, points and room: of anybody's, by what the server has counted that each
// creature would bring or by the sheet, and as far as it is known what is to follow.
import type { Advice, LegalMove, View } from '../../wire/protocol';
import { strongest } from '../strongest';
import { sentencesOf } from '../../words/sentences';
import { becauseWords as say, type Awaited } from './because_words';
import { blockersOf, closedBy, drawnOn, freeAreas, tooSmall } from './desk';
import { offeredTo, pointsOf, prospectsOn, scoresSo } from './foreseen';
import { lackOf } from './lacking';
import { sealedBy } from './sealed';
import {
  actionOf,
  bestOf,
  bestPartner,
  costOf,
  isYang,
  numberOf,
  numbersOf,
  ratView,
  squareOf,
  type Creature,
  type Prospect,
  type RatAction,
  type RatView,
  type Sheet,
  type Value,
} from './view';
import { words } from './words';

/** What there is to say it by. */
interface Case {
  view: RatView;
  sheet: Sheet;
  advice: Advice;
  legal: readonly LegalMove[];
  /** What is on offer, with what it would bring whoever decides. */
  offer: Value[];
}

export function because(advice: Advice, seen: View, _names: string[], legal: LegalMove[]): string {
  const view = ratView(seen);
  const sheet = view.sheets[advice.seat];
  if (!sheet) return '';
  const known: Case = { view, sheet, advice, legal, offer: offeredTo(view, advice.seat) };
  const number = numberDrawn(known);
  const value = known.offer.find((one) => one.number === number && one.prospects);
  return value ? whyOf(value, known) : whyUnnumbered(known);
}

function whyOf(value: Value, known: Case): string {
  const { advice } = known;
  const partner = partnerOf(value, advice, known.view.drawing);
  const alone = value.prospects?.alone.costs ?? 0;
  switch (actionOf(advice).kind) {
    case 'choose': {
      const forced = whyOnly(value, known);
      const own = partner ? whyPair(partner, known, alone, say.couldPair) : whyUnpaired(value, known);
      const leaves = whatItLeaves(value, partner, known);
      // Whom it seals off is told of any drawing, the other gaps of one that needs no more reasons.
      const [seals = '', ...room] = leaves;
      return strongest([forced, own, seals, forced ? '' : whyNotTheOther(value, partner, known), ...room]);
    }
    case 'draw':
      return strongest([
        partner ? whyPair(partner, known, alone) : whyAlone(value, known),
        ...whatItLeaves(value, partner, known),
      ]);
    case 'pair':
      return strongest([partner ? whyPair(partner, known, 0) : '', whyNotElse(value, known)]);
    case 'alone':
      return strongest([whyNoPair(value, known), sentencesOf(whyAlone(value, known), whatItSeals(value, null, known))]);
    default:
      return '';
  }
}

/** The rest of this turn, as far as it is expected. */
export function turnOf({ actions }: Advice): RatAction[] {
  const turn = actions.map((action) => actionOf({ action }));
  const end = turn.findIndex(({ kind }, at) => at > 0 && !['draw', 'pair', 'alone'].includes(kind));
  return end < 0 ? turn : turn.slice(0, end);
}

const drawnIn = (advice: Advice): string[] =>
  turnOf(advice).flatMap((action) => (action.kind === 'draw' ? [action.square] : []));

/** Whom it will be paired with: as the course says; where that does not come so far, the best that the advice leaves open. */
export function partnerOf(value: Value, advice: Advice, drawing: RatView['drawing'] = null): Prospect | null {
  const partners = value.prospects?.partners ?? [];
  const turn = turnOf(advice);
  if (turn.some(({ kind }) => kind === 'alone')) return null;
  const pair = turn.flatMap((action) => (action.kind === 'pair' ? [action.square] : []))[0];
  if (pair !== undefined) return partners.find(({ first }) => first === pair) ?? null;
  const drawn = [...(drawing?.squares ?? []), ...drawnIn(advice)];
  if (drawn.length === 0) return bestPartner(value);
  return bestOf(
    partners.filter(({ squares }) => squares.some((square) => drawn.includes(square))),
    value.prospects?.alone,
  );
}

/**
 * The number that is drawn. The server tells it of the viewer's own drawing alone: of another's it is the one on offer that all the moves
 * allow, if there is but one.
 */
function numberDrawn(known: Case): number | undefined {
  const { view, advice } = known;
  const chosen = numberOf(advice);
  if (chosen !== null) return chosen;
  if (view.viewer === advice.seat && view.drawing) return view.drawing.number;
  const able = ableIn(known);
  return able.length === 1 ? able[0]?.number : undefined;
}

function ableIn({ view, sheet, advice, legal, offer }: Case): Value[] {
  const moves = [advice, ...legal].map(actionOf);
  return offer.filter(({ number }) =>
    moves.every((action) => {
      if (action.kind === 'draw')
        return blockersOf({ grid: view, creatures: sheet.creatures }, number, action.square).length === 0;
      const partner = action.kind === 'pair' ? creatureOn(sheet, action.square) : undefined;
      return !partner || partner.number % 2 !== number % 2;
    }),
  );
}

const creatureOn = ({ creatures }: Sheet, first: string) => creatures.find((one) => one.first === first);
const named = ({ creature, number }: Pick<Creature, 'creature' | 'number'>) => words.theOne(creature, number);

function whyPair({ first, points, lifts }: Prospect, { sheet }: Case, costs: number, said = say.pair): string {
  const creature = creatureOn(sheet, first);
  return creature ? said(named(creature), points, lifts, costs) : '';
}

/** What it waits for, and which pair it passes up, where the numbers that it may have agree about that. */
function whyAloneUnnumbered(known: Case): string {
  const able = ableIn(known);
  const agreed = <T>(all: T[]): T | null => (new Set(all).size === 1 ? (all[0] ?? null) : null);
  if (agreed(able.map(({ number }) => number % 2)) === null) return say.mayFind;
  const passed = able.map((value) => otherPairs(value, known)[0]);
  const worth = agreed(passed.map((pair) => pair && [pair.first, pair.points].join()));
  const [pair] = passed;
  return strongest([
    worth !== null && pair ? whyPair(pair, known, 0, say.passesUp) : '',
    say.waitsFor(able[0]?.number ?? 0, agreed(able.map(({ number }) => isYang(number)))),
  ]);
}

/** What of that does not depend on the number. */
function whyUnnumbered(known: Case): string {
  const { sheet, advice } = known;
  const action = actionOf(advice);
  if (action.kind === 'alone') return whyAloneUnnumbered(known);
  const partner = action.kind === 'pair' ? creatureOn(sheet, action.square) : undefined;
  if (!partner) return '';
  const sum = sheet.creatures.reduce((all, one) => all + (one.partner === null ? one.number : 0), 0);
  return say.comesBack(named(partner), costOf(sum) - costOf(sum - partner.number));
}

function whyAlone(value: Value, known: Case): string {
  const costs = value.prospects?.alone.costs ?? 0;
  const [own] = wholeOf(value, known);
  const sealed = sealedIn(value, null, known).some(({ first }) => first === own);
  return sealed
    ? say.sealsItself(costs)
    : say.waits(value.number, costs, isYang(value.number), awaitedBy(value, known));
}

/** The numbers that would score with it, the best last; of a drawing that is known to the end, those that have room beside it. */
function awaitedBy({ number }: Value, known: Case): Awaited[] {
  const { view, sheet } = known;
  if (!scoresSo(view)) return [];
  const squares = wholeOf({ number }, known);
  const { creatures } = drawnOn({ grid: view, creatures: sheet.creatures }, number, squares);
  const reaches = (other: number) =>
    squares.length === 0 || prospectsOn(view, creatures, other).partners.some(({ first }) => first === squares[0]);
  return numbersOf(number % 2 === 0)
    .map((other) => ({ number: other, points: pointsOf(number, other) }))
    .filter((one) => one.points > 0 && reaches(one.number))
    .sort((one, other) => one.points - other.points);
}

/** And why it would find nobody, where the sheet tells. */
function whyUnpaired(value: Value, known: Case): string {
  const { sheet, advice } = known;
  const { number, prospects } = value;
  const free = prospects?.partners.length || drawnIn(advice).length;
  const lack = free || sheet.creatures.length === 0 ? '' : say.lack(lackOf(sheet.creatures, number), number);
  return lack ? say.lacks(lack, prospects?.alone.costs ?? 0) : whyAlone(value, known);
}

/** The other one cannot be drawn, or there is no other. */
function whyOnly(value: Value, { offer, legal }: Case): string {
  const other = offer.find(({ number }) => number !== value.number);
  if (!other) return say.onlyOne;
  return legal.some((move) => numberOf(move) === other.number) ? '' : say.noRoom(other.creature, other.number);
}

function whyNotTheOther(value: Value, partner: Prospect | null, known: Case): string {
  const other = known.offer.find(({ number }) => number !== value.number);
  if (!other?.prospects) return '';
  const { creature, number, prospects } = other;
  const theirs = bestPartner(other);
  if (partner && theirs && theirs.points < partner.points) return say.lessPair(creature, number, theirs.points);
  if (theirs || prospects.alone.costs <= (value.prospects?.alone.costs ?? 0))
    return whatTheOtherBrings(value, partner, other, known);
  return partner
    ? say.noPair(creature, number, prospects.alone.costs)
    : say.cheaper(creature, number, prospects.alone.costs);
}

/** Against the change of the score by this one, and how much more room it takes: alone, squares that are filled count. */
function whatTheOtherBrings(value: Value, partner: Prospect | null, other: Value, { view, sheet }: Case): string {
  const changeOf = (one: Value, pair: Prospect | null) => pair?.change ?? one.prospects?.alone.change ?? 0;
  const more = changeOf(other, bestPartner(other)) - changeOf(value, partner);
  const takes = view.sheets.length > 1 ? Math.max(0, other.number - value.number) : 0;
  // What would bring more and take no more room is no reason for this one.
  const theirs = creatureOn(sheet, bestPartner(other)?.first ?? '');
  return more > 0 && takes === 0
    ? ''
    : say.otherBrings(other.creature, other.number, more, takes, theirs ? named(theirs) : '');
}

/** What the server tells of it already. */
const inkedOf = ({ view, advice }: Case): string[] =>
  advice.seat === view.viewer ? (view.drawing?.squares ?? []) : [];

/** All of its squares, where the course tells them; else none. */
function wholeOf({ number }: Pick<Value, 'number'>, known: Case): string[] {
  const squares = [...new Set([...inkedOf(known), ...drawnIn(known.advice)])];
  return squares.length === number ? squares : [];
}

/** Whom the whole drawing seals off, itself among them. */
function sealedIn(value: Value, partner: Prospect | null, known: Case): Creature[] {
  const squares = wholeOf(value, known);
  const sheet = { grid: known.view, creatures: known.sheet.creatures };
  return squares.length ? sealedBy(sheet, value.number, squares, partner?.first ?? null) : [];
}

/** Whom it seals off besides itself, and what those cost to the end. */
function whatItSeals(value: Value, partner: Prospect | null, known: Case): string {
  const [own] = wholeOf(value, known);
  const sealed = sealedIn(value, partner, known).filter(({ first }) => first !== own);
  if (sealed.length === 0) return '';
  const sumOf = (some: readonly Creature[]) => some.reduce((sum, { number }) => sum + number, 0);
  const rest = known.sheet.creatures.filter((one) => one.partner === null && one.first !== partner?.first);
  const sum = sumOf(rest) + (partner ? 0 : value.number);
  return say.seals(sealed.map(named), costOf(sum) - costOf(sum - sumOf(sealed)));
}

/** Whom the whole drawing seals off besides itself, the gaps that it leaves where the dice can bring what they no longer hold, and what it closes. */
function whatItLeaves(value: Value, partner: Prospect | null, known: Case): string[] {
  const squares = wholeOf(value, known);
  if (squares.length === 0) return ['', whatItCloses(value, known)];
  const sheet = { grid: known.view, creatures: known.sheet.creatures };
  const { number } = value;
  const [before, after] = [freeAreas(sheet), freeAreas(drawnOn(sheet, number, squares))];
  const gaps = (['odd', 'even'] as const).flatMap((kind) => {
    const left = after[kind].length;
    return left < before[kind].length && tooSmall(kind === 'odd', left) !== null ? [say.gap(kind, left)] : [];
  });
  return [whatItSeals(value, partner, known), gaps.length ? say.gaps(gaps) : '', whatItCloses(value, known)];
}

/** What the drawing takes from its kind; of one that is not known to the end, what its next square takes. */
function whatItCloses(value: Value, known: Case): string {
  const sheet = { grid: known.view, creatures: known.sheet.creatures };
  const whole = wholeOf(value, known);
  const own = squareOf(known.advice);
  if (whole.length === 0 && own === null) return '';
  const inked = inkedOf(known);
  const closed = (squares: string[]) => closedBy(sheet, squares, value.prospects);
  const before = whole.length ? new Set<string>() : closed(inked);
  const now = [...closed(whole.length ? whole : [...inked, own ?? ''])].filter((square) => !before.has(square));
  return say.closes(now.length, value.number);
}

/** The other pairs that can be made now, that with the most points first. */
function otherPairs({ prospects }: Value, { advice, legal }: Case): Prospect[] {
  const own = squareOf(advice);
  return legal
    .flatMap((move) => {
      if (move.action.kind !== 'pair' || squareOf(move) === own) return [];
      return prospects?.partners.find(({ first }) => first === squareOf(move)) ?? [];
    })
    .sort((one, other) => other.points - one.points);
}

function whyNotElse(value: Value, known: Case): string {
  const [other] = otherPairs(value, known);
  return other ? say.otherPair(other.points) : say.elseAlone(value.prospects?.alone.costs ?? 0);
}

function whyNoPair(value: Value, known: Case): string {
  const [other] = otherPairs(value, known);
  return other ? whyPair(other, known, 0, say.passesUp) : '';
}
