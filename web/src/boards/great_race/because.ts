// What a move does, whoever makes it, and so why one makes it: from the forecast of the server, and from what lies open.
import type { Advice, LegalMove, View } from '../../wire/protocol';
import { isYou, together } from '../../words/names';
import { sentencesOf } from '../../words/sentences';
import { strongest } from '../strongest';
import { becauseWords as say } from './because_words';
import { turnReasons } from './because_turn';
import { whats } from './causes';
import { bestAlone, inRoom, mostOf } from './decisive';
import { whyEnergy } from './energy_reason';
import { paid, possible, prospect, rangeInWords, rivalsAt, type Prospect, type Rival } from './outlook';
import { powerOf } from './powers';
import { spreadInWords, spreadOf, type Spread } from './spread';
import { storyWords, sumsInWords } from './story_words';
import { threats } from './threats';
import { tiesCount } from './ties';
import {
  actionOf,
  countsAs,
  energiesOf,
  numberOf,
  paysOf,
  raceView,
  type ActionName,
  type RaceAction,
  type RaceView,
  type Runner,
} from './view';
import { cardName, words } from './words';

export function because(
  advice: Advice & { advised?: boolean },
  seen: View,
  names: string[],
  legal: LegalMove[],
): string {
  const view = raceView(seen);
  const runner = view.seats[advice.seat];
  if (!runner) return '';
  const action = actionOf(advice);
  const who = names[advice.seat] ?? '';
  switch (action.kind) {
    case 'animal':
      return whyAnimal(action);
    case 'card':
      return strongest(whyFirst(action, view, runner, who));
    case 'play':
      return (advice.advised ? inRoom : strongest)(
        whyPlay(action, view, advice.seat, names, legal.map(actionOf), advice.advised),
      );
    default:
      return strongest(turnReasons(action, view, runner, who, legal.map(actionOf)));
  }
}

function whyAnimal({ animal }: RaceAction): string {
  const power = powerOf(animal ?? '')?.brief;
  return power ? say.power(power) : '';
}

/** Those are never the first card. */
const joinLater: ActionName[] = ['Repeat', 'Strategise'];

/** What the number brings now, and which of the other cards can follow it without karma. */
function whyFirst({ number = 0 }: RaceAction, { seats }: RaceView, { cards }: Runner, who: string): string[] {
  // Gifts go from the larger half of the numbers to the other.
  const largest = seats.length === 3 ? 5 : 6;
  const partner = largest + 1 - number;
  const gift = partner < number ? say.givesTo(partner) : partner > number ? say.getsFrom(partner) : '';
  const place = number === largest ? say.mostKarma(seats.length) : number === 1 ? say.leastKarma : '';
  const higher = cards.filter((card) => numberOf(card) > number);
  const late = higher.filter((card) => joinLater.includes(card)).map(numberOf);
  return [
    sentencesOf(place, gift),
    higher.length ? say.laterFree(who, higher.length, rangeInWords(higher.map(numberOf)), late) : '',
  ];
}

/** Whether it is this seat that the forecast is for: that of whoever looks, who may look at what another could have done. */
function isForecastOf({ forecast = [], seats }: RaceView, seat: number, names: readonly string[]): boolean {
  const runner = seats[seat];
  if (!runner || !forecast.length) return false;
  if (names.some(isYou)) return isYou(names[seat] ?? '');
  const hand = energiesOf(runner);
  const foretold = new Set(forecast.map(({ action }) => action));
  const affords = (card: ActionName) => (runner.prices[card] ?? 0) <= runner.karma;
  return (
    [...foretold].every((card) => runner.cards.includes(card) && affords(card)) &&
    forecast.every(({ energy }) => energy.every((value) => hand.includes(value)))
  );
}

function whyPlay(
  { action, energy = 0 }: RaceAction,
  view: RaceView,
  seat: number,
  names: string[],
  legal: RaceAction[],
  advised = false,
): string[] {
  const runner = view.seats[seat];
  const counts = action && runner ? countsAs(runner, action) : null;
  if (!runner || !action || !counts) return [];
  const who = names[seat] ?? '';
  const rivals = rivalsAt(view, runner, counts);
  const hand = [...new Set(energiesOf(runner))];
  const [lower, higher] = [hand.filter((value) => value < energy), hand.filter((value) => value > energy)];
  const own = isForecastOf(view, seat, names) ? prospect(view, runner, action, energy, 'nobody') : null;
  const reason = whyEnergy(view, names, rivals, { who, action: counts, energy, lower, higher });
  const price = (of: ActionName) => runner.prices[of] ?? 0;
  const ends = whoElseArrives(view, runner, names);
  if (!own) {
    const costs = price(action) ? say.costs(price(action)) : '';
    return [ends, sentencesOf(whatIsOpen(view, runner, counts, energy, who, rivals), costs), reason];
  }
  const alone = (value: number) => prospect(view, runner, action, value, 'nobody');
  const spaces = own.sums.spaces ?? 0;
  const best = advised && !own.home && possible(view, rivals, energy, 'nobody') ? bestAlone(view, runner, own) : '';
  const brings = best || foretold(view, runner, { action, energy, own, rivals, names, who });
  return [
    // What comes of anything else counts for nothing after the end.
    ...(own.home ? [brings, ends] : [ends, brings]),
    reason,
    lower.length > 0 && lower.every((value) => (alone(value)?.sums.spaces ?? 0) < spaces) ? say.lowerLess : '',
    higher.length > 0 && higher.every((value) => alone(value)?.text === own.text) ? say.higherSame : '',
    price(action) === 0 && legal.some((other) => other.action && price(other.action) > 0) ? say.noKarma : '',
  ];
}

