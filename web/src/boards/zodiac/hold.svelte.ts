// The held card, picked up by click, drag or keyboard, and the sign that a Pangu is aimed at.
import type { Legal, Move } from './actions';
import { aimKey, canDoAnything, choicesOf, isHeld, shiftOf, type Choices, type Held } from './moves';
import type { Aim } from './offers';
import type { Place } from './view';

const dragFrom = 6;

/** Where a card can be put down. */
export type Target =
  { at: 'row'; place: Place } | { at: 'discard' } | { at: 'seat'; seat: number } | ({ at: 'sign' } & Aim);

export interface HoldEvents {
  legal(): Legal[];
  /** The seat that a Cat makes miss a turn. */
  next(): number | null;
  /** The move to ask about when this card is picked up and has no legal move. */
  tried(held: Held): Move;
  /** Plays the move, or asks why it is not legal. */
  attempt(move: Move): void;
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
    if (this.events.legal().length) this.pressed = { held, x, y };
  }

  move({ clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
    const from = this.pressed;
    if (!from) return;
    if (!this.drag && Math.hypot(x - from.x, y - from.y) <= dragFrom) return;
    if (!canDoAnything(from.held, this.events.legal())) {
      this.pressed = null;
      this.dragged = true;
      return this.events.attempt(this.events.tried(from.held));
    }
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
    else this.events.attempt(this.events.tried(held));
  }

  drop(): void {
    if (!this.held) return;
    this.events.dropped(this.held);
    this.held = this.aim = null;
  }

  /** Puts down the held card; if that is not legal, asks why. */
  put(target: Target): void {
    const { held } = this;
    const { attempt, next } = this.events;
    if (!held) return;
    const { card, place: from } = held;
    if (target.at === 'row' && target.place !== from) attempt(shiftOf(held));
    else if (target.at === 'discard') attempt({ kind: 'discard', card, from });
    else if (target.at === 'seat' && card === 'Cat' && target.seat === next()) attempt({ kind: 'play', card, from });
    else if (target.at === 'sign' && held.card === 'Pangu') this.aimAt(held, target);
    // Back to its place; other cards cannot be put on a seat, nor a Cat on a seat other than the next.
    else this.drop();
  }

  private aimAt(held: Held, { seat, sign }: Aim): void {
    const ways = this.choices.pangu.get(aimKey(seat, sign));
    if (ways?.hand && ways.face_up) this.aim = { seat, sign };
    else {
      const to = ways?.face_up ? 'face_up' : 'hand';
      this.events.attempt({ kind: 'play', card: 'Pangu', from: held.place, sign, target: seat, to });
    }
  }

  private pick(held: Held): void {
    this.held = held;
    this.aim = null;
    this.events.pickedUp(held);
  }
}
