// What a person holds: a card picked up by pressing, dragging or from the keyboard, and the sign a Pangu has been aimed at.
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

/** Where something can be put down. */
export type Target =
  { at: 'row'; place: Place } | { at: 'discard' } | { at: 'seat'; seat: number } | ({ at: 'sign' } & Aim);

export interface HoldEvents {
  legal(): LegalMove[];
  /** Who would miss a turn by a Cat. */
  next(): number;
  /** What a person means to do who picks this card up, where it cannot be. */
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
  /** Where the pointer is that drags what is held. */
  drag = $state.raw<{ x: number; y: number } | null>(null);
  choices = $derived.by(() => (this.held ? choicesOf(this.held, this.events.legal()) : none));

  private pressed: { held: Held; x: number; y: number } | null = null;
  /** The click that ends a drag is none. */
  private dragged = false;

  constructor(private readonly events: HoldEvents) {}

  /** A new position: whatever was held is where it is. */
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

  /** The pointer is let go over something, or beside everything. */
  release(target: Target | null): void {
    const { drag } = this;
    this.pressed = null;
    this.drag = null;
    if (!drag) return;
    this.dragged = true;
    // Where it was let go over another element, no click comes at all.
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

  /** Puts what is held somewhere; where that cannot be, asks why. */
  put(target: Target): void {
    const { held, choices } = this;
    if (!held) return;
    if (target.at === 'row' && target.place !== held.place) this.doOr(choices.shift, shiftOf(held));
    else if (target.at === 'discard')
      this.doOr(choices.discard, { kind: 'discard', card: held.card, from: held.place });
    else if (target.at === 'seat' && held.card === 'Cat' && target.seat === this.events.next())
      this.doOr(choices.cat, { kind: 'cat', from: held.place });
    else if (target.at === 'sign' && held.card === 'Pangu') this.aimAt(held, target);
    // Back where it lay; and no other card can be put on a seat, nor a Cat on another one.
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
