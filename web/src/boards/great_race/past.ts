// The table as it was: what happened since is taken back from the view, bit by bit, and the wheel is turned back with it.
import { isLaid, type Cause } from './causes';
import { playsIn, Rows, type Play, type TakenBack } from './rows';
import type { Beat, Round } from './story';
import { cardOf, numberOf, type Card, type RaceView, type Runner } from './view';
import { wheelAt } from './wheel';

const change = (energy: number[], value: number | null | undefined, by: number) => {
  if (value) energy[value - 1] = (energy[value - 1] ?? 0) + by;
};

function putDown(runner: Runner, cards: Card[]): void {
  runner.row.push(...cards);
  for (const { action, energy } of cards) {
    runner.cards = runner.cards.filter((card) => card !== action);
    change(runner.energy, energy, -1);
  }
}

function pickUp(runner: Runner, { action, energy }: Play): void {
  runner.row.pop();
  runner.cards = [...runner.cards, action].sort((one, other) => numberOf(one) - numberOf(other));
  change(runner.energy, energy, 1);
}

function takeBack(runner: Runner, cause: Cause, taken: TakenBack): void {
  const { what, amount, why } = cause;
  if (what === 'spaces') runner.position -= amount;
  else if (what === 'karma') runner.karma -= amount;
  else if (what === 'cards') putDown(runner, taken.get(cause) ?? []);
  // What lay under the cards of a row comes with them, and what an exchange brought is in what was chosen.
  else if (why === 'returned') change(runner.energy, cause.energy, -amount);
  else if (!withCards.has(why)) change(runner.energy, 1, -amount);
}

const withCards = new Set(['row', 'fallback', 'exchange']);

function undo(seats: Runner[], beat: Beat, taken: TakenBack): void {
  if (beat.kind === 'turned') {
    for (const play of playsIn(beat.causes)) {
      const runner = seats[play.seat];
      if (runner) pickUp(runner, play);
    }
    return;
  }
  for (const cause of [...beat.causes].reverse()) {
    const runner = seats[cause.seat];
    if (runner && !isLaid(cause)) takeBack(runner, cause, taken);
  }
  const runner = seats[beat.seat ?? -1];
  if (beat.chosen?.kind !== 'exchange' || !runner) return;
  for (const card of beat.chosen.give ?? []) change(runner.energy, card, 1);
  for (const card of beat.chosen.get ?? []) change(runner.energy, card, -1);
}

/** The seats before beats that are still to be told. */
export function before(view: RaceView, rounds: readonly Round[], untold: readonly Beat[]): Runner[] {
  if (untold.length === 0) return view.seats;
  const rows = new Rows();
  for (const { causes } of rounds.flatMap(({ beats }) => beats)) rows.follow(causes);
  const seats = view.seats.map((runner) => ({
    ...runner,
    energy: [...runner.energy],
    cards: [...runner.cards],
    row: [...runner.row],
  }));
  for (const beat of [...untold].reverse()) undo(seats, beat, rows.taken);
  return seats;
}

/** Whether the table has gone on since a round that one reads: the wheel has turned. */
export const isPast = ({ round }: Pick<RaceView, 'round'>, read: Pick<Round, 'number'> | undefined): boolean =>
  read !== undefined && read.number !== round;

/** The table in a round of which so many beats have been told. */
export function tableAt(view: RaceView, rounds: readonly Round[], at: number, told: number): RaceView {
  const round = rounds[at];
  if (!round) return view;
  const untold = rounds.slice(at).flatMap(({ beats }) => beats);
  const seats = before(view, rounds, untold.slice(told)).map((runner, seat) => {
    const play = told > 0 ? round.plays.find((each) => each.seat === seat) : undefined;
    const played = play ? cardOf(play.action, play.energy) : null;
    return { ...runner, chosen: told === 0, sits_out: told > 0 && !play, repeats: null, prices: {}, played };
  });
  const wheel = wheelAt(view, round.number);
  return { ...view, seats, wheel, round: round.number, phase: 'window', turn: null, ranking: null };
}
