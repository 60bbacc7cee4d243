// What a move does, whoever may make it: what it brings and costs, what else the same dice would take, and what it risks. Read beside a
// hint, and of every move that was open where one looks back: facts, and no praise.
import { elementName } from '../../pieces/signs';
import type { Advice, LegalMove, View } from '../../wire/protocol';
import { sentencesOf } from '../../words/sentences';
import { strongest } from '../strongest';
import { movesOf, type Legal } from './actions';
import { becauseWords as say } from './because_words';
import { broughtBy, choicesOf, endingOf, exposureOf, type Brought, type Choice } from './offer';
import { lossOf, sumAside } from './sums';
import { tileName } from './tiles';
import { nextOf, pairsOf, tilesByName, wuXingView, type SeatView, type Tile, type WuXingView } from './view';
import { words } from './words';

/** What is looked at. */
interface Situation {
  view: WuXingView;
  /** Whose move it is, and how they are called. */
  seat: number;
  who: string;
  tokens: number;
  names: string[];
  /** All that is in reach. */
  choices: Choice[];
}

export function because(advice: Advice, seen: View, names: string[], legal: LegalMove[]): string {
  const view = wuXingView(seen);
  const [move] = movesOf([advice]);
  if (!move) return '';
  const { seat } = advice;
  const at = {
    ...{ view, seat, names, who: names[seat] ?? '', tokens: view.seats[seat]?.tokens ?? 0 },
    choices: choicesOf(view, movesOf(legal)),
  };
  return strongest([whyEnd(move, at), ...reasonsFor(move, at)]);
}

function reasonsFor(move: Legal, at: Situation): string[] {
  switch (move.action.kind) {
    case 'claim':
    case 'capture':
      return choicesOf(at.view, [move]).flatMap((choice) => whyTile(choice, at));
    case 'token':
      return whyToken(move, at);
    case 'pass':
      return whyPass(at);
    case 'prevent':
    case 'allow':
      return whyAnswer(move.action.kind, at);
  }
}

const bestOther = (points: number[], seat: number) => Math.max(...points.filter((_, other) => other !== seat));
const isAhead = (points: number[], seat: number) => (points[seat] ?? 0) > bestOther(points, seat);

/** Also where it ends badly. */
function whyEnd({ move, action }: Legal, { view, names }: Situation): string {
  const ending = endingOf(view, move);
  if (!ending) return '';
  const { points } = ending;
  if (!points) return action.kind === 'capture' ? say.endsUnless(names[action.from] ?? '') : '';
  const [most = 0, second = 0] = [...points].sort((one, other) => other - one);
  return most === second ? say.endsEven(most) : say.ends(names[points.indexOf(most)] ?? '', most, second);
}

/** What a tile changes between its owner, if it has one, and whoever gets it. */
const swingOf = ({ gain, loss }: Choice) => gain + loss;

function whyTile(choice: Choice, at: Situation): string[] {
  const { view, seat, names, choices, tokens, who } = at;
  const { tile, gain, from, loss, lost } = choice;
  const bonus = bonusFor(tile, view.seats[seat]);
  const owner = names[from ?? -1] ?? '';
  const others = choices.filter((one) => one.tile.name !== tile.name).sort((one, two) => swingOf(two) - swingOf(one));
  const [other] = others;
  // What can be had without asking argues against it, and lies there to be seen.
  const sure = choice.tokens > 0 && others.some((one) => one.tokens === 0);
  const rival = staysFor(tile, view) ? view.seats.findIndex((of, one) => one !== seat && bonusFor(tile, of)) : -1;
  const of = names[rival] ?? '';
  return [
    from === null
      ? ''
      : choice.tokens
        ? say.mayRefuse(owner, loss, sumAside(lost, loss), choice.tokens)
        : say.loses(owner, loss, sumAside(lost, loss)),
    bonus && gain > tile.value ? say.bonus(gain - tile.value, gain, bonus) : '',
    from === null && rival >= 0 ? say.denies(of, tileName(tile.name), bonusFor(tile, view.seats[rival])) : '',
    other && !sure ? say.instead(tileName(other.tile.name), other.gain, names[other.from ?? -1] ?? '', other.loss) : '',
    from === null || choice.tokens === 0 ? say.risks(tileName(tile.name), pairsOf(tile), tokens, who) : '',
  ];
}

