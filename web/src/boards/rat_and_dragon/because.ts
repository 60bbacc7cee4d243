// Why a move is advised: from what the server has counted that each creature would bring.
import type { Action, Advice, LegalMove, View } from '../../wire/protocol';
import { strongest } from '../strongest';
import { becauseWords as say } from './because_words';
import { actionOf, bestPartner, numberOf, ratView, squareOf, type Prospect, type RatView, type Value } from './view';
import { words } from './words';

export function because(advice: Advice, seen: View, _names: string[], legal: LegalMove[]): string {
  const view = ratView(seen);
  const action = actionOf(advice);
  const drawn = view.drawing?.number;
  const value = view.offer.find(({ number }) => number === (action.kind === 'choose' ? action.number : drawn));
  if (!value?.prospects || view.viewer !== advice.seat) return '';
  switch (action.kind) {
    case 'choose':
      return whyOfTwo(value, view, legal) || whyPair(value, view, advice);
    case 'draw':
      return whyPair(value, view, advice);
    case 'pair':
      return strongest([whyPair(value, view, advice), whyNotElse(value, advice, legal)]);
    case 'alone':
      return strongest(whyAlone(value, advice, legal));
    default:
      return '';
  }
}

/** The most by which it can change the score. */
const best = ({ prospects }: Value): number =>
  Math.max(prospects?.alone.change ?? 0, ...(prospects?.partners.map(({ change }) => change) ?? []));

function whyOfTwo(value: Value, { offer }: RatView, legal: LegalMove[]): string {
  const other = offer.find(({ number }) => number !== value.number);
  if (!other?.prospects) return '';
  if (!legal.some((move) => numberOf(move) === other.number)) return say.noRoom(other.creature, other.number);
  const [change, less] = [best(value), best(other)];
  return change > less ? say.bestOfTwo(value.creature, value.number, change, other.creature, other.number, less) : '';
}

/** The pair that the course comes to; where that is not known, the one that the advice names. */
function whyPair(value: Value, { sheets }: RatView, advice: Advice): string {
  const { seat, actions } = advice;
  if (actions.some(({ kind }) => kind === 'alone')) return '';
  const partners = value.prospects?.partners ?? [];
  const partner = actions.map(partnerIn(partners)).find(Boolean) ?? namedIn(advice, value, partners);
  const creature = sheets[seat]?.creatures.find(({ first }) => first === partner?.first);
  if (!partner || !creature) return '';
  return say.pair(words.theOne(creature.creature, creature.number), partner.change, partner.lifts);
}

function namedIn(advice: Advice, value: Value, partners: Prospect[]): Prospect | null | undefined {
  if (advice.action.kind === 'choose') return bestPartner(value);
  const square = squareOf(advice);
  return square === null ? null : partners.find(({ squares }) => squares.includes(square));
}

const partnerIn = (partners: Prospect[]) => (action: Action) =>
  action.kind === 'pair' ? partners.find(({ first }) => first === squareOf({ action })) : undefined;

/** The most that the other pairs bring which can be made now. */
function otherPairs({ prospects }: Value, { action }: Advice, legal: LegalMove[]): number | undefined {
  const pairs = legal.filter((move) => move.action.kind === 'pair' && squareOf(move) !== squareOf({ action }));
  const changes = pairs.flatMap((move) => partnerIn(prospects?.partners ?? [])(move.action)?.change ?? []);
  return changes.length ? Math.max(...changes) : undefined;
}

function whyNotElse(value: Value, advice: Advice, legal: LegalMove[]): string {
  const other = otherPairs(value, advice, legal);
  return other === undefined ? say.alone(value.prospects?.alone.change ?? 0) : say.nextPair(other);
}

function whyAlone(value: Value, advice: Advice, legal: LegalMove[]): string[] {
  const { change, costs } = value.prospects?.alone ?? { change: 0, costs: 0 };
  const pair = otherPairs(value, advice, legal);
  return [
    pair !== undefined && pair <= change ? say.noBetterPair(pair, change) : '',
    costs > 0 ? say.waits(costs) : '',
  ];
}
