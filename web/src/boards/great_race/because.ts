// Why a move is advised: from the forecast of the server, and from what the seat has.
import type { Advice, LegalMove, View } from '../../wire/protocol';
import { strongest } from '../strongest';
import { becauseWords as say } from './because_words';
import { whyEnergy } from './energy_reason';
import { prospect, rangeInWords, rivalsAt, type Prospect } from './outlook';
import { powerOf } from './powers';
import {
  actionOf,
  countsAs,
  energiesOf,
  numberOf,
  raceView,
  type ActionName,
  type RaceAction,
  type RaceView,
  type Runner,
} from './view';

export function because(advice: Advice, seen: View, names: string[], legal: LegalMove[]): string {
  const view = raceView(seen);
  const runner = view.seats[advice.seat];
  if (!runner) return '';
  const action = actionOf(advice);
  return strongest(reasonsFor(action, view, runner, names, legal.map(actionOf)));
}

function reasonsFor(
  action: RaceAction,
  view: RaceView,
  runner: Runner,
  names: string[],
  legal: RaceAction[],
): string[] {
  switch (action.kind) {
    case 'animal':
      return [whyAnimal(action)];
    case 'card':
      return [whyFirst(action, runner)];
    case 'play':
      return whyPlay(action, view, runner, names, legal);
    case 'exchange':
      return [whyExchange(action, runner)];
    case 'return':
      return [
        action.energy === Math.min(...energiesOf(runner)) ? say.lowest : '',
        legal.some(({ kind }) => kind === 'fallback') ? say.keeping : '',
      ];
    default:
      return [];
  }
}

function whyAnimal({ animal }: RaceAction): string {
  const power = powerOf(animal ?? '')?.brief;
  return power ? say.power(power) : '';
}

/** Those are never the first card. */
const joinLater: ActionName[] = ['Repeat', 'Strategise'];

/** Most of the other cards can follow it without karma. */
function whyFirst({ number = 0, action }: RaceAction, { cards }: Runner): string {
  const others = cards.filter((card) => card !== action);
  const higher = others.filter((card) => numberOf(card) > number);
  if (2 * higher.length <= others.length) return '';
  const late = higher.filter((card) => joinLater.includes(card)).map(numberOf);
  return say.laterFree(higher.length, rangeInWords(higher.map(numberOf)), late);
}

function whyPlay(play: RaceAction, view: RaceView, runner: Runner, names: string[], legal: RaceAction[]): string[] {
  const plays = legal.filter(({ kind }) => kind === 'play');
  const alone = ({ action, energy }: RaceAction): Prospect | null =>
    action && energy !== undefined ? prospect(view, runner, action, energy, 'nobody') : null;
  const spaces = (of: RaceAction) => alone(of)?.sums.spaces ?? 0;
  const price = ({ action }: RaceAction) => (action && runner.prices[action]) ?? 0;
  const own = alone(play);
  const counts = play.action ? countsAs(runner, play.action) : null;
  if (!view.forecast?.length || !own || !counts) return [];
  const same = plays.filter(({ action }) => action === play.action);
  const lower = same.filter(({ energy = 0 }) => energy < (play.energy ?? 0));
  const higher = same.filter(({ energy = 0 }) => energy > (play.energy ?? 0));
  const most = spaces(play) > 0 && plays.every((other) => spaces(other) <= spaces(play));
  const rivals = rivalsAt(view, runner, counts);
  const sure = rivals.length === 0;
  return [
    runner.position + spaces(play) >= view.finish ? say.across(sure) : whatItBrings(own, most, sure),
    whyEnergy(view, names, rivals, {
      action: counts,
      energy: play.energy ?? 0,
      lower: lower.map(({ energy = 0 }) => energy),
      higher: higher.map(({ energy = 0 }) => energy),
    }),
    lower.length > 0 && lower.every((other) => spaces(other) < spaces(play)) ? say.lowerLess : '',
    higher.length > 0 && higher.every((other) => alone(other)?.text === own.text) ? say.higherSame : '',
    price(play) === 0 && plays.some((other) => price(other) > 0) ? say.noKarma : '',
  ];
}

/** `sure`: nobody else can play it. */
function whatItBrings({ text, sums, then }: Prospect, most: boolean, sure: boolean): string {
  if (most) return say.mostAlone(text, sure);
  return then.length > 0 || Object.values(sums).some((sum) => sum > 0) ? say.alone(text, sure) : '';
}

function whyExchange({ give = [], get = [] }: RaceAction, runner: Runner): string {
  const hand = energiesOf(runner);
  const most = Math.max(...get);
  if (most > Math.max(...hand)) return say.highest(most);
  return get.length > give.length ? say.moreCards(hand.length, hand.length - give.length + get.length) : '';
}
