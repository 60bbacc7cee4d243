// The buttons and prompts beside the cards: moves without a card, moves of the held card, and what to do now.
import { sentencesOf } from '../../words/sentences';
import { isSign, legalOf, trialOf, type Legal, type Move, type Told, type Trial } from './actions';
import { choicesOf, isWith, shiftOf, type Held } from './moves';
import { heldBack, waitingFor } from './order';
import { handOf, limit, others, type Place, type ZodiacView } from './view';
import { cardDoes, cardName, words } from './words';

export interface Offer extends Trial {
  text: string;
  /** The main choice, and another one that is as good as it or nearly so. */
  rank: 'main' | 'second' | 'plain';
  /** Each has a place of its own, whatever else is offered. */
  slot: Slot;
  /** Why it is not legal, where that is known. */
  why: string;
  /** It picks this card up, which is to be aimed then. */
  picks?: Held;
  /** The turn ends after it. */
  ends?: true;
}

export type Slot = 'draw' | 'take' | 'play' | 'pass' | 'call' | 'move' | 'finish' | 'discard' | 'list';

export interface Aim {
  seat: number;
  sign: string;
}

export interface Situation {
  view: ZodiacView;
  legal: Legal[];
  /** Who may make them. */
  actor: number | null;
  held: Held | null;
  /** The sign that a Pangu takes, until its new place is chosen. */
  aim: Aim | null;
  /** What was done this turn. */
  turn: readonly Told[];
  name(seat: number | null): string;
}

const offered =
  (legal: Legal[]) =>
  (slot: Slot, move: Move, text: string, rank: Offer['rank'] = 'plain', why = ''): Offer => {
    const trial = trialOf(legal, move);
    return { ...trial, slot, text, rank: trial.legal ? rank : 'plain', why: trial.legal ? '' : why };
  };

const kindsOf = (legal: Legal[]) => new Set(legal.map(({ action }) => action.kind));

export function offersOf(situation: Situation): Offer[] {
  const { view, legal, held } = situation;
  if (legal.length === 0) return [];
  if (held) return withCard(situation, held);
  const offer = offered(legal);
  const table = view.enforcement === 'table';
  const call = offer('call', { kind: 'call' }, words.call);
  switch (view.phase) {
    case 'begin': {
      const take = view.top === null ? words.takeNone : words.take(cardName(view.top));
      // A sign that is lacked is sure there, a card that is drawn may be anything.
      const wanted = legalOf(legal, { kind: 'take' }) && view.missing?.includes(view.top ?? '');
      const useless = isSign(view.top ?? '') && view.missing !== undefined && !wanted;
      const both = [
        offer('draw', { kind: 'draw' }, words.draw, wanted ? 'second' : 'main'),
        offer('take', { kind: 'take' }, take, wanted ? 'main' : useless ? 'plain' : 'second', noTake(view)),
      ];
      const pass = offer('pass', { kind: 'pass' }, words.pass);
      return [...both, ...[pass, call].filter((each) => each.legal)];
    }
    case 'fining':
      return legal.flatMap(({ action }) => {
        if (action.kind !== 'fine') return [];
        return [offer('list', action, action.card === undefined ? words.blind : words.fineSign(cardName(action.card)))];
      });
    case 'calling':
      return [offer('call', { kind: 'call' }, words.call, 'main'), offer('pass', { kind: 'pass' }, words.endTurn)];
    default: {
      const cat = offer('play', { kind: 'play', card: 'Cat', from: 'hand' }, words.play(cardName('Cat')), 'main');
      const end = legalOf(legal, { kind: 'pass' }) && winsNow(situation) ? words.endAndWin : words.endTurn;
      const plays = cat.legal ? [cat] : freshPangu(situation);
      const pass = offer('pass', { kind: 'pass' }, end, plays.length ? 'second' : 'main', words.passFull);
      return [...plays, pass, ...(table ? [call] : [])];
    }
  }
}

