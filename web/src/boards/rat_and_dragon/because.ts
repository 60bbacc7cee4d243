// Why a move is advised, in terms of partners, points and room: from what the server has counted that each creature would bring, and from
// the course that the computer expects.
import type { Advice, LegalMove, View } from '../../wire/protocol';
import { strongest } from '../strongest';
import { becauseWords as say } from './because_words';
import { closedBy } from './desk';
import {
  actionOf,
  bestPartner,
  isYang,
  numberOf,
  ratView,
  squareOf,
  type Prospect,
  type RatAction,
  type RatView,
  type Value,
} from './view';
import { words } from './words';

export function because(advice: Advice, seen: View, _names: string[], legal: LegalMove[]): string {
  const view = ratView(seen);
  const action = actionOf(advice);
  const number = action.kind === 'choose' ? action.number : view.drawing?.number;
  const value = view.offer.find((one) => one.number === number);
  if (!value?.prospects || view.viewer !== advice.seat) return '';
  const partner = partnerOf(value, advice);
  const room = whatItCloses(value, view, advice);
  switch (action.kind) {
    case 'choose': {
      const forced = whyOnly(value, view, legal);
      const own = partner ? whyPartner(partner, value, view, advice) : whyAlone(value);
      return strongest([forced, own, forced ? '' : whyNotTheOther(value, partner, view), room]);
    }
    case 'draw':
      return strongest([partner ? whyPair(partner, view, advice) : whyAlone(value), room]);
    case 'pair':
      return strongest([partner ? whyPair(partner, view, advice) : '', whyNotElse(value, advice, legal)]);
    case 'alone':
      return strongest([whyNoPair(value, advice, legal), whyAlone(value)]);
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

/** Whom it will be paired with: as the course says; where that does not come so far, the best that the advice leaves open. */
export function partnerOf(value: Value, advice: Advice): Prospect | null {
  const partners = value.prospects?.partners ?? [];
  const turn = turnOf(advice);
  if (turn.some(({ kind }) => kind === 'alone')) return null;
  const pair = turn.flatMap((action) => (action.kind === 'pair' ? [action.square] : []))[0];
  if (pair !== undefined) return partners.find(({ first }) => first === pair) ?? null;
  const drawn = turn.flatMap((action) => (action.kind === 'draw' ? [action.square] : []));
  if (drawn.length === 0) return bestPartner(value);
  const touched = partners.filter(({ squares }) => squares.some((square) => drawn.includes(square)));
  return bestPartner({ ...value, prospects: value.prospects && { ...value.prospects, partners: touched } });
}

function whyPair({ first, points, lifts }: Prospect, { sheets }: RatView, { seat }: Advice): string {
  const creature = sheets[seat]?.creatures.find((one) => one.first === first);
  return creature ? say.pair(words.theOne(creature.creature, creature.number), points, lifts) : '';
}

/** What there is to say of a pair beyond its points, where the advice itself names the best. */
function whyPartner(partner: Prospect, value: Value, view: RatView, advice: Advice): string {
  if (partner.first !== bestPartner(value)?.first) return whyPair(partner, view, advice);
  const creature = view.sheets[advice.seat]?.creatures.find(({ first }) => first === partner.first);
  return creature ? say.comesBack(words.theOne(creature.creature, creature.number), partner.lifts) : '';
}

const whyAlone = ({ number, prospects }: Value): string =>
  say.waits(number, prospects?.alone.costs ?? 0, isYang(number));

/** The other one cannot be drawn, or there is no other. */
function whyOnly(value: Value, { offer }: RatView, legal: LegalMove[]): string {
  const other = offer.find(({ number }) => number !== value.number);
  if (!other) return say.onlyOne;
  return legal.some((move) => numberOf(move) === other.number) ? '' : say.noRoom(other.creature, other.number);
}

function whyNotTheOther(value: Value, partner: Prospect | null, { offer }: RatView): string {
  const other = offer.find(({ number }) => number !== value.number);
  if (!other?.prospects) return '';
  const { creature, number, prospects } = other;
  const theirs = bestPartner(other);
  if (partner && theirs) return theirs.points < partner.points ? say.lessPair(creature, number, theirs.points) : '';
  if (theirs || prospects.alone.costs <= (value.prospects?.alone.costs ?? 0)) return '';
  return partner
    ? say.noPair(creature, number, prospects.alone.costs)
    : say.cheaper(creature, number, prospects.alone.costs);
}

/** What the whole drawing takes from its kind, where the course tells all of its squares. */
function whatItCloses(value: Value, view: RatView, advice: Advice): string {
  const drawn = turnOf(advice).flatMap((action) => (action.kind === 'draw' ? [action.square] : []));
  const squares = [...new Set([...(view.drawing?.squares ?? []), ...drawn])];
  if (squares.length !== value.number) return '';
  const creatures = view.sheets[advice.seat]?.creatures ?? [];
  return say.closes(closedBy({ grid: view, creatures }, squares, value.prospects).size, value.number);
}

/** The most that the other pairs score which can be made now. */
function otherPairs({ prospects }: Value, { action }: Advice, legal: LegalMove[]): number | undefined {
  const own = squareOf({ action });
  const scores = legal.flatMap((move) => {
    if (move.action.kind !== 'pair' || squareOf(move) === own) return [];
    return prospects?.partners.find(({ first }) => first === squareOf(move))?.points ?? [];
  });
  return scores.length ? Math.max(...scores) : undefined;
}

function whyNotElse(value: Value, advice: Advice, legal: LegalMove[]): string {
  const other = otherPairs(value, advice, legal);
  return other === undefined ? say.elseAlone(value.prospects?.alone.costs ?? 0) : say.otherPair(other);
}

function whyNoPair(value: Value, advice: Advice, legal: LegalMove[]): string {
  const other = otherPairs(value, advice, legal);
  return other === undefined ? '' : say.noGoodPair(other);
}
