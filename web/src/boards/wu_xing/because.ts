// Why a move is advised: from the points that the server has counted for it and for the other moves.
import { elementName } from '../../pieces/signs';
import type { Advice, LegalMove, View } from '../../wire/protocol';
import { strongest } from '../strongest';
import { movesOf, type Legal } from './actions';
import { becauseWords as say } from './because_words';
import { broughtBy, choicesOf, endingOf, type Choice } from './offer';
import { lossOf, sumAside } from './sums';
import { tileName } from './tiles';
import { nextOf, tilesByName, wuXingView, type SeatView, type Tile, type WuXingView } from './view';
import { words } from './words';

/** What an adviser looks at. */
interface Situation {
  view: WuXingView;
  seat: number;
  names: string[];
  /** All that is in reach. */
  choices: Choice[];
}

export function because(advice: Advice, seen: View, names: string[], legal: LegalMove[]): string {
  const view = wuXingView(seen);
  const [move] = movesOf([advice]);
  if (!move) return '';
  const at = { view, seat: advice.seat, names, choices: choicesOf(view, movesOf(legal)) };
  return strongest([whyEnd(move, at), ...reasonsFor(move, at)]);
}

function reasonsFor(move: Legal, at: Situation): string[] {
  const { view, seat } = at;
  const tokens = view.seats[seat]?.tokens ?? 0;
  switch (move.action.kind) {
    case 'claim':
    case 'capture':
      return choicesOf(view, [move]).flatMap((choice) => whyTile(choice, at));
    case 'token':
      return whyToken(move, at);
    case 'pass':
      return whyPass(tokens, at);
    case 'prevent':
      return [view.wanted ? say.youWouldLose(view.wanted.loss, whyLoss(at)) : ''];
    case 'allow':
      return whyAllow(tokens, at);
  }
}

const bestOther = (points: number[], seat: number) => Math.max(...points.filter((_, other) => other !== seat));
const isBehind = (points: number[], seat: number) => (points[seat] ?? 0) < bestOther(points, seat);
const isAhead = (points: number[], seat: number) => (points[seat] ?? 0) > bestOther(points, seat);

const keepsAll = (tokens: number) => (tokens ? say.keeps(tokens) : '');

/** Also where it ends badly: everything else may be worse. */
function whyEnd({ move }: Legal, { view, seat, names }: Situation): string {
  const points = endingOf(view, move)?.points;
  if (!points) return '';
  const [own, best] = [points[seat] ?? 0, bestOther(points, seat)];
  const rival = names[points.findIndex((scored, other) => other !== seat && scored === best)] ?? '';
  if (isBehind(points, seat)) return say.endsLost(rival, best, own);
  return isAhead(points, seat) ? say.endsAhead(own, best) : say.endsEven(rival, own);
}

/** What a tile changes between its owner, if it has one, and whoever gets it. */
const swingOf = ({ gain, loss }: Choice) => gain + loss;

function whyTile(choice: Choice, { view, seat, names, choices }: Situation): string[] {
  const { tile, gain, from, loss, lost, tokens } = choice;
  const rest = choices.filter((other) => other.tile.name !== tile.name);
  const others = rest.map((other) => other.gain);
  const greater = rest
    .filter((other) => other.from !== null && swingOf(other) > swingOf(choice))
    .reduce<Choice | undefined>((one, other) => (one && swingOf(one) >= swingOf(other) ? one : other), undefined);
  const more = dearer(rest, gain);
  const own = bonusFor(tile, view.seats[seat]);
  const owner = names[from ?? -1] ?? '';
  const rival = staysFor(tile, view) ? view.seats.findIndex((of, other) => other !== seat && bonusFor(tile, of)) : -1;
  const reasons = [
    own && gain > tile.value ? say.bonus(gain - tile.value, own) : '',
    from === null ? '' : say.loses(owner, loss, sumAside(lost, loss)),
    from !== null && tokens === 0 ? say.cannotPrevent(owner) : '',
    others.length && !greater
      ? whyGain(gain, Math.max(...others), Math.max(0, ...broughtByTokens(view).map((brought) => brought.gain)))
      : '',
    from !== null && others.some((other) => other > gain) && rest.every((other) => swingOf(other) < swingOf(choice))
      ? say.swingsMost
      : '',
    from === null && moreOnlyByCapture(rest, gain) && isAheadNow(view, seat) ? say.nearsEnd : '',
    from === null && rival >= 0
      ? say.bonusFor(names[rival] ?? '', tileName(tile.name), bonusFor(tile, view.seats[rival]))
      : '',
    greater ? whyNot(greater, names) : '',
  ];
  return more && !reasons.some(Boolean) ? [say.moreNow(tileName(more.tile.name), more.gain)] : reasons;
}