/** Who else may end the race this round; '' where nobody can. */
function whoElseArrives(view: RaceView, runner: Runner, names: readonly string[]): string {
  const all = threats(view, runner).map(({ seat, card, action, ...how }) => ({
    ...how,
    who: names[seat] ?? '',
    card: cardName(card, action),
  }));
  return all.length ? say.mayEnd(all) : '';
}

interface Foretold {
  action: ActionName;
  energy: number;
  own: Prospect;
  rivals: Rival[];
  names: readonly string[];
  who: string;
}

/** What it brings alone and with others, by the forecast. */
function foretold(view: RaceView, runner: Runner, { action, energy, own, rivals, names, who }: Foretold): string {
  const joined = (['more', 'same', 'less'] as const).flatMap((company) => {
    const seen = possible(view, rivals, energy, company) ? prospect(view, runner, action, energy, company) : null;
    return seen ? [{ ...seen, gains: seen.sums }] : [];
  });
  const all = spreadOf(joined);
  const shared = differing(all, own);
  const spacesOf = (each: Prospect | null) => (each ? mostOf({ ...each, gains: each.sums }, 'spaces') : 0);
  const best = Math.max(
    ...(view.forecast ?? [])
      .filter(({ joined }) => joined === 'nobody')
      .flatMap((each) => each.energy.map((value) => spacesOf(prospect(view, runner, each.action, value, 'nobody')))),
  );
  const brings = {
    alone: bringsInWords(own),
    shared: shared && spreadInWords(shared),
    sure: rivals.length === 0,
    most: spacesOf(own) > 0 && spacesOf(own) === best,
  };
  if (!possible(view, rivals, energy, 'nobody') && all) {
    const must = rivals.filter((rival) => rival.must).map(({ seat }) => names[seat] ?? '');
    return sentencesOf(words.mustCome(together(must), must.length > 1), say.gains(spreadInWords(all)));
  }
  return own.home ? say.across(who, brings) : say.brings(who, brings);
}

/** What is not the same as alone, where anything is. */
function differing(shared: Spread | null, { sums, then }: Prospect): Spread | null {
  if (!shared) return null;
  const others = shared.sums.filter(({ what, low, high }) => low !== high || low !== sums[what]);
  const lost = whats.some((what) => sums[what] && !shared.sums.some((one) => one.what === what));
  return others.length && !lost
    ? { ...shared, sums: others, then: shared.then.filter((one) => !then.includes(one)) }
    : shared;
}

/** What only costs something brings nothing. */
function bringsInWords({ text: said, sums, then, missed }: Prospect): string {
  if (then.length || missed.length || Object.values(sums).some((sum) => sum > 0)) return said;
  const lost = sumsInWords(sums);
  return say.nothing(lost && words.comma + lost);
}

/** What the wheel pays, or what comes back, where nothing is foretold. */
function whatIsOpen(
  view: RaceView,
  runner: Runner,
  counts: ActionName,
  energy: number,
  who: string,
  rivals: Rival[],
): string {
  const pays = paysOf(view, counts);
  if (pays) {
    // As many as there are there: one.
    const gives = (energy > pays.low_top ? pays.high : pays.low).replace('N', '1');
    return say.wheelPays(who, paid(pays, gives).text, !rivals.length);
  }
  if (counts !== 'Strategise') return '';
  const back = runner.row.slice(1);
  const left = energiesOf(runner).length + back.filter((card) => card.energy !== null).length;
  const wet = runner.position >= view.river && runner.animal !== 'Dog' && left > 1;
  const row = runner.row.length
    ? say.takesRow(who, back.length, tiesCount(counts, view.seats.length))
    : say.takesItself(who);
  return sentencesOf(row, wet ? words.sentence(storyWords.riverDue) : '');
}