/** A Pangu that was just drawn, where it finds a sign: which one is chosen once it is picked up. */
function freshPangu({ view, legal }: Situation): Offer[] {
  if (view.drawn !== 'Pangu') return [];
  const picks: Held = { card: 'Pangu', place: 'hand' };
  const [first] = choicesOf(picks, legal).pangu.values();
  const move = (first?.hand ?? first?.face_up)?.move;
  if (move === undefined) return [];
  return [{ move, legal: true, slot: 'play', text: words.play(cardName('Pangu')), rank: 'main', why: '', picks }];
}

/** It is what this move does, or begins with. */
export const begins = ({ move, picks, ends }: Offer, { move: made, action }: Legal): boolean =>
  picks ? action.kind === 'play' && isWith(action, picks) : !ends && move === made;

/** The card goes to the other row, and the turn ends, where that is all that is left to do: no row is too full then. */
function finishing(situation: Situation, held: Held): Offer[] {
  const { view, legal } = situation;
  const there = held.place === 'hand' ? 'face_up' : 'hand';
  const [left, then] = [rowOf(situation, held.place).length - 1, rowOf(situation, there).length + 1];
  const shift = legalOf(legal, shiftOf(held));
  if (!shift || view.enforcement !== 'guided' || left > limit() || then > limit()) return [];
  // The six and six that win.
  const wins = toWin(situation) === words.evenToWin && left === then;
  const text =
    held.place === 'hand' ? (wins ? words.upAndWin : words.upAndEnd) : wins ? words.downAndWin : words.downAndEnd;
  return [{ move: shift.move, legal: true, slot: 'finish', text, rank: wins ? 'main' : 'plain', why: '', ends: true }];
}

function withCard(situation: Situation, held: Held): Offer[] {
  const { view, legal, aim } = situation;
  const offer = offered(legal);
  if (aim) {
    const take = { kind: 'play', card: 'Pangu', from: held.place, sign: aim.sign, target: aim.seat } as const;
    const [lies, stays] = [
      offer('move', { ...take, to: 'face_up' }, words.toFaceUp, 'second'),
      offer('discard', { ...take, to: 'hand' }, words.toHand, 'second'),
    ];
    const main = lies.legal && stays.legal ? completing(situation, held, aim) : lies.legal ? 'face_up' : 'hand';
    return [
      { ...lies, rank: main === 'face_up' ? 'main' : lies.rank },
      { ...stays, rank: main === 'hand' ? 'main' : stays.rank },
    ];
  }
  const offers: Offer[] = [];
  if (view.phase !== 'begin') {
    const there = rowOf(situation, held.place === 'hand' ? 'face_up' : 'hand');
    const why = heldBack(held, situation.turn, there.length);
    offers.push(offer('move', shiftOf(held), held.place === 'hand' ? words.up : words.down, 'plain', why));
    const gone = { kind: 'discard', card: held.card, from: held.place } as const;
    // As at a table, ZODIAC may still be called after it.
    const wins = toWin(situation) === words.discardToWin(cardName(held.card)) && legalOf(legal, gone) !== undefined;
    const ends = view.enforcement === 'guided' ? words.discardAndEnd : words.discard;
    const discard = wins ? words.discardAndWin : ends;
    offers.push(offer('discard', gone, discard, wins ? 'main' : 'plain', makeRoom(situation, held)));
  }
  const finish = canPlay(held, legal) ? [] : finishing(situation, held);
  const play = words.play(cardName(held.card));
  // In its place; that it cannot be played is said below.
  if (finish.length) offers.push(...finish);
  else if (held.card === 'Cat')
    offers.unshift(
      offer('play', { kind: 'play', card: 'Cat', from: held.place }, play, 'main', noPlay(view, held.card)),
    );
  // A legal one is aimed at a sign; for the others the server says why not.
  else if (held.card === 'Pangu' && !canPlay(held, legal))
    offers.unshift(
      offer('play', triedPangu(view, situation.actor ?? 0, held.place), play, 'plain', noPlay(view, held.card)),
    );
  return offers;
}

const canPlay = (held: Held, legal: Legal[]) =>
  legal.some(({ action }) => action.kind === 'play' && isWith(action, held));

