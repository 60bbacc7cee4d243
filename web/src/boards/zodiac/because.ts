// Why a move is advised, from the cards that the viewer can see.
import type { Advice, LegalMove, View } from '../../wire/protocol';
import { strongest } from '../strongest';
import { isSign, movesOf, type Move } from './actions';
import { becauseWords as say } from './because_words';
import { allSigns, progressOf } from './progress';
import { afterMover, handOf, limit, zodiacView, type ZodiacView } from './view';
import { cardName } from './words';

/** What an adviser looks at. */
interface Situation {
  view: ZodiacView;
  /** The cards of whom it advises. */
  hand: string[];
  face_up: string[];
  cards: string[];
  missing: string[];
  /** Whether something can be taken. */
  takes: boolean;
  /** The cards that could be laid face up instead. */
  ups: string[];
  name(seat: number | null): string;
}

export function because(advice: Advice, seen: View, names: string[], legal: LegalMove[]): string {
  const view = zodiacView(seen);
  const [move] = movesOf([advice]);
  const { seat } = advice;
  if (!move || view.viewer !== seat) return '';
  const hand = handOf(view, seat);
  const face_up = view.seats[seat]?.face_up ?? [];
  const at: Situation = {
    view,
    hand,
    face_up,
    cards: [...hand, ...face_up],
    missing: view.missing ?? [],
    takes: movesOf(legal).some(({ action }) => action.kind === 'take'),
    ups: movesOf(legal).flatMap(({ action }) => (action.kind === 'up' ? [action.card] : [])),
    name: (of) => names[of ?? -1] ?? '',
  };
  return strongest(reasonsFor(move.action, at));
}

function reasonsFor(action: Move, at: Situation): string[] {
  switch (action.kind) {
    case 'take':
      return [lacks(at.view.top ?? '', at)];
    case 'draw':
      return [whyNotTake(at)];
    case 'up':
      return [at.missing.length === 0 ? say.all : '', whyUp(action.card, at), tooMany(at.hand, limit(), say.handFull)];
    case 'down':
      return [tooMany(at.face_up, limit(), say.rowFull), isSign(action.card) ? say.safeFromPangu : ''];
    case 'discard':
      return whyDiscard(action.card, at);
    case 'pass':
      return [whyPass(at)];
    case 'call':
      return [at.missing.length === 0 ? say.all : ''];
    case 'play':
      return action.card === 'Cat'
        ? [howNear(afterMover(at.view), at)]
        : [lacks(action.sign, at), howNear(action.target, at)];
    case 'fine':
      return [action.card === undefined ? '' : onlyOne(action.card, at)];
  }
}

function lacks(card: string, { missing, cards }: Situation): string {
  if (!missing.includes(card)) return '';
  if (missing.length === 1) return say.last(cardName(card));
  return say.lack(cardName(card), new Set(cards.filter(isSign)).size + 1);
}

function whyNotTake({ view: { top }, takes, missing }: Situation): string {
  if (top === null || !takes || missing.includes(top)) return '';
  return isSign(top) ? say.haveTop(cardName(top)) : say.noSign(cardName(top));
}

const tooMany = (cards: string[], most: number, words: (most: number, cards: number) => string) =>
  cards.length > most ? words(most, cards.length) : '';

const havingOf = (card: string, { view }: Situation): number[] =>
  view.seats.flatMap((seat, of) => (of !== view.viewer && knownOf(seat).includes(card) ? [of] : []));

const twice = (card: string, { cards }: Situation) => cards.filter((other) => other === card).length > 1;

/** Nobody takes a sign with Pangu that they have. */
function whyUp(card: string, at: Situation): string {
  if (!isSign(card)) return say.nobodyTakes;
  const have = havingOf(card, at);
  if (have.length) return say.haveIt(have.map(at.name), cardName(card));
  if (twice(card, at)) return say.keepsOther(cardName(card));
  // Which of several goes up makes no difference that anybody could know of.
  const safer = at.ups.some((other) => !isSign(other) || havingOf(other, at).length > 0 || twice(other, at));
  return at.hand.length > limit() && at.ups.length > 1 && !safer ? say.allEqual : '';
}

function whyDiscard(card: string, at: Situation): string[] {
  const { view, cards, missing, name, ups } = at;
  const next = afterMover(view);
  const seat = view.seats[next ?? -1];
  const nextHas = seat?.skips === 0 && knownOf(seat).includes(card);
  const justSigns = missing.length === 0 && cards.length === allSigns + 1;
  return [
    justSigns ? say.justThem : '',
    isSign(card) ? '' : say.noSign(cardName(card)),
    twice(card, at) ? (isSign(card) && ups.includes(card) ? say.anotherUp : say.another)(cardName(card)) : '',
    tooMany(cards, 2 * limit(), say.tooMany),
    nextHas && isSign(card) ? say.nextHas(name(next), cardName(card)) : '',
  ];
}

function whyPass({ view, cards, missing }: Situation): string {
  if (view.phase === 'calling') return missing.length > 0 ? say.stillLack(missing.map(cardName)) : '';
  return cards.every(isSign) && new Set(cards).size === cards.length ? say.noneToSpare : '';
}

/** From so many known signs on it matters how near somebody is. */
const many = 6;

/** How near a seat is to the zodiac, unless another one is known to be nearer. */
function howNear(seat: number | null, { view, name }: Situation): string {
  const of = view.seats[seat ?? -1];
  if (!of) return '';
  const { known, nearly } = progressOf(of);
  if (nearly) return (nearly === 'sure' ? say.needsOne : say.mayNeedOne)(name(seat));
  const rivals = view.seats.filter((_, other) => other !== view.viewer);
  const nearest = Math.max(...rivals.map((other) => progressOf(other).known));
  return known >= many && known === nearest ? say.atLeast(name(seat), known) : '';
}

function onlyOne(card: string, { view, name }: Situation): string {
  const of = view.seats[view.mover ?? -1];
  const one = of && knownOf(of).filter((other) => other === card).length === 1;
  return one ? say.onlyOne(name(view.mover), cardName(card)) : '';
}

const knownOf = ({ face_up, known }: ZodiacView['seats'][number]) => [...face_up, ...known];
