// What is to be known of a turn beside what it brought: whose first card came back and whose stays, whom the river spares, and why somebody
// made no exchange or trade that the wheel had paid.
import type { Cause } from './causes';
import type { Act, Beat } from './story';
import { forAll, highestOf, tiedIn } from './ties';
import { benefitOf, type ActionName, type RaceAction, type RaceView } from './view';

export interface Note {
  seat: number;
  action: ActionName;
  /**
   * back, stays: the first card of the row. dog, last: the river takes no card. poor: no trade without 2 karma. unfit: no exchange fits.
   * declined: it could be done. alone: the animal gains only with others.
   */
  kind: 'back' | 'stays' | 'dog' | 'last' | 'poor' | 'unfit' | 'declined' | 'alone';
  /** Of the first card: nobody else was there, or as much was put in by another. Of what was declined: which of them. */
  alone?: boolean;
  tied?: boolean;
  exchange?: boolean;
  trade?: boolean;
  /** The karma at hand, or the animal. */
  karma?: number;
  animal?: string;
}

/** What somebody has, as far as causes tell it. */
export interface Held {
  spaces: number;
  karma: number;
}

/** What everybody had before all of these causes. */
export const heldBefore = ({ seats }: RaceView, causes: readonly Cause[]): Held[] =>
  seats.map(({ position, karma }, seat) => held({ spaces: position, karma }, causes, seat, -1));

function held(from: Held, causes: readonly Cause[], seat: number, sign = 1): Held {
  const all = { ...from };
  for (const { what, amount, seat: whose } of causes)
    if (whose === seat && (what === 'spaces' || what === 'karma')) all[what] += sign * amount;
  return all;
}

export const heldAfter = (before: readonly Held[], causes: readonly Cause[]): Held[] =>
  before.map((from, seat) => held(from, causes, seat));

interface Told {
  acts: readonly Act[];
  beats: readonly Beat[];
  causes: readonly Cause[];
  /** Who has closed a time for exchanges and trades. */
  closed: ReadonlySet<number>;
  /** What everybody had before the round. */
  before: readonly Held[];
  /** How many cards lie in each row after it. */
  rows: readonly number[];
}

/** Animals that gain only where others are. */
const sociable = new Set(['Horse', 'Goat', 'Monkey', 'Rooster']);

/** Those of a round, as far as it has been told. */
export function notesOf(told: Told, view: RaceView): Note[] {
  return told.acts.flatMap((act) =>
    act.plays.flatMap(({ seat }) => {
      const notes = [...rowOf(seat, act, told), ...(isOver(seat, act, view) ? notesOn(seat, act, told, view) : [])];
      return notes.map((note) => ({ seat, action: act.action, ...note }));
    }),
  );
}

type Noted = Omit<Note, 'seat' | 'action'>;

const chose = ({ beats }: Told, seat: number, kind: RaceAction['kind']): boolean =>
  beats.some((beat) => beat.seat === seat && beat.chosen?.kind === kind);

/** Of a row that has come back. Whoever falls back from the river takes its first card in any case. */
function rowOf(seat: number, act: Act, told: Told): Noted[] {
  const came = told.causes.some((cause) => cause.seat === seat && cause.why === 'row');
  return came && !chose(told, seat, 'fallback') ? firstCard(seat, act, told.causes, told.rows[seat] ?? 0) : [];
}

/** Whether the turn of a seat is over. */
function isOver(seat: number, { pays, action }: Act, { turn, revealed }: RaceView): boolean {
  const isLast = pays !== null && (revealed?.actions.includes(pays) ?? false);
  if (!isLast || !turn?.action || !revealed) return true;
  const order = revealed.actions.map((each) => each.action);
  const [at, now] = [order.indexOf(action), order.indexOf(turn.action)];
  return at < now || (at === now && seat !== turn.seat && !turn.next.includes(seat));
}

/** Of a turn that is over. */
function notesOn(seat: number, act: Act, told: Told, view: RaceView): Noted[] {
  const animal = view.seats[seat]?.animal ?? '';
  // The Horse goes back after everything else.
  const back = told.causes.findIndex((cause) => cause.seat === seat && cause.why === 'horse_back');
  const from = told.before[seat] ?? { spaces: 0, karma: 0 };
  const has = held(from, back < 0 ? told.causes : told.causes.slice(0, back), seat);
  const did = (...kinds: RaceAction['kind'][]) => kinds.some((kind) => chose(told, seat, kind));
  const notes: Noted[] = [];
  const wet = act.action === 'Strategise' && has.spaces >= view.river && has.spaces < view.finish;
  if (wet && !did('return', 'fallback')) notes.push({ kind: animal === 'Dog' ? 'dog' : 'last' });
  const { exchange, trade } = paidTo(seat, act);
  const [noExchange, noTrade] = [exchange && !did('exchange'), trade && !did('trade')];
  const could = told.closed.has(seat);
  const poor = noTrade && has.karma < 2;
  if (poor) notes.push({ kind: 'poor', karma: has.karma });
  if (noExchange && !could) notes.push({ kind: 'unfit' });
  if (could && (noExchange || (noTrade && !poor)))
    notes.push({ kind: 'declined', exchange: noExchange, trade: noTrade && !poor });
  if (act.plays.length === 1 && sociable.has(animal)) notes.push({ kind: 'alone', animal });
  return notes;
}

/** Why the first card of a row of so many cards, which has come back, did or stays. */
export function firstCard(
  seat: number,
  act: Pick<Act, 'action' | 'plays'>,
  causes: readonly Cause[],
  left: number,
): Noted[] {
  if (left) return [{ kind: 'stays', tied: highestOf(act).includes(seat) }];
  const cards =
    causes.find((cause) => cause.seat === seat && cause.why === 'row' && cause.what === 'cards')?.amount ?? 0;
  return cards > 1 ? [{ kind: 'back', alone: act.plays.length === 1 }] : [];
}

/** What the wheel pays a seat beside an amount. */
function paidTo(seat: number, act: Act): { exchange: boolean; trade: boolean } {
  const gains = forAll(act) || (tiedIn(act).length === 0 && highestOf(act).includes(seat));
  return gains ? benefitOf(act.pays?.gives ?? '') : { exchange: false, trade: false };
}
