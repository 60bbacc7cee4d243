// One press lays a card up, or takes it in hand, and ends the turn: the second move follows when the card lies there.
import { untrack } from 'svelte';
import { duration } from '../../preferences/motion';
import { legalOf, type Legal } from './actions';
import { flightTime } from './flights';

interface Position {
  /** How many have been made. */
  steps: number;
  legal: Legal[];
  play(seat: number, move: string): void;
}

/** The move that ends the turn, once the one before it has been made; null where the game went another way. */
export const followUp = ({ steps, legal }: Pick<Position, 'steps' | 'legal'>, after: number): string | null =>
  steps === after + 1 ? (legalOf(legal, { kind: 'pass' })?.move ?? null) : null;

export class Ending {
  /** Whose turn is to end, and after how many steps that was asked for. */
  private asked = $state.raw<{ seat: number; after: number } | null>(null);

  constructor(private readonly position: () => Position) {
    $effect(() => {
      const now = this.position();
      const { asked } = this;
      if (!asked || now.steps === asked.after) return;
      const move = followUp(now, asked.after);
      if (move === null) return this.leave();
      const timer = setTimeout(() => {
        this.leave();
        now.play(asked.seat, move);
      }, duration(flightTime.own));
      return () => clearTimeout(timer);
    });
  }

  /** Nothing is offered meanwhile. */
  get underWay(): boolean {
    return this.asked !== null;
  }

  follow(seat: number): void {
    this.asked = { seat, after: untrack(this.position).steps };
  }

  private leave(): void {
    this.asked = null;
  }
}
