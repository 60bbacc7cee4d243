// What is drawn before Done, and what follows from it: where it can go on, whom it touches, what it closes, and what it brings.
import type { LegalMove } from '../../wire/protocol';
import { ableOn, barredOn, blockersOf, closedBy, killedOf, reachOf, roomOf, touchedBy, type Desk } from './desk';
import type { Refusal } from './refusal';
import { sealedBy } from './sealed';
import { joinedTo } from './shapes';
import { bestOf, bySquare, costOf, type Prospect, type Prospects, type Value } from './view';

export interface SketchEvents {
  desk(): Desk;
  play(seat: number, move: string): void;
}

const nothing: ReadonlySet<string> = new Set();

export class Draft {
  /** The creature that is drawn, by its number. */
  number = $state<number | null>(null);
  /** In the order in which they were drawn. */
  drawn = $state.raw<string[]>([]);
  /** It was taken because somebody drew where it brings the most. */
  guessed = $state(false);
  /** Why the last square was not drawn; where it is none, ''. */
  refusal = $state.raw<{ why: Refusal; square: string } | null>(null);
  /** It was sent and is not answered yet. */
  sent = $state.raw<LegalMove[] | null>(null);

  readonly desk = $derived.by(() => this.events.desk());
  /** Chosen at the table, for good; otherwise the creature can be switched. */
  readonly inked = $derived(this.desk.drawing);
  readonly value = $derived.by(
    (): Value | null => this.desk.offer.find(({ number }) => number === this.number) ?? null,
  );
  readonly prospects = $derived.by((): Prospects | null => this.value?.prospects ?? null);
  readonly fixed = $derived.by(() => this.inked?.squares ?? []);
  /** The whole shape: what is inked and what is sketched. */
  readonly squares = $derived.by(() => [...this.fixed, ...this.drawn]);
  readonly left = $derived.by(() => (this.number ?? 0) - this.squares.length);
  readonly room = $derived.by(() => roomOf(this.desk, this.prospects));
  /** The empty squares that are out of the question. */
  readonly barred = $derived.by(() => (this.number === null ? nothing : barredOn(this.desk, this.room)));
  readonly whole = $derived.by(() => joinedTo(this.desk.grid, this.squares).length === this.squares.length);
  readonly complete = $derived.by(() => this.number !== null && this.left === 0 && this.whole);
  /** The larger one that a drawing for which nobody chose can go on as. */
  readonly larger = $derived.by((): Value | null => {
    const number = this.number ?? 0;
    if (!this.guessed || !this.complete) return null;
    return this.able.find((value) => value.number > number && this.holds(value, this.squares)) ?? null;
  });
  /** The squares that can be drawn next. */
  readonly reach = $derived.by(() =>
    this.desk.seat === null || this.number === null || this.left <= 0
      ? nothing
      : reachOf(this.desk, this.squares, this.room),
  );
  /** The creatures that it touches and could be paired with, best first. */
  readonly touched = $derived.by(() => touchedBy(this.squares, this.prospects));
  /** The partner that Done takes: the best one, unless somebody chose. */
  readonly partner = $derived.by((): Prospect | null => {
    if (this.wanted === null) return null;
    const found = this.touched.find(({ first }) => first === this.wanted);
    return found ?? bestOf(this.touched, this.prospects?.alone);
  });
  /** The squares that it closes to its kind, and those of them that nothing can be drawn on any more. */
  readonly closes = $derived.by(() => closedBy(this.desk, this.squares, this.prospects));
  readonly kills = $derived.by(() => killedOf(this.desk, this.number ?? 0, this.closes));
  /** The creatures that it seals off, itself among them: none can come beside them any more. */
  readonly seals = $derived.by(() =>
    sealedBy(this.desk, this.number ?? 0, this.squares, (this.complete && this.partner?.first) || null),
  );
  /** What they cost of the unpaired, to the end. */
  readonly sealsCost = $derived.by(() => {
    const { creatures } = this.desk;
    const left = creatures.filter(({ partner, first }) => partner === null && first !== this.partner?.first);
    const sum = left.reduce((all, { number }) => all + number, this.partner ? 0 : (this.number ?? 0));
    return costOf(sum) - costOf(this.seals.reduce((rest, { number }) => rest - number, sum));
  });
  /** Those that the refused square would touch against the rules. */
  readonly blockers = $derived.by(() => {
    const { why = '', square = '' } = this.refusal ?? {};
    if (why !== 'beside' && why !== 'closed') return [];
    const kinds = why === 'closed' ? [1, 2] : [this.number ?? this.able[0]?.number ?? 0];
    return kinds.flatMap((kind) => blockersOf(this.desk, kind, square));
  });
  /** Those that can be chosen. */
  readonly able = $derived.by(() => ableOn(this.desk));
  protected readonly taken = $derived.by(() => bySquare(this.desk.creatures));

  /** The first square of the partner that somebody chose; null: nobody; undefined: no choice was made. */
  protected wanted = $state<string | null | undefined>(undefined);
  /** What was drawn when it was filled up, and to which of the shapes that there were. */
  protected filled = $state.raw<{ shapes: string[][]; at: number } | null>(null);
  protected readonly refills = $derived.by(() => this.filled?.shapes[this.filled.at] === this.drawn);
  /** What is left can be drawn at once, or, if it was, in another shape. */
  readonly fills = $derived.by((): 'rest' | 'again' | null => {
    if (this.refills) return this.filled && this.filled.shapes.length > 1 ? 'again' : null;
    return this.left > 1 && this.drawn.length > 0 && this.whole ? 'rest' : null;
  });

  constructor(protected readonly events: SketchEvents) {}

  protected readonly holds = ({ prospects }: Value, squares: string[]) => {
    const room = roomOf(this.desk, prospects);
    return squares.every((square) => room.has(square));
  };
}
