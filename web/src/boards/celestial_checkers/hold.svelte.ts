// The held animal, picked up by click, drag or keyboard.
import type { LegalMove } from '../../wire/protocol';
import { animalOf } from './animals';
import { actionOf, attempt, movesTo, soleOf, targetsOf, type Held, type Piece } from './view';

const dragFrom = 6;

export interface Situation {
  legal: LegalMove[];
  board: Piece[];
  chain: string | null;
  /** Who goes on its way (stroll.ts). */
  stroller?: Held | null;
  /** It is left to whoever learns to find what can be done. */
  exercise?: boolean;
}

export interface HoldEvents {
  situation(): Situation;
  play(move: LegalMove): void;
  /** It cannot go to this square; the move that was meant. */
  why(held: Held, move: string, square: string): void;
  pickedUp(held: Held, targets: string[]): void;
  dropped(held: Held): void;
  /** A square is clicked, and nothing held can go there. */
  empty(square: string): void;
}

export class Hold {
  held = $state.raw<Held | null>(null);
  /** The position of the dragging pointer. */
  drag = $state.raw<{ x: number; y: number } | null>(null);
  targets = $derived.by(() => targetsOf(this.held ?? this.ready, this.events.situation().legal));

  private pressed: { x: number; y: number; again: boolean } | null = null;

  constructor(private readonly events: HoldEvents) {}

  /** The seat that a person may move for now. */
  get seat(): number | undefined {
    return this.events.situation().legal[0]?.seat;
  }

  /** The one animal that can be moved, or that goes on its way: it need not be picked up. */
  get ready(): Held | null {
    const { legal, board, stroller = null, exercise } = this.events.situation();
    return exercise ? null : (soleOf(legal, board) ?? stroller);
  }

  /** Starts a new position: an animal in the middle of a chain is held already. */
  renew(): void {
    const { board, chain } = this.events.situation();
    const piece = this.seat === undefined ? undefined : board.find(({ square }) => square === chain);
    this.held = piece ? { seat: piece.seat, animal: piece.animal, from: piece.square } : null;
    this.drag = null;
    this.pressed = null;
  }

  pressSquare(square: string, event: PointerEvent): void {
    if (this.targets.has(square)) this.put(square);
    else if (this.ownAt(square)) this.press({ ...this.ownAt(square), from: square } as Held, event);
    else this.pointAt(square);
  }

  pressAnimal(animal: string, event: PointerEvent): void {
    if (this.seat !== undefined) this.press({ seat: this.seat, animal, from: null }, event);
  }

  move(event: PointerEvent): void {
    if (!this.pressed || !this.held) return;
    const far = Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) > dragFrom;
    if (far || this.drag) this.drag = { x: event.clientX, y: event.clientY };
  }

  /** The pointer is released over a square, or off the board. */
  release(square: string | undefined): void {
    const { pressed, drag, held } = this;
    this.pressed = null;
    this.drag = null;
    if (!pressed || !held) return;
    const only = drag ? undefined : this.only(held.from);
    if (only) return this.events.play(only);
    if (drag && square && square !== held.from && !this.stuck) this.pointAt(square);
    else if (!drag && pressed.again) this.drop();
  }

  /** Enter on a square: picks up or puts down an animal. */
  activate(square: string): void {
    const own = this.ownAt(square);
    const only = this.only(square);
    if (only) this.events.play(only);
    else if (this.held?.from === square) this.drop();
    else if (own && !this.targets.has(square)) this.pickUp({ seat: own.seat, animal: own.animal, from: square });
    else this.pointAt(square);
  }

  activateAnimal(animal: string): void {
    if (this.seat === undefined) return;
    if (this.held?.animal === animal && this.held.from === null) this.drop();
    else this.pickUp({ seat: this.seat, animal, from: null });
  }

  drop(): void {
    if (!this.held) return;
    this.events.dropped(this.held);
    this.held = null;
    this.drag = null;
  }

  /** All that can be done, where an animal on this square does it: whoever points at it means that. */
  private only(square: string | null): LegalMove | undefined {
    const { legal, exercise } = this.events.situation();
    const [move] = legal;
    const action = move && legal.length === 1 && !exercise ? actionOf(move) : undefined;
    return action && action.kind !== 'place' && action.from === square ? move : undefined;
  }

  /** What is held can go nowhere: it was only asked about. */
  private get stuck(): boolean {
    return this.held?.from != null && this.targets.size === 0;
  }

  private pointAt(square: string): void {
    const { legal, board, chain, exercise } = this.events.situation();
    // An animal that takes on stays held, and its targets lit.
    if (this.held && chain && !this.targets.has(square)) return this.events.empty(square);
    if (this.held && !this.stuck) return this.put(square);
    this.held = null;
    if (this.seat === undefined) return;
    const moves = exercise ? [] : movesTo(square, legal);
    const [only] = moves;
    const action = only && moves.length === 1 ? actionOf(only) : undefined;
    if (!only || !action || action.kind === 'place') return this.events.empty(square);
    // A capture must be made anyway, and who alone can move has to; whoever else can step there is picked up, since a stray tap should move nobody.
    const piece = board.find((one) => one.square === action.from);
    if (action.kind === 'jump' || this.ready?.from === action.from) this.events.play(only);
    else if (piece) this.pickUp({ seat: piece.seat, animal: piece.animal, from: piece.square });
  }

  /** One that can be picked up: within a turn whoever takes on alone. */
  private ownAt(square: string): Piece | undefined {
    const { board, chain } = this.events.situation();
    if (chain && chain !== square) return undefined;
    return board.find((piece) => piece.square === square && piece.seat === this.seat);
  }

  private press({ seat, animal, from }: Held, event: PointerEvent): void {
    const again = this.held?.animal === animal && this.held.from === from;
    this.pressed = { x: event.clientX, y: event.clientY, again };
    if (!again) this.pickUp({ seat, animal, from });
  }

  private pickUp(held: Held): void {
    this.held = held;
    const squares = [...this.targets]
      .filter(([square, move]) => actionOf(move).to === square)
      .map(([square]) => square);
    this.events.pickedUp(held, squares);
  }

  private put(square: string): void {
    const { held } = this;
    const move = this.targets.get(square);
    if (move) return this.events.play(move);
    if (!held) return;
    const occupied = this.events.situation().board.some((piece) => piece.square === square);
    this.events.why(held, attempt(held, square, animalOf(held.animal).code, occupied), square);
  }
}