/** Where the last sign that is lacked has to go, so that six lie face up; null where more are lacked, or that is not so near. */
function completing(situation: Situation, held: Held, { sign }: Aim): Place | null {
  const { missing } = situation.view;
  if (missing?.length !== 1 || missing[0] !== sign) return null;
  const up = rowOf(situation, 'face_up').length - Number(held.place === 'face_up');
  return up === limit() - 1 ? 'face_up' : up === limit() ? 'hand' : null;
}

/** What that place comes to, where there is a choice. */
function aimNote(situation: Situation, held: Held, aim: Aim): string {
  const places = situation.legal.flatMap(({ action }) =>
    action.kind === 'play' && action.card === 'Pangu' && action.target === aim.seat && action.sign === aim.sign
      ? [action.to]
      : [],
  );
  if (new Set(places).size < 2) return '';
  return completing(situation, held, aim) === 'face_up' ? words.sixthUp : words.placesOf;
}

/** The cards of whoever acts. */
const rowOf = ({ view, actor }: Situation, place: Place) =>
  place === 'hand' ? handOf(view, actor ?? 0) : (view.seats[actor ?? 0]?.face_up ?? []);

/** Why a card cannot be discarded now: too many would be left in the other row, and what helps. */
function makeRoom(situation: Situation, { place }: Held): string {
  const other = rowOf(situation, place === 'hand' ? 'face_up' : 'hand').length;
  const kinds = kindsOf(situation.legal);
  if (other <= limit() || !kinds.has(place === 'hand' ? 'down' : 'up')) return '';
  return (place === 'hand' ? words.faceUpFirst : words.handFirst)(other);
}

/** Why the top of the discards cannot be taken. */
function noTake({ top, take_barred }: ZodiacView): string {
  if (top === null) return words.takeNothing;
  return take_barred ? words.takeBarred : top === 'Pangu' ? words.takePangu : '';
}

/** Why an action card cannot be played. */
function noPlay(view: ZodiacView, card: string): string {
  if (view.phase !== 'begin' && view.drawn !== card) return words.playLate(cardName(card));
  return card === 'Pangu' ? noPangu(view) : '';
}

function noPangu({ seats, missing, viewer }: ZodiacView): string {
  const shown = seats.flatMap(({ face_up }, seat) => (seat === viewer ? [] : face_up));
  return shown.some((card) => missing?.includes(card)) ? words.panguNoRoom : words.panguNoSign;
}

/** An illegal play of a Pangu to ask about: it takes a sign that the player lacks, if there is one. */
export function triedPangu(view: ZodiacView, seat: number, from: Place): Move {
  const targets = others(seat, view.seats.length);
  const aims = targets.flatMap((target) => {
    const lying = view.seats[target]?.face_up ?? [];
    return lying.filter(isSign).map((sign) => ({ target, sign }));
  });
  const aim = aims.find(({ sign }) => view.missing?.includes(sign)) ?? aims[0];
  return { kind: 'play', card: 'Pangu', from, ...(aim ?? { target: targets[0] ?? 0, sign: 'Rat' }), to: 'hand' };
}

/** One sentence: what to do now, or who has to move. */
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
  return yourPrompt(situation);
}

function yourPrompt(situation: Situation): string {
  const { view, legal, name } = situation;
  if (view.phase === 'fining') return words.fining(name(view.mover));
  if (view.phase === 'calling') return words.calling;
  const kinds = kindsOf(legal);
  if (view.phase === 'begin') {
    const top = cardName(view.top ?? '');
    const [draws, takes] = [kinds.has('draw'), kinds.has('take')];
    if (draws) return takes ? words.begin(top) : words.beginDraw;
    if (takes) return words.beginTake(top);
    return kinds.has('play') ? playable(legal) : words.nothing;
  }
  const winning = toWin(situation);
  if (winning) return winning;
  if (kinds.has('play') && view.drawn) return words.drewAction(cardName(view.drawn));
  return arrangePrompt(situation);
}