/** It will still lie on the board when the next seat throws. */
function staysFor(tile: Tile, { board, few }: WuXingView): boolean {
  const space = board.find((one) => one?.tile === tile.name);
  return !!space && nextOf(tile, space.panel, few) !== null;
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

/** Whoever has the tile and a token to refuse it, or ''. */
const refuserOf = ({ from }: Brought, { view, names }: Situation) =>
  from !== null && view.seats[from]?.tokens ? (names[from] ?? '') : '';

/**
 * What a token is for over the rest of the game, once `claimed` more are claimed: in how many turns at least somebody may take a tile, as
 * each claims one at most, and how many throws take one of the seat's, without one that is `gone`.
 */
function risksOf({ view, seat }: Situation, claimed = 0, gone = ''): [turns: number, ways: number] {
  const { claims_left, turn_limit, turn } = view;
  const known = tilesByName(view);
  const tiles = view.seats[seat]?.tiles.filter((name) => name !== gone).flatMap((name) => known.get(name) ?? []) ?? [];
  const turns = Math.min(claims_left - claimed, turn_limit ? turn_limit - turn : Infinity);
  return [Math.max(0, turns), exposureOf(tiles)];
}

function whyToken({ move, action }: Legal, at: Situation): string[] {
  const { view, choices, tokens, who } = at;
  const prospect = view.prospects.find((one) => one.move === move);
  if (!prospect || action.kind !== 'token') return [];
  const inReach = new Set(choices.map(({ tile }) => tile.name));
  const [best] = broughtBy(view, prospect).filter(({ tile }) => !inReach.has(tile.name));
  const left = say.leavesTokens(who, tokens - 1, ...risksOf(at, 1));
  if (!best) return [say.bringsNothing, left];
  const tile = tileName(best.tile.name);
  const now = Math.max(...choices.map(({ gain }) => gain));
  return [
    action.change === '?'
      ? say.chances(prospect.chances, prospect.faces.length, tile, best.gain)
      : say.brings(tile, best.gain, refuserOf(best, at)),
    tokens === 1 ? left : '',
    choices.length ? say.atMostNow(now) : say.nothingNow,
  ];
}

function whyPass(at: Situation): string[] {
  const { view, seat, choices, tokens, who } = at;
  if (choices.length > 0) {
    const losing = choices.every(({ ending }) => ending?.points && !isAhead(ending.points, seat));
    if (losing) return [say.endsBehind(who)];
    const most = [...choices].sort((one, other) => other.gain - one.gain);
    return [say.leaves(most.map(({ tile, gain }) => [tileName(tile.name), gain])), say.keeps(who, tokens)];
  }
  const brought = view.prospects
    .flatMap((prospect) => broughtBy(view, prospect).map((tile) => ({ ...tile, sure: prospect.faces.length === 1 })))
    .sort((one, other) => Number(other.sure) - Number(one.sure) || other.gain - one.gain);
  const [best] = brought;
  if (!best) return [say.nothingNow, tokens && view.prospects.length ? say.noTokenHelps : say.keeps(who, tokens)];
  const [chance] = brought.filter(({ sure, gain }) => !sure && gain > best.gain);
  const told = [tileName(best.tile.name), best.gain, refuserOf(best, at)] as const;
  return [
    !best.sure
      ? say.rerollBrings(...told)
      : chance
        ? say.tokenOrReroll(...told, tileName(chance.tile.name), chance.gain)
        : say.tokenBrings(...told),
    say.savesToken(who, tokens, ...risksOf(at)),
  ];
}

function whyAnswer(kind: 'prevent' | 'allow', at: Situation): string[] {
  const { view, names, tokens, who } = at;
  const { wanted } = view;
  const tile = tilesByName(view).get(wanted?.tile ?? '');
  if (!wanted || !tile) return [];
  const { gain, loss, from } = wanted;
  const told = [tileName(tile.name), who, loss, sumAside(lossOf(tile, view.seats[from]), loss)] as const;
  const mover = names[view.mover ?? -1] ?? '';
  if (kind === 'prevent') {
    const left = tokens - 1;
    const after = left ? say.mayTryAgain(who, left, told[0], pairsOf(tile)) : say.takesLast(who, ...risksOf(at));
    return [say.keepsTile(...told, mover, gain), after];
  }
  const keeps = say.mayReturn(who, tokens, told[0], pairsOf(tile));
  return [say.letsGo(...told, mover, gain), sentencesOf(keeps, say.without(who, ...risksOf(at, 0, tile.name)))];
}
