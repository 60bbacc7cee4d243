// The last turn of a seat in short, the cards it left in view, and what others did to a seat.
import type { Part } from '../../table/turns';
import { dot } from '../../words/sentences';
import type { Told } from './actions';
import { cardName, words } from './words';

export function shortly(turn: readonly Told[], name: (seat: number) => string): string {
  return turn.flatMap((_, index) => fragment(turn, index, name)).join(dot);
}

const cameBack = (action: Told | undefined, next: Told | undefined) =>
  action?.kind === 'take' && next?.kind === 'discard' && next.card === action.card;

function fragment(turn: readonly Told[], index: number, name: (seat: number) => string): string[] {
  const { did } = words;
  const [action, next] = [turn[index], turn[index + 1]];
  if (!action || cameBack(turn[index - 1], action)) return [];
  if (action.kind === 'take' && cameBack(action, next)) return [did.putBack(cardName(action.card))];
  switch (action.kind) {
    case 'draw':
      return [next?.kind === 'drawn' && next.card ? did.drew(cardName(next.card)) : did.draw];
    case 'pass':
    case 'call':
      return [did[action.kind]];
    case 'take':
      return [did.take(cardName(action.card))];
    case 'up':
    case 'down': {
      // All that go up, or down, are told where the first of them did.
      const moved = turn.flatMap((each) => (each.kind === action.kind ? [each] : []));
      return moved[0] === action ? [did[action.kind](moved.map(({ card }) => cardName(card)))] : [];
    }
    case 'discard':
      return [did.discard(cardName(action.card))];
    case 'play':
      return [action.card === 'Cat' ? did.cat : did.pangu(cardName(action.sign), name(action.target))];
    default:
      return [];
  }
}

/** The card that a fine cost, in words. */
export const lostIn = (action: Told): string[] =>
  (action.kind === 'fine' || action.kind === 'fined') && action.card !== undefined
    ? [words.did.lost(cardName(action.card))]
    : [];

/** A turn for the log: what matters is a card taken, stolen or lost, and a turn missed. */
export function weighed(turn: readonly Told[], name: (seat: number) => string): Part[] {
  return turn.flatMap((action, index) => {
    const { kind } = action;
    const caught = kind === 'play' && action.card === 'Cat' ? [words.suffered.byCat(name(action.target))] : [];
    const lost = lostIn(action);
    const said = caught.length ? caught : lost.length ? lost : fragment(turn, index, name);
    const matters =
      (kind === 'take' && !cameBack(action, turn[index + 1])) || kind === 'play' || kind === 'call' || lost.length > 0;
    return said.map((words) => ({ words, matters }));
  });
}

/** For the player of the seat: "Seat 4 took your Horse", with the card to show. `owes`: the turn is still to be missed. */
export function sufferedWords(
  action: Told,
  name: (seat: number) => string,
  owes: boolean,
): { text: string; card: string } {
  const { suffered } = words;
  const card = ('card' in action && action.card) || '';
  const who = name(action.mover);
  if (action.kind !== 'play') return { text: suffered.fine(cardName(card)), card };
  if (action.card === 'Cat') return { text: (owes ? suffered.cat : suffered.catOver)(who), card };
  return { text: suffered.pangu(who, cardName(action.sign)), card };
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