/** The action cards that may be played instead of a draw. */
function playable(legal: Legal[]): string {
  const cards = new Set(legal.flatMap(({ action }) => (action.kind === 'play' ? [cardName(action.card)] : [])));
  return cards.size ? words.beginPlay([...cards]) : '';
}

/** The end of the turn is the end of the game. */
const winsNow = (situation: Situation) => toWin(situation) === words.passToWin;

/** Who holds all twelve signs wins with nothing else, as many in hand as face up: what is still to be done for it. */
function toWin({ view, legal, actor }: Situation): string {
  if (view.enforcement !== 'guided' || actor === null || view.viewer !== actor || view.missing?.length !== 0) return '';
  const rows = { hand: handOf(view, actor), face_up: view.seats[actor]?.face_up ?? [] };
  const all = [...rows.hand, ...rows.face_up];
  const spare = all.filter((card, at) => !isSign(card) || all.indexOf(card) !== at);
  const [card] = spare;
  const ahead = rows.hand.length - rows.face_up.length;
  if (card === undefined) return ahead === 0 ? words.passToWin : words.evenToWin;
  if (spare.length > 1) return '';
  const full = ahead > 0 ? 'hand' : 'face_up';
  if (legalOf(legal, { kind: 'discard', card, from: full })) return words.discardToWin(cardName(card));
  // It lies in the other row, which must get one first.
  if (!kindsOf(legal).has(full === 'hand' ? 'up' : 'down')) return '';
  return (full === 'hand' ? words.upAndDiscardToWin : words.downAndDiscardToWin)(cardName(card));
}

function arrangePrompt({ view, legal, actor }: Situation): string {
  const kinds = kindsOf(legal);
  const shifts = kinds.has('up') || kinds.has('down');
  if (kinds.has('pass')) return shifts ? words.arrange : words.discardOrPass;
  const inHand = handOf(view, actor ?? 0).length;
  const faceUp = view.seats[actor ?? 0]?.face_up.length ?? 0;
  if (inHand + faceUp > 2 * limit()) {
    if (!shifts) return words.discardOne;
    if (inHand > limit()) return kinds.has('up') ? words.fullHand : words.arrangeFull;
    return kinds.has('down') ? words.fullUp : words.arrangeFull;
  }
  if (kinds.has('up')) return words.upOrDiscard(inHand);
  return kinds.has('down') ? words.downOrDiscard(faceUp) : words.discardOne;
}

/**
 * One more line: what else may be played, the effect of an action card, why something cannot be done with it, or what the order of
 * moving cards up and down means now.
 */
export function noteOf(situation: Situation): string {
  const { view, legal, held, aim, actor } = situation;
  if (legal.length === 0 || actor === null) return '';
  if (aim) return held ? aimNote(situation, held, aim) : '';
  const why = (wanted: Slot) => offersOf(situation).find(({ slot }) => slot === wanted)?.why ?? '';
  if (!held && view.phase === 'begin') {
    const instead = kindsOf(legal).has('draw') ? playable(legal) : '';
    return sentencesOf(why('take') || cardDoes(view.top ?? ''), instead);
  }
  if (!held && view.drawn === 'Pangu' && !kindsOf(legal).has('play')) return noPangu(view);
  if (!held) return cardDoes(view.drawn ?? '') || why('pass');
  if (why('discard')) return why('discard');
  const does = cardDoes(held.card);
  if (does) return (canPlay(held, legal) ? '' : noPlay(view, held.card)) || does;
  if (!choicesOf(held, legal).shift) return why('move');
  return waitingFor(held, rowOf(situation, held.place), legal);
}

/** What the viewer lacked in the end; '' for the winner, and for a watcher. */
export const lackedWords = ({ winner, missing, viewer }: ZodiacView): string =>
  viewer !== null && viewer !== winner && missing?.length ? words.youLacked(missing.map(cardName)) : '';

/** When the game is over: how it was won, and what the viewer lacked. */
export const endNote = (view: ZodiacView, won: string): string =>
  view.phase === 'over' ? sentencesOf(won, lackedWords(view)) : '';
