// The pen: people draw faster than the server confirms. Squares drawn ahead wait here and are sent one by one, each after the
// answer to the one before.
import type { LegalMove } from '../../wire/protocol';
import { reachOf, type Desk } from './desk';
import { between, moveAt } from './view';

export interface PenEvents {
  desk(): Desk;
  play(seat: number, move: string): void;
  why(seat: number, move: string): void;
}

export class Pen {
  /** Squares drawn ahead and not confirmed; the first one is being sent. */
  plan = $state.raw<string[]>([]);
  /** A choice that is not confirmed yet. */
  wanted = $state.raw<LegalMove | null>(null);
  /** How often a square was refused; each time the drawing shakes. */
  refused = $state(0);
  /** The squares that can be drawn next. */
  reach = $derived.by(() => reachOf(this.events.desk(), this.plan));

  private over: string | null = null;
  /** The legal moves when the last move was sent: nothing is sent twice for the same position. */
  private sent: LegalMove[] | null = null;

  constructor(private readonly events: PenEvents) {}

  /** How many squares are still to be drawn, not counting those drawn ahead. */
  get left(): number {
    return (this.events.desk().drawing?.left ?? 0) - this.plan.length;
  }

  /** A choice other than a square. If the connection is lost, it is sent again after reconnecting. */
  choose(move: LegalMove): void {
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

  /** The pointer goes down: from now on it draws what it crosses. */
  press(square: string): void {
    const { drawing } = this.events.desk();
    const drawn = [...(drawing?.squares ?? []), ...this.plan].includes(square);
    if (!drawn) this.put(square);
    this.over = drawn || this.plan.includes(square) ? square : null;
  }

  /** The pressed pointer is over a square. Going back by one removes a square that was not sent yet. */
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

  /** Drops the squares drawn ahead, except one that was sent. */
  stop(): void {
    this.over = null;
    this.plan = this.plan.slice(0, 1);
  }

  /** A new table: removes the confirmed squares from the plan and sends the next one. */
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
    const draw = moveAt(legal, 'draw', head);
    if (draw) {
      this.sent = legal;
      this.events.play(seat, draw.move);
    } else {
      this.plan = [];
      this.refuse(seat, head);
    }
  }

  private sendChoice(): void {
    const { seat, legal } = this.events.desk();
    const wanted = this.wanted?.move;
    if (seat === null || wanted === undefined || this.sent === legal) return;
    if (legal.some(({ move }) => move === wanted)) {
      this.sent = legal;
      this.events.play(seat, wanted);
    } else this.wanted = null;
  }

  private refuse(seat: number, square: string): void {
    this.refused += 1;
    this.events.why(seat, square);
  }
}
