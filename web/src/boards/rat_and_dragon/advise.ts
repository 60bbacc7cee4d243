// A legal move in words, as an adviser says it, and as it is said of a move that was made: what is drawn. Beside whom, and where, an advice
// says alone, by what is to follow; for who makes a move that is still open.
import type { Advice, LegalMove, View } from '../../wire/protocol';
import { adviceWords as say } from './advice_words';
import { partnerOf, turnOf } from './because';
import { actionOf, onlyPlace, ratView, squareOf, type Prospect, type RatView } from './view';
import { words } from './words';

/** "the Snake 5"; where there are two of it that have no partner, with its first square. */
function partnerSaid({ sheets }: RatView, seat: number, partner: Prospect): string {
  const free = (sheets[seat]?.creatures ?? []).filter((one) => one.partner === null);
  const creature = free.find(({ first }) => first === partner.first);
  if (!creature) return '';
  const said = words.theOne(creature.creature, creature.number);
  return free.some((one) => one !== creature && one.number === creature.number) ? say.at(said, creature.first) : said;
}

/** On which squares, which the board marks, and beside whom: " on the marked squares, beside the Snake 5 (pair: +3)". */
function placeOf(view: RatView, advice: Advice, number: number): string {
  const value = view.offer.find((one) => one.number === number);
  if (!value || view.viewer !== advice.seat) return '';
  const marked = turnOf(advice).filter(({ kind }) => kind === 'draw').length === number;
  const partner = partnerOf(value, advice);
  const said = partner && partnerSaid(view, advice.seat, partner);
  if (!marked && !said) {
    if (onlyPlace(value).length) return say.only;
    return view.sheets[advice.seat]?.creatures.length ? say.free : '';
  }
  return (marked ? say.marked : '') + (partner && said ? say.beside(said, partner.points, marked) : '');
}

const isAdvice = (move: LegalMove | Advice): move is Advice => 'actions' in move;

export function advise(move: LegalMove | Advice, view: View): string {
  const shown = ratView(view);
  const action = actionOf(move);
  if (action.kind === 'choose')
    return say.choose(action.creature, action.number) + (isAdvice(move) ? placeOf(shown, move, action.number) : '');
  if (action.kind === 'draw') {
    const own = shown.viewer === move.seat;
    return say.draw((own && shown.drawing?.creature) || '', action.square);
  }
  const at = squareOf(move);
  const partner = shown.sheets[move.seat]?.creatures.find(({ first }) => first === at);
  return partner ? say.pair(partner.creature, partner.number, partner.first) : say.alone;
}
