// The held card, picked up by click, drag or keyboard, and the sign that a Pangu is aimed at.
import type { LegalMove } from '../../wire/protocol';
import {
  aimKey,
  canDoAnything,
  choicesOf,
  isHeld,
  shiftOf,
  writeMove,
  type Act,
  type Choices,
  type Held,
} from './moves';
import type { Aim } from './offers';
import type { Place } from './view';

const dragFrom = 6;

/** Where a card can be put down. */
export type Target =
  { at: 'row'; place: Place } | { at: 'discard' } | { at: 'seat'; seat: number } | ({ at: 'sign' } & Aim);

export interface HoldEvents {
  legal(): LegalMove[];
  /** The seat that a Cat makes miss a turn. */
  next(): number;
  /** The move to ask about when this card is picked up and has no legal move. */
  tried(held: Held): Act;
  play(move: LegalMove): void;
  why(move: string): void;
  pickedUp(held: Held): void;
  dropped(held: Held): void;
}

const none: Choices = { pangu: new Map() };

export class Hold {
  held = $state.raw<Held | null>(null);
  aim = $state.raw<Aim | null>(null);
  /** The position of the dragging pointer. */
  drag = $state.raw<{ x: number; y: number } | null>(null);
  choices = $derived.by(() => (this.held ? choicesOf(this.held, this.events.legal()) : none));

  private pressed: { held: Held; x: number; y: number } | null = null;
  /** The click at the end of a drag is ignored. */
  private dragged = false;

  constructor(private readonly events: HoldEvents) {}

  /** A new position: the held card is released. */
  renew(): void {
    this.held = this.aim = this.drag = null;
    this.pressed = null;
  }

  press(held: Held, { clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
    this.dragged = false;
    if (canDoAnything(held, this.events.legal())) this.pressed = { held, x, y };
  }

  move({ clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
    const from = this.pressed;
    if (!from) return;
    if (!this.drag && Math.hypot(x - from.x, y - from.y) <= dragFrom) return;
    if (!this.drag && !isHeld(this.held, from.held.card, from.held.place)) this.pick(from.held);
    this.drag = { x, y };
  }

  /** The pointer is released, over a target or not. */
  release(target: Target | null): void {
    const { drag } = this;
    this.pressed = null;
    this.drag = null;
    if (!drag) return;
    this.dragged = true;
    // After a release over another element no click follows.
    setTimeout(() => (this.dragged = false));
    if (target) this.put(target);
    else this.drop();
  }

  /** A click on a card: picks it up, or puts it back. */
  activate(held: Held): void {
    if (this.dragged) {
      this.dragged = false;
      return;
    }
    const legal = this.events.legal();
    if (legal.length === 0) return;
    if (isHeld(this.held, held.card, held.place)) this.drop();
    else if (canDoAnything(held, legal)) this.pick(held);
    else this.events.why(writeMove(this.events.tried(held)));
  }

  drop(): void {
    if (!this.held) return;
    if (this.aim) {
      this.aim = null;
      return;
    }
    this.events.dropped(this.held);
    this.held = null;
  }

  /** Puts down the held card; if that is not legal, asks why. */
  put(target: Target): void {
    const { held, choices } = this;
    if (!held) return;
    if (target.at === 'row' && target.place !== held.place) this.doOr(choices.shift, shiftOf(held));
    else if (target.at === 'discard')
      this.doOr(choices.discard, { kind: 'discard', card: held.card, from: held.place });
    else if (target.at === 'seat' && held.card === 'Cat' && target.seat === this.events.next())
      this.doOr(choices.cat, { kind: 'cat', from: held.place });
    else if (target.at === 'sign' && held.card === 'Pangu') this.aimAt(held, target);
    // Back to its place; other cards cannot be put on a seat, nor a Cat on a seat other than the next.
    else this.drop();
  }

  private aimAt(held: Held, { seat, sign }: Aim): void {
    const ways = this.choices.pangu.get(aimKey(seat, sign));
    if (ways?.hand && ways.face_up) this.aim = { seat, sign };
    else this.doOr(ways?.hand ?? ways?.face_up, { kind: 'pangu', from: held.place, sign, seat, to: 'hand' });
  }

  private doOr(move: LegalMove | undefined, attempt: Act): void {
    if (move) this.events.play(move);
    else this.events.why(writeMove(attempt));
  }

  private pick(held: Held): void {
    this.held = held;
    this.aim = null;
    this.events.pickedUp(held);
  }
}
