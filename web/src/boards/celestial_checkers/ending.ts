// Which moves end the game, since the other cannot move after them, and how it stands then: it is told before they are made.
import { groupsOf } from '../../catalogue/groups';
import type { LegalMove } from '../../wire/protocol';
import { bestOf, endsAfter, mobilityOf, reachOf, type Move, type Scored } from './reach';
import { standingsOf } from './tell';
import { actionOf, type CheckersView } from './view';
import { words } from './words';

export type Ending = Move & Scored & { seat: number };

/** None where all that can be done ends it, and in one way: then there is nothing to be warned of. */
export function endingsIn(view: CheckersView, legal: readonly LegalMove[]): Ending[] {
  const endings = legal.flatMap((one): Ending[] => {
    const move = actionOf(one);
    if (move.kind === 'place') return [];
    const ends = endsAfter(view, move, one.seat);
    const over = ends.length > 0 && ends.every((end) => reachOf(end, 1 - one.seat).length === 0);
    return over ? [{ ...move, ...bestOf(ends, one.seat), seat: one.seat }] : [];
  });
  const [first] = endings;
  const same = first && bestOf(endings, legal[0]?.seat ?? 0).certain;
  return same && endings.length === legal.length ? [] : endings;
}

interface Told {
  how: string;
  won: boolean;
}

function told({ scores, certain, seat }: Ending, called: readonly string[]): Told {
  const won = (scores[seat] ?? 0) > (scores[1 - seat] ?? 0);
  return { how: words.endsHow(standingsOf(scores, called), certain), won };
}

/** By square: that a move there ends the game, and how. `over`: likewise of who is taken by it. */
export const markedIn = (endings: readonly Ending[], called: readonly string[], over = false): Map<string, Told> =>
  new Map(
    endings.flatMap((ending) => {
      const squares = over && ending.kind === 'jump' ? [ending.to, ending.over] : [ending.to];
      return squares.map((square) => [square, told(ending, called)] as const);
    }),
  );

/** The same, the squares with the same end together. */
export function linesOf(endings: readonly Ending[], called: readonly string[]): { told: string; won: boolean }[] {
  const groups = groupsOf([...markedIn(endings, called)], ([, { how }]) => how);
  return [...groups].map(([how, these]) => ({
    told: words.endsAt(these.map(([square]) => square).sort(), how),
    won: these[0][1].won,
  }));
}

/** That the other cannot move now, and how the game ends if that stays so; '' where it can, or where nothing ends it. */
export function unlessFreed(view: CheckersView, legal: readonly LegalMove[], called: readonly string[]): string {
  const seat = legal[0]?.seat ?? 0;
  if (mobilityOf(view, 1 - seat).can) return '';
  const endings = endingsIn(view, legal);
  if (!endings.length) return '';
  const { scores, certain } = bestOf(endings, seat);
  return words.unlessFreed(called[1 - seat] ?? '', standingsOf(scores, called), certain);
}
