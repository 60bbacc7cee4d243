// The rows of played cards as they grew and were taken back: what lay in them follows from what was laid.
import { isLaid, type Cause } from './causes';
import { cardOf, type ActionName, type Card, type RaceView } from './view';

export interface Play {
  seat: number;
  action: ActionName;
  /** None with the first card. */
  energy: number | null;
}

/** What a play counts as, where that is known. */
export interface Counted extends Play {
  as?: ActionName;
}

/** A place on the table for a secret choice, and whether it lies there; the play itself where it may be known. */
export interface Laid {
  seat: number;
  play: Counted | null;
  chosen: boolean;
}

/** The choices that are being made. */
export const laidIn = ({ seats }: RaceView): Laid[] =>
  seats.flatMap(({ sits_out, chosen, played }, seat) =>
    sits_out
      ? []
      : [{ seat, chosen, play: played && { seat, action: played.action, energy: played.energy, as: played.as } }],
  );

/** What everybody had chosen. */
export function playsIn(causes: readonly Cause[]): Play[] {
  return causes.flatMap((cause) => {
    const play = playOf(cause, causes);
    return play ? [play] : [];
  });
}

function playOf({ seat, card, why, what }: Cause, causes: readonly Cause[]): Play | null {
  if (!isLaid({ why }) || what !== 'cards' || !card) return null;
  const energy = causes.find((other) => other.seat === seat && other.why === why && other.what === 'energy')?.energy;
  return { seat, action: card, energy: energy ?? null };
}

/** The cards that came back into a hand, by the cause that says so. */
export type TakenBack = Map<Cause, Card[]>;

export class Rows {
  private readonly rows = new Map<number, Card[]>();
  readonly taken: TakenBack = new Map();

  /** Goes on with what happened next: with a round, or a part of it. */
  follow(causes: readonly Cause[]): void {
    for (const cause of causes) {
      const row = this.rows.get(cause.seat) ?? [];
      this.rows.set(cause.seat, row);
      const play = playOf(cause, causes);
      if (play) {
        const card = cardOf(play.action, play.energy);
        row.push(play.action === 'Repeat' ? { ...card, as: row.at(-1)?.action ?? card.as } : card);
      } else if (cause.what === 'cards' && cause.amount > 0) this.taken.set(cause, row.splice(-cause.amount));
    }
  }

  lengthOf(seat: number): number {
    return this.rows.get(seat)?.length ?? 0;
  }

  /** The last card of each row. */
  last(): Map<number, ActionName> {
    return new Map([...this.rows].flatMap(([seat, row]) => row.slice(-1).map(({ action }) => [seat, action] as const)));
  }
}
