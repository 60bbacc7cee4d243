// The last turn of a seat, in short for the seat and in full for the log; the cards it left in view, and what others did to a seat.
import type { Part } from '../../table/turns';
import { dot } from '../../words/sentences';
import type { Told } from './actions';
import { isCatOn } from './deeds';
import { logWords } from './log_words';
import type { Place } from './view';
import { cardName, words } from './words';

type NameOf = (seat: number) => string;

interface Saying {
  draw: string;
  drew(card: string): string;
  take(card: string): string;
  putBack(card: string): string;
  up(cards: string[]): string;
  down(cards: string[]): string;
  discard(card: string): string;
  /** The one card that went up just before. */
  discardIt: string;
  pass: string;
  /** A pass after something was done; '' where that says nothing. */
  ended: string;
  call: string;
  cat(name: string): string;
  pangu(sign: string, name: string, to: Place): string;
}

const inFull = (): Saying => ({
  ...logWords,
  ended: '',
  pangu: (sign, name, to) => (to === 'hand' ? logWords.panguToHand : logWords.panguFaceUp)(sign, name),
});

/** For the seat, which shows where its cards went: that none was discarded only where nothing else was done with any. */
export function shortly(turn: readonly Told[], name: NameOf): string {
  const busy = turn.some(({ kind }) => kind === 'up' || kind === 'down' || kind === 'play');
  return turn
    .flatMap(({ kind }, index) => (kind === 'pass' && busy ? [] : fragment(turn, index, name, words.did)))
    .join(dot);
}

/** Two lines of a narrow seat. */
const narrowly = 34;

/** The same where there is little room: of a long turn how many cards moved, and not that one was drawn. */
export function briefly(turn: readonly Told[], name: NameOf): string {
  const whole = shortly(turn, name);
  if (whole.length <= narrowly) return whole;
  const did = { ...words.did, ...words.did.brief };
  const parts = turn.flatMap(({ kind }, index) => (kind === 'pass' ? [] : fragment(turn, index, name, did)));
  return parts.filter(Boolean).join(dot);
}

const cameBack = (action: Told | undefined, next: Told | undefined) =>
  action?.kind === 'take' && next?.kind === 'discard' && next.card === action.card;

/** It goes from where it came to in the same turn, and no other came there. */
function isOnlyUp(turn: readonly Told[], { card, from }: Extract<Told, { kind: 'discard' }>): boolean {
  const ups = turn.flatMap((each) => (each.kind === 'up' ? [each.card] : []));
  return from === 'face_up' && ups.length === 1 && ups[0] === card;
}

function fragment(turn: readonly Told[], index: number, name: NameOf, did: Saying): string[] {
  const [action, next] = [turn[index], turn[index + 1]];
  if (!action || cameBack(turn[index - 1], action)) return [];
  if (action.kind === 'take' && cameBack(action, next)) return [did.putBack(cardName(action.card))];
  switch (action.kind) {
    case 'draw':
      return [next?.kind === 'drawn' && next.card ? did.drew(cardName(next.card)) : did.draw];
    case 'pass':
      return index === 0 ? [did.pass] : did.ended ? [did.ended] : [];
    case 'call':
      return [did.call];
    case 'take':
      return [did.take(cardName(action.card))];
    case 'up':
    case 'down': {
      // All that go up, or down, are told where the first of them did.
      const moved = turn.flatMap((each) => (each.kind === action.kind ? [each] : []));
      return moved[0] === action ? [did[action.kind](moved.map(({ card }) => cardName(card)))] : [];
    }
    case 'discard':
      return [isOnlyUp(turn, action) ? did.discardIt : did.discard(cardName(action.card))];
    case 'play':
      return [
        action.card === 'Cat'
          ? did.cat(name(action.target))
          : did.pangu(cardName(action.sign), name(action.target), action.to),
      ];
    default:
      return [];
  }
}

/** The card that a fine cost, in words. */
const lostIn = (action: Told): string[] =>
  (action.kind === 'fine' || action.kind === 'fined') && action.card !== undefined
    ? [logWords.lost(cardName(action.card))]
    : [];

/** A turn for the log: what matters is a card taken, stolen or lost, and a turn missed. */
export function weighed(turn: readonly Told[], name: NameOf): Part[] {
  const full = inFull();
  const parts = turn.flatMap((action, index) => {
    const { kind } = action;
    const lost = lostIn(action);
    const said = lost.length ? lost : fragment(turn, index, name, full);
    const matters =
      (kind === 'take' && !cameBack(action, turn[index + 1])) || kind === 'play' || kind === 'call' || lost.length > 0;
    return said.map((words) => ({ words, matters }));
  });
  // Of a Cat that was played in it, the turn tells that already.
  const missed = turn.flatMap(({ skipped = [] }) =>
    skipped.filter((seat) => !turn.some((made) => isCatOn(made, seat))),
  );
  return [...parts, ...missed.map((seat) => ({ words: logWords.missed(name(seat)), matters: true }))];
}

/** What others did to a seat, for its player. */
export interface News {
  text: string;
  /** Beside what it cost. */
  short: string;
  /** To show with it: what was played, or what was lost. */
  card: string;
  /** What it cost. */
  signs: string[];
  turn: number;
  /** Nothing has been done since that turn; in a game that goes on it may have. */
  just: boolean;
}

/** For the player of the seat: "Seat 4 took your Horse", with the card to show. `owes`: the turn is still to be missed. */
export function sufferedWords(action: Told, name: NameOf, owes: boolean): Pick<News, 'text' | 'short' | 'card'> {
  const { suffered } = words;
  const card = ('card' in action && action.card) || '';
  const who = name(action.mover);
  if (action.kind !== 'play') return { text: suffered.fine(cardName(card)), short: cardName(card), card };
  if (action.card === 'Cat') return { text: (owes ? suffered.cat : suffered.catOver)(who), short: who, card };
  return { text: suffered.pangu(who, cardName(action.sign)), short: suffered.panguShort(who), card };
}

/** The face-up cards that a seat lost. */
export const lostOf = (actions: readonly Told[]): string[] =>
  actions.flatMap((action) => {
    if (action.kind === 'play' && action.card === 'Pangu') return [action.sign];
    return action.kind === 'fine' && action.card !== undefined ? [action.card] : [];
  });

/** The cards that went to a known place: "face_up Ox", "hand Dog". */
export function laid(turn: readonly Told[]): Set<string> {
  return new Set(
    turn.flatMap((action) => {
      if (action.kind === 'up') return [`face_up ${action.card}`];
      if (action.kind === 'down' || action.kind === 'take') return [`hand ${action.card}`];
      return action.kind === 'play' && action.card === 'Pangu' ? [`${action.to} ${action.sign}`] : [];
    }),
  );
}
