// The notation of Zodiac, read and written; and what can be done with a card that is held.
import type { LegalMove } from '../../wire/protocol';
import type { Place } from './view';

export type Act =
  | { kind: 'draw' | 'take' | 'pass' | 'call' }
  | { kind: 'cat'; from: Place }
  | { kind: 'pangu'; from: Place; sign: string; seat: number; to: Place }
  | { kind: 'up' | 'down'; card: string }
  | { kind: 'discard'; card: string; from: Place }
  /** Without a card: a blind one from the hand. */
  | { kind: 'fine'; card: string | null }
  /** What chance did; without a card where the viewer was not told it. */
  | { kind: 'cut' | 'deal'; card: string | null; seat: number }
  | { kind: 'turn' | 'drawn' | 'fined'; card: string | null };

const codes: Record<string, string> = {
  Rat: 'Rt',
  Ox: 'Ox',
  Tiger: 'Tg',
  Rabbit: 'Rb',
  Dragon: 'Dr',
  Snake: 'Sn',
  Horse: 'Hs',
  Goat: 'Gt',
  Monkey: 'Mk',
  Rooster: 'Rs',
  Dog: 'Dg',
  Pig: 'Pg',
  Cat: 'Cat',
  Pangu: 'Pangu',
};
const names = new Map(Object.entries(codes).map(([name, code]) => [code, name]));

const placeOf = (mark: string | undefined): Place => (mark ? 'face_up' : 'hand');
const markOf = (place: Place) => (place === 'face_up' ? '^' : '');

export function readMove(text: string): Act | null {
  if (text === 'draw' || text === 'take' || text === 'pass' || text === 'call') return { kind: text };
  if (text === 'fine hand') return { kind: 'fine', card: null };
  const pangu = /^play (\^?)Pangu (\w+)<(\d)(\^?)$/.exec(text);
  if (pangu) {
    const sign = names.get(pangu[2] ?? '') ?? '';
    return { kind: 'pangu', from: placeOf(pangu[1]), sign, seat: Number(pangu[3]), to: placeOf(pangu[4]) };
  }
  const found = /^(play|up|down|discard|fine|cut|deal|turn|drawn|fined) (\^?)(\w+|\?)(?:>(\d))?$/.exec(text);
  if (!found) return null;
  const [, kind, mark, code, seat] = found;
  const card = names.get(code ?? '') ?? null;
  if (kind === 'cut' || kind === 'deal') return { kind, card, seat: Number(seat) };
  if (kind === 'turn' || kind === 'drawn' || kind === 'fined') return { kind, card };
  if (card === null) return null;
  if (kind === 'play') return { kind: 'cat', from: placeOf(mark) };
  if (kind === 'discard') return { kind, card, from: placeOf(mark) };
  return kind === 'fine' ? { kind, card } : { kind: kind === 'up' ? 'up' : 'down', card };
}

export function writeMove(act: Act): string {
  const code = 'card' in act ? (act.card === null ? '?' : (codes[act.card] ?? act.card)) : '';
  switch (act.kind) {
    case 'draw':
    case 'take':
    case 'pass':
    case 'call':
      return act.kind;
    case 'cat':
      return `play ${markOf(act.from)}Cat`;
    case 'pangu':
      return `play ${markOf(act.from)}Pangu ${codes[act.sign] ?? act.sign}<${act.seat}${markOf(act.to)}`;
    case 'discard':
      return `discard ${markOf(act.from)}${code}`;
    case 'fine':
      return act.card === null ? 'fine hand' : `fine ^${code}`;
    case 'cut':
    case 'deal':
      return `${act.kind} ${code}>${act.seat}`;
    default:
      return `${act.kind} ${code}`;
  }
}

/** A card that a person has picked up. */
export interface Held {
  card: string;
  place: Place;
}

export const isHeld = (held: Held | null, card: string, place: Place) => held?.card === card && held.place === place;

/** A sign before another seat, at which a Pangu can aim. */
export const aimKey = (seat: number, sign: string) => `${seat} ${sign}`;

export interface Choices {
  /** To the other place: up or down. */
  shift?: LegalMove;
  discard?: LegalMove;
  cat?: LegalMove;
  /** By aimKey: into the hand, face up, or either. */
  pangu: Map<string, Partial<Record<Place, LegalMove>>>;
}

/** Whether a move is made with this card. */
function isWith(act: Act, { card, place }: Held): boolean {
  if (act.kind === 'up') return place === 'hand' && act.card === card;
  if (act.kind === 'down') return place === 'face_up' && act.card === card;
  if (act.kind === 'discard') return act.from === place && act.card === card;
  if (act.kind === 'cat') return card === 'Cat' && act.from === place;
  return act.kind === 'pangu' && card === 'Pangu' && act.from === place;
}

export function choicesOf(held: Held, legal: LegalMove[]): Choices {
  const choices: Choices = { pangu: new Map() };
  for (const move of legal) {
    const act = readMove(move.move);
    if (!act || !isWith(act, held)) continue;
    if (act.kind === 'pangu') {
      const key = aimKey(act.seat, act.sign);
      choices.pangu.set(key, { ...choices.pangu.get(key), [act.to]: move });
    } else if (act.kind === 'discard') choices.discard = move;
    else if (act.kind === 'cat') choices.cat = move;
    else choices.shift = move;
  }
  return choices;
}

export const canDoAnything = (held: Held, legal: LegalMove[]): boolean =>
  legal.some(({ move }) => {
    const act = readMove(move);
    return act !== null && isWith(act, held);
  });

/** What a person tries who moves the card to the other place. */
export const shiftOf = ({ card, place }: Held): Act => ({ kind: place === 'hand' ? 'up' : 'down', card });
