// Why a play is made with this energy: who else can play the same, and how their energy, which lies open, compares with it.
import { together } from '../../words/names';
import { becauseWords as say } from './because_words';
import type { Rival } from './outlook';
import { forAll, hasMore, tiesCount } from './ties';
import { energiesOf, type ActionName, type RaceView } from './view';
import { actionName } from './words';

interface Chosen {
  /** Who makes it. */
  who: string;
  /** What it counts as. */
  action: ActionName;
  energy: number;
  /** The other energies in hand. */
  lower: number[];
  higher: number[];
}

/** '' where nobody else can play it, or where their energy is no reason. */
export function whyEnergy(view: RaceView, names: string[], rivals: Rival[], chosen: Chosen): string {
  const { who, action, energy, lower, higher } = chosen;
  const heldBy = (seat: number) => (view.seats[seat] ? energiesOf(view.seats[seat]) : []);
  const most = Math.max(0, ...rivals.flatMap(({ seat }) => heldBy(seat)));
  if (most === 0) return '';
  const called = (fits: (held: number) => boolean) =>
    together(rivals.filter(({ seat }) => heldBy(seat).some(fits)).map(({ seat }) => names[seat] ?? ''));

  if (energy > most) {
    const tiesGain = action === 'Cooperate';
    const risky = Math.max(0, ...lower.filter((held) => (tiesGain ? held < most : held <= most)));
    const others = { who: called(() => true), does: actionName(action), most };
    if (risky === 0) return say.isHighest(who, others, energy);
    return risky === most ? say.notTied(who, others, energy, risky) : say.notBeaten(who, others, energy, risky);
  }
  if (forAll(chosen) && lower.length === 0) return say.allGain(who, energy);
  if (action === 'Strategise' && lower.length === 0) return say.rowComesBack(who, energy);
  if (energy === most) {
    const ties = tiesCount(action, view.seats.length);
    if (action === 'Strategise' && ties) return say.tiesTakeFirst(who, energy);
    if (action === 'Cooperate' || ties) return say.tiesGain(actionName(action), energy);
    const level = called((held) => held === energy);
    const last = higher.length === 0;
    return hasMore(action) ? say.tiedForMore(who, level, energy, last) : say.tied(who, level, energy, last);
  }
  const above = called((held) => held > energy);
  if (higher.length === 0) return say.moreThanHighest(who, above, most, energy);
  return lower.length ? say.more(above, most) : say.moreThanLowest(who, above, most, energy);
}
