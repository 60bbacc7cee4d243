// What a card of an unfinished game says: against whom, and whose turn it is since when.
import { calledAt, namesAt } from '../boards/games';
import type { OpenTable } from '../table/tables';
import { listOf } from '../words/lists';
import { isYou, object, together, toMove } from '../words/names';
import { agoWords, forWords, words } from './words';

type Kept = Pick<OpenTable, 'game' | 'at' | 'seats' | 'turn' | 'since'>;

/** "with Ben, and with computers of level 3"; '' for who plays alone, and for tables of which that was not kept. */
export function companyInWords({ game, seats = [] }: Kept): string {
  const names = namesAt({ game, seats });
  const free = seats.filter((seat) => seat.free).length;
  const own = seats.filter(({ mine }) => mine).length;
  const people = seats.flatMap(({ who, mine, free }, seat) =>
    who === 'person' && !free && (!mine || own > 1) ? [isYou(names[seat] ?? '') ? '' : (names[seat] ?? '')] : [],
  );
  const policies = seats.flatMap(({ policy }) => policy ?? []);
  const computers = seats.filter(({ who, policy }) => who === 'computer' && !policy);
  const levels = [...new Set(computers.map(({ level }) => level ?? 1))].sort((one, other) => one - other);
  const told = [
    ...people.filter(Boolean),
    ...policies,
    ...(computers.length ? [words.computers(computers.length, levels.join(words.to))] : []),
    ...(free ? [words.freeSeats(free)] : []),
  ];
  return told.length ? (own > 1 ? words.among : words.against)(listOf(told)) : '';
}

/** Only one's own turn is sure to be as it was. */
export function turnInWords({ game, seats = [], turn, at, since }: Kept, now = Date.now()): string {
  if (!turn) return agoWords(at, now);
  if (since !== undefined) return words.yourTurnFor(forWords(since, now));
  if (turn.length === 0) return words.asOf(words.notBegun, agoWords(at, now));
  const called = calledAt({ game, seats });
  const [first = ''] = turn.map((seat) => called[seat] ?? '');
  const told =
    turn.length === 1 ? toMove(first) : words.theyMove(together(turn.map((seat) => object(called[seat] ?? ''))));
  return words.asOf(
    seats[turn[0] ?? -1]?.who === 'computer' && turn.length === 1 ? words.computerMoves : told,
    agoWords(at, now),
  );
}
