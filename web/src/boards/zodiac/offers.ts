// What is offered in words beside the cards: the moves that need no card, those of the card that is held, and what to do now.
import type { LegalMove } from '../../protocol';
import { choicesOf, readMove, shiftOf, writeMove, type Act, type Held } from './moves';
import { nextSeat, type ZodiacView } from './view';
import { cardName, words } from './words';

export interface Offer {
  move: string;
  text: string;
  /** It can be done; else the server is asked why not. */
  legal: boolean;
  /** What one does most. */
  main: boolean;
}

export interface Aim {
  seat: number;
  sign: string;
}

export interface Situation {
  view: ZodiacView;
  legal: LegalMove[];
  /** Who may make them. */
  actor: number | null;
  held: Held | null;
  /** The sign that a Pangu takes, where it is still to be said into which place. */
  aim: Aim | null;
  name(seat: number | null): string;
}

const offered = (legal: LegalMove[]) => {
  const moves = new Set(legal.map(({ move }) => move));
  return (act: Act, text: string, main = false): Offer => {
    const move = writeMove(act);
    return { move, text, legal: moves.has(move), main };
  };
};

export function offersOf(situation: Situation): Offer[] {
  const { view, legal, held } = situation;
  if (legal.length === 0) return [];
  if (held) return withCard(situation, held);
  const offer = offered(legal);
  const table = view.enforcement === 'table';
  const call = offer({ kind: 'call' }, words.call);
  switch (view.phase) {
    case 'begin': {
      const take = view.top === null ? words.takeNone : words.take(cardName(view.top));
      const both = [offer({ kind: 'draw' }, words.draw, true), offer({ kind: 'take' }, take, true)];
      const pass = offer({ kind: 'pass' }, words.pass);
      return [...both, ...[pass, call].filter((each) => each.legal)];
    }
    case 'fining':
      return legal.flatMap(({ move }) => {
        const act = readMove(move);
        if (act?.kind !== 'fine') return [];
        return [offer(act, act.card === null ? words.blind : words.fineSign(cardName(act.card)))];
      });
    case 'calling':
      return [offer({ kind: 'call' }, words.call, true), offer({ kind: 'pass' }, words.pass)];
    default: {
      const cat = offer({ kind: 'cat', from: 'hand' }, words.playCat(afterMe(situation)), true);
      const pass = offer({ kind: 'pass' }, words.endTurn, true);
      return [...(cat.legal ? [cat] : []), pass, ...(table ? [call] : [])];
    }
  }
}

function afterMe({ view, actor, name }: Situation): string {
  return name(nextSeat(actor ?? 0, view.seats.length));
}

function withCard(situation: Situation, held: Held): Offer[] {
  const { view, legal, aim } = situation;
  const offer = offered(legal);
  if (aim) {
    const take = { kind: 'pangu', from: held.place, ...aim } as const;
    return [
      offer({ ...take, to: 'face_up' }, words.toFaceUp, true),
      offer({ ...take, to: 'hand' }, words.toHand, true),
    ];
  }
  const offers: Offer[] = [];
  if (view.phase !== 'begin') {
    offers.push(offer(shiftOf(held), held.place === 'hand' ? words.up : words.down));
    offers.push(offer({ kind: 'discard', card: held.card, from: held.place }, words.discard));
  }
  const cat = offer({ kind: 'cat', from: held.place }, words.playCat(afterMe(situation)), true);
  if (held.card === 'Cat' && (cat.legal || view.phase === 'begin')) offers.unshift(cat);
  return offers;
}

/** One sentence: what to do now, or who is waited for. */
export function promptOf(situation: Situation, thinking: boolean, toAct: readonly number[]): string {
  const { view, legal, held, aim, name } = situation;
  if (view.phase === 'over') return view.winner === null ? words.noZodiac : words.wins(name(view.winner));
  if (view.phase === 'cut') return words.cutting;
  if (view.phase === 'deal' || view.phase === 'turn_up') return words.setUp;
  if (legal.length === 0) {
    if (view.fined_by !== null) return words.fines(name(view.fined_by), name(view.mover));
    const who = name(toAct[0] ?? view.mover);
    return thinking ? words.thinks(who) : words.waits(who);
  }
  if (aim) return words.aimed(cardName(aim.sign));
  if (held) {
    const { pangu, shift, discard } = choicesOf(held, legal);
    if (pangu.size) return shift || discard ? words.holdingMore : words.holdingPangu;
    return words.holding(cardName(held.card));
  }
  return yourPrompt(view, new Set(legal.map(({ move }) => move)), name);
}

function yourPrompt(view: ZodiacView, moves: Set<string>, name: (seat: number | null) => string): string {
  if (view.phase === 'fining') return words.fining(name(view.mover));
  if (view.phase === 'calling') return words.calling;
  const plays = [...moves].some((move) => move.startsWith('play'));
  if (view.phase === 'begin') {
    const top = cardName(view.top ?? '');
    const draws = moves.has('draw');
    if (!draws && !moves.has('take') && !plays) return words.nothing;
    const first = draws ? (moves.has('take') ? words.begin(top) : words.beginDraw) : words.beginTake(top);
    return plays ? `${first} ${words.beginPlay}` : first;
  }
  if (plays && view.drawn) return words.drewAction(cardName(view.drawn));
  return moves.has('pass') ? words.arrange : words.arrangeFull;
}
