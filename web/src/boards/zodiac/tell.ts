// What happened between two views of Zodiac, in words.
import type { Step, View } from '../../wire/protocol';
import { deedsOf, type Told } from './actions';
import { zodiacView, type ZodiacView } from './view';
import { cardName, words } from './words';

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = zodiacView(earlier);
  const after = zodiacView(later);
  const name = (seat: number | null) => names[seat ?? -1] ?? '';
  const made = deedsOf(steps).map(({ action }) => action);
  const told = made.flatMap((action, index) => {
    if (action.kind === 'pass' && (index > 0 || before.phase !== 'begin')) return [words.tellEnded(name(action.mover))];
    return sentence(action, made[index + 1], name);
  });
  if (after.cut && made.some(({ kind }) => kind === 'cut'))
    told.unshift(words.tellDealer(name(after.dealer), cardName(after.cut)));
  if (made.some(({ kind }) => kind === 'deal')) told.push(words.tellDealt);
  const shuffled = after.turns > 0 && after.draw_pile > before.draw_pile;
  if (shuffled) told.push(words.tellShuffled);
  told.push(...fined(before, after, made, name));
  for (const seat of missed(made)) told.push(words.tellMissed(name(seat)));
  if (after.phase === 'over' && before.phase !== 'over')
    told.push(after.winner === null ? words.tellLimit : words.tellZodiac(name(after.winner)));
  return told;
}

type NameOf = (seat: number | null) => string;

function sentence(action: Told, next: Told | undefined, name: NameOf): string[] {
  const who = name(action.mover);
  switch (action.kind) {
    case 'turn':
      return [words.tellTurned(cardName(action.card))];
    case 'draw':
      return [next?.kind === 'drawn' && next.card ? words.tellDrew(who, cardName(next.card)) : words.tellDraw(who)];
    case 'take':
      return [words.tellTake(who, cardName(action.card))];
    case 'up':
      return [words.tellUp(who, cardName(action.card))];
    case 'down':
      return [words.tellDown(who, cardName(action.card))];
    case 'discard':
      return [words.tellDiscard(who, cardName(action.card))];
    case 'pass':
      return [words.tellPass(who)];
    case 'call':
      return [words.tellCall(who)];
    case 'play':
      if (action.card === 'Cat') return [words.tellCat(who, name(action.target))];
      return [words.tellPangu(who, cardName(action.sign), name(action.target))];
    case 'fine':
    case 'fined':
      return action.card === undefined ? [] : [words.tellFined(who, cardName(action.card))];
    default:
      return [];
  }
}

/** A new fine, for a wrong call or for too many cards in one place. */
function fined(before: ZodiacView, after: ZodiacView, made: Told[], name: NameOf): string[] {
  if (after.phase !== 'fining' || after.fines <= before.fines) return [];
  const called = made.some(({ kind }) => kind === 'call');
  return [called ? words.tellWrong(name(after.mover)) : words.tellOver(name(after.mover))];
}

/** The seats that missed a turn. A Cat played in between has its own sentence. */
function missed(made: Told[]): number[] {
  const caught = made.flatMap((action) => (action.kind === 'play' && action.card === 'Cat' ? [action.target] : []));
  return made.flatMap(({ skipped = [] }) => skipped.filter((seat) => !caught.includes(seat)));
}
