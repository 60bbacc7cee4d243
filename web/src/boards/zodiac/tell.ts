// What happened between two views of Zodiac, in words.
import type { Step, View } from '../../wire/protocol';
import { deedsOf, type Deed } from './history';
import { nextSeat, zodiacView, type ZodiacView } from './view';
import { cardName, words } from './words';

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = zodiacView(earlier);
  const after = zodiacView(later);
  const name = (seat: number | null) => names[seat ?? -1] ?? '';
  const deeds = deedsOf(steps, before.discard_pile);
  const told = deeds.flatMap((deed, index) => sentence(deed, deeds[index + 1], before, name));
  if (after.cut && deeds.some(({ act }) => act.kind === 'cut'))
    told.unshift(words.tellDealer(name(after.dealer), cardName(after.cut)));
  if (deeds.some(({ act }) => act.kind === 'deal')) told.push(words.tellDealt);
  const shuffled = after.turns > 0 && after.draw_pile > before.draw_pile;
  if (shuffled) told.push(words.tellShuffled);
  told.push(...fined(before, after, deeds, name));
  for (const seat of missed(before, after, deeds)) told.push(words.tellMissed(name(seat)));
  if (after.phase === 'over' && before.phase !== 'over')
    told.push(after.winner === null ? words.tellLimit : words.tellZodiac(name(after.winner)));
  return told;
}

type NameOf = (seat: number | null) => string;

function sentence(deed: Deed, next: Deed | undefined, before: ZodiacView, name: NameOf): string[] {
  const { seat, act } = deed;
  const who = name(seat === 'chance' ? before.mover : seat);
  const card = cardName(deed.card ?? '');
  switch (act.kind) {
    case 'turn':
      return [words.tellTurned(card)];
    case 'draw':
      return next?.act.kind === 'drawn' && next.card
        ? [words.tellDrew(who, cardName(next.card))]
        : [words.tellDraw(who)];
    case 'take':
      return [words.tellTake(who, card)];
    case 'up':
      return [words.tellUp(who, card)];
    case 'down':
      return [words.tellDown(who, card)];
    case 'discard':
      return [words.tellDiscard(who, card)];
    case 'pass':
      return [words.tellPass(who)];
    case 'call':
      return [words.tellCall(who)];
    case 'cat':
      return [words.tellCat(who, name(nextSeat(Number(seat), before.seats.length)))];
    case 'pangu':
      return [words.tellPangu(who, cardName(act.sign), name(act.seat))];
    case 'fine':
      return act.card === null ? [] : [words.tellFined(name(before.mover), card)];
    case 'fined':
      return [words.tellFined(name(before.mover), card)];
    default:
      return [];
  }
}

/** A new fine, for a wrong call or for too many cards in one place. */
function fined(before: ZodiacView, after: ZodiacView, deeds: Deed[], name: NameOf): string[] {
  if (after.phase !== 'fining' || after.fines <= before.fines) return [];
  const called = deeds.some(({ act }) => act.kind === 'call');
  return [called ? words.tellWrong(name(after.mover)) : words.tellOver(name(after.mover))];
}

/** The seats that missed a turn: they owe one skip less. A Cat played in between has its own sentence. */
function missed(before: ZodiacView, after: ZodiacView, deeds: Deed[]): number[] {
  const count = after.seats.length;
  return after.seats.flatMap(({ skips }, seat) => {
    const caught = deeds.some((deed) => deed.act.kind === 'cat' && nextSeat(Number(deed.seat), count) === seat);
    return !caught && skips < (before.seats[seat]?.skips ?? 0) ? [seat] : [];
  });
}