/** A capture that would make a greater difference; why it is not advised, as far as that is seen. */
function whyNot({ tile, gain, from, loss, tokens }: Choice, names: string[]): string {
  const told = tokens ? say.swingRefused : say.swing;
  return told(tileName(tile.name), gain, names[from ?? -1] ?? '', loss);
}

/** It will still lie on the board when the next seat throws. */
function staysFor(tile: Tile, { board, few }: WuXingView): boolean {
  const space = board.find((one) => one?.tile === tile.name);
  return !!space && nextOf(tile, space.panel, few) !== null;
}

const isAheadNow = ({ seats }: WuXingView, seat: number) =>
  isAhead(
    seats.map(({ points }) => points),
    seat,
  );

/** All that a token might bring into reach. `sure`: it needs no throw. */
const broughtByTokens = (view: WuXingView) =>
  view.prospects.flatMap((prospect) =>
    broughtBy(view, prospect).map((tile) => ({ ...tile, sure: prospect.faces.length === 1 })),
  );

/** What brings more now is only captures, which bring the end no nearer. */
function moreOnlyByCapture(rest: Choice[], gain: number): boolean {
  const more = rest.filter((other) => other.gain > gain);
  return more.length > 0 && more.every(({ from }) => from !== null);
}

/** The claim that brings most now, where that is another one. */
const dearer = (rest: Choice[], gain: number): Choice | undefined =>
  rest.filter((other) => other.from === null && other.gain > gain).sort((one, other) => other.gain - one.gain)[0];

function whyGain(gain: number, other: number, byToken: number): string {
  if (gain < other) return '';
  if (gain < byToken) return say.mostForNothing;
  return gain > other ? say.most : say.noneMore;
}

/** The tiles for which a seat gets a bonus, or a greater one, with this tile; empty where there are none. */
function bonusFor({ colour, kind }: Tile, of: SeatView | undefined): string {
  const colours = of?.colours.filter((count) => count.colour === colour && count.next === count.tiles + 1) ?? [];
  const families = of?.families.filter((count) => count.family === kind && count.size === count.tiles + 1) ?? [];
  return [
    ...colours.map(({ next }) => say.ofColour(next ?? 0, elementName(colour))),
    ...families.map(({ size }) => say.wholeFamily(size, words.wholeFamilies[kind])),
  ].join(say.and);
}

function whyToken({ move, action }: Legal, { view, choices }: Situation): string[] {
  const prospect = view.prospects.find((one) => one.move === move);
  const [best] = prospect ? broughtBy(view, prospect) : [];
  if (!prospect || !best || action.kind !== 'token') return [];
  const tile = tileName(best.tile.name);
  const now = Math.max(...choices.map(({ gain }) => gain));
  return [
    action.change === '?'
      ? say.chances(prospect.chances, prospect.faces.length, tile, best.gain)
      : say.brings(tile, best.gain),
    choices.length === 0 ? say.nothingNow : '',
    choices.length > 0 && now < best.gain ? say.atMostNow(now) : '',
  ];
}

function whyPass(tokens: number, at: Situation): string[] {
  const { view, seat, choices } = at;
  if (choices.length > 0) {
    const losing = choices.every(({ ending }) => ending?.points && !isAhead(ending.points, seat));
    if (losing) return [say.endsBehind];
    const best = choices.reduce((one, other) => (other.gain > one.gain ? other : one));
    return [say.leaves(tileName(best.tile.name), best.gain), say.leavesFor];
  }
  const { prospects } = view;
  const helpless = prospects.length > 0 && prospects.every(({ chances }) => chances === 0);
  if (helpless || prospects.length === 0) return [say.nothingNow, helpless ? say.noTokenHelps : '', keepsAll(tokens)];
  const brought = broughtByTokens(view).sort(
    (one, other) => Number(other.sure) - Number(one.sure) || other.gain - one.gain,
  );
  const [best] = brought;
  if (!best) return [say.nothingNow, keepsAll(tokens)];
  const several = brought.some(({ sure, tile }) => sure && tile.name !== best.tile.name);
  return [
    (best.sure ? (several ? say.bringsAtBest : say.onlyBrings) : say.onlyPerhaps)(tileName(best.tile.name), best.gain),
    say.keepsRather(tokens),
  ];
}

/** How the points add up that would go with the tile that somebody wants. */
function whyLoss({ view }: Situation): string {
  const { wanted } = view;
  const tile = tilesByName(view).get(wanted?.tile ?? '');
  return wanted && tile ? sumAside(lossOf(tile, view.seats[wanted.from]), wanted.loss) : '';
}

function whyAllow(tokens: number, at: Situation): string[] {
  const { wanted } = at.view;
  if (!wanted) return [keepsAll(tokens)];
  return [say.youLose(wanted.loss, whyLoss(at)), tokens > 0 ? say.letsRather(tokens) : ''];
}
