// The pen: a person draws as fast as the hand goes, the table takes one square at a time. What is drawn ahead waits here and is
// sent square by square, each when the table has answered the one before.
import type { LegalMove } from '../../wire/protocol';
import { reachOf, type Desk } from './desk';
import { between } from './view';

export interface PenEvents {
  desk(): Desk;
  play(seat: number, move: string): void;
  why(seat: number, move: string): void;
}

export class Pen {
  /** Squares drawn ahead that are not on the table yet, the first of them on its way. */
  plan = $state.raw<string[]>([]);
  /** A choice that the table has not taken yet. */
  wanted = $state.raw<string | null>(null);
  /** How often a square was refused: each time the drawing shakes its head. */
  refused = $state(0);
  /** The squares that can be drawn next. */
  reach = $derived.by(() => reachOf(this.events.desk(), this.plan));

  private over: string | null = null;
  /** The legal moves among which the last one was chosen that was sent: none is sent twice to the same table. */
  private sent: LegalMove[] | null = null;

  constructor(private readonly events: PenEvents) {}

  /** How many squares are still to be drawn, those drawn ahead not counted. */
  get left(): number {
    return (this.events.desk().drawing?.left ?? 0) - this.plan.length;
  }

  /** A choice that is no square. Where the connection loses it, it is sent again when the table is back. */
  choose(move: string): void {
    if (this.sent === this.events.desk().legal) return;
    this.wanted = move;
    this.sendChoice();
  }

  /** The pointer goes down on a square, or a key draws it. */
  put(square: string): void {
    const { seat } = this.events.desk();
    if (seat === null) return;
    if (this.reach.has(square)) this.add(square);
    else if (!this.plan.includes(square)) this.refuse(seat, square);
  }

  /** The pointer goes down: what it crosses from here on is drawn. */
  press(square: string): void {
    const { drawing } = this.events.desk();
    const drawn = [...(drawing?.squares ?? []), ...this.plan].includes(square);
    if (!drawn) this.put(square);
    this.over = drawn || this.plan.includes(square) ? square : null;
  }

  /** The pointer is over a square while it is down. Going back by one takes back what was not sent yet. */
  drag(square: string): void {
    if (this.over === null || this.over === square) return;
    for (const passed of between(this.over, square)) {
      if (this.plan.length > 1 && this.plan.at(-2) === passed) this.plan = this.plan.slice(0, -1);
      else if (this.reach.has(passed)) this.add(passed);
    }
    this.over = square;
  }

  lift(): void {
    this.over = null;
  }

  /** Keeps to what is on its way to the table and forgets what was drawn ahead of it. */
  stop(): void {
    this.over = null;
    this.plan = this.plan.slice(0, 1);
  }

  /** A new table: what of the plan is on it is done, and the next square is sent. */
  renew(): void {
    const { seat, drawing, legal } = this.events.desk();
    const plan = this.plan.filter((square) => !drawing?.squares.includes(square));
    if (seat === null || !drawing || plan.length > drawing.left) this.plan = [];
    else if (plan.length < this.plan.length) this.plan = plan;
    if (legal.length === 0) return;
    this.sendChoice();
    this.send();
  }

  private add(square: string): void {
    this.plan = [...this.plan, square];
    this.send();
  }

  private send(): void {
    const { seat, legal } = this.events.desk();
    const [head] = this.plan;
    if (seat === null || head === undefined || this.sent === legal) return;
    if (legal.some(({ move }) => move === head)) {
      this.sent = legal;
      this.events.play(seat, head);
    } else {
      this.plan = [];
      this.refuse(seat, head);
    }
  }

  private sendChoice(): void {
    const { seat, legal } = this.events.desk();
    if (seat === null || this.wanted === null || this.sent === legal) return;
    if (legal.some(({ move }) => move === this.wanted)) {
      this.sent = legal;
      this.events.play(seat, this.wanted);
    } else this.wanted = null;
  }

  private refuse(seat: number, square: string): void {
    this.refused += 1;
    this.events.why(seat, square);
  }
}
