// The pencil: what one draws, rubs out, moves and turns is a sketch on this screen alone. Done sends it, whole, and the table inks it.
import type { LegalMove } from '../../wire/protocol';
import { closedOn, likeliestOn, reachOf, roomOf } from './desk';
import { Draft } from './draft.svelte';
import { crossed, fillings } from './filling';
import type { Refusal } from './refusal';
import { joinedTo, moved, turned } from './shapes';
import { between, columnOf, moveAt, numberOf, rowOf } from './view';

export type Tool = 'pencil' | 'rubber' | 'hand';

/** What the pressed pointer does until it is lifted. */
type Stroke =
  /** `from`: where it began, on an empty square. */
  | { does: 'draw' | 'rub'; over: string; from?: string }
  /** On a drawn square: going on from it, moving the shape, or, lifted where it is, rubbing it out. */
  | { does: 'ask'; over: string }
  | { does: 'move'; from: string; start: string[] }
  /** Begun apart from the creature: it counts once it joins it. */
  | { does: 'join'; over: string; way: string[] };

export class Sketch extends Draft {
  tool = $state<Tool>('pencil');
  /** Where the moved shape does not fit, while the pointer holds it there. */
  ghost = $state.raw<string[]>([]);
  /** How often something was refused for good: each time the sheet shakes. */
  refused = $state(0);

  /** Then: the smaller one that it was before it was drawn on. */
  private grown: number | null = null;
  private stroke: Stroke | null = null;
  /** What was drawn of each creature before another one was chosen. */
  private drafts: Record<number, string[]> = {};
  private page = '';

  /** The table has changed: a new page for a new round. */
  renew(): void {
    const { seat, page, drawing, legal } = this.desk;
    // Two rounds can offer the very same.
    if (this.sent !== legal || page !== this.page) this.sent = null;
    if (seat === null) return;
    if (page !== this.page) {
      this.page = page;
      this.number = null;
      this.forget();
    }
    if (drawing && this.number !== drawing.number) {
      this.number = drawing.number;
      this.forget();
    }
    const able = legal.filter((move) => numberOf(move) !== null);
    if (this.number === null && able.length === 1) this.number = numberOf(able[0] as LegalMove);
  }

  /** Takes a creature, or another one: what is drawn of it, or what of the other drawing can be used. */
  choose(number: number): void {
    if (this.desk.seat === null || this.inked) return;
    this.guessed = false;
    this.grown = null;
    if (number === this.number) return;
    if (this.number !== null) this.drafts[this.number] = this.drawn;
    const before = this.drawn;
    this.number = number;
    this.wanted = undefined;
    this.stop();
    const usable = before.filter((square) => this.room.has(square));
    const kept = this.drafts[number]?.length ? this.drafts[number] : joinedTo(this.desk.grid, usable);
    this.drawn = (kept ?? []).slice(0, number);
    this.refusal = null;
  }

  /** All of a creature at once, as it is shown. `partner`: undefined where that is open. */
  take(number: number, squares: readonly string[], partner: string | null | undefined): void {
    if (this.desk.seat === null || (this.inked && this.inked.number !== number)) return;
    this.choose(number);
    this.stop();
    this.set(squares.filter((square) => !this.fixed.includes(square)));
    this.wanted = partner;
  }

  /** Pairs with this creature when done; null: with none. */
  pairWith(first: string | null): void {
    this.wanted = first;
  }

  /** A key on a square: draws it, or rubs it out. */
  put(square: string): void {
    if (this.desk.seat === null) return;
    this.guess(square);
    if (this.drawn.includes(square)) this.rub(square);
    else if (this.tool === 'rubber') return;
    else this.add(square);
  }

  rub(square: string): void {
    if (this.drawn.includes(square)) this.set(this.drawn.filter((other) => other !== square));
    else if (this.fixed.includes(square)) this.refuse('inked', square);
  }

  /** Draws what is left, as close as can be; asked again, the next shape. */
  fill(): void {
    if (this.desk.seat === null || this.number === null) return;
    const { filled } = this;
    const { shapes, at } =
      this.refills && filled
        ? { ...filled, at: (filled.at + 1) % filled.shapes.length }
        : { shapes: this.shapes(this.number), at: 0 };
    const shape = shapes[at];
    if (!shape) return this.refuse(this.drawn.length ? 'few' : 'nothing', '');
    this.filled = { shapes, at };
    this.stop();
    this.set(shape);
  }

  private shapes(number: number): string[][] {
    const known = fillings(this.desk.grid, this.squares, number, this.room);
    return known.map((shape) => shape.filter((square) => !this.fixed.includes(square)));
  }

  clear(): void {
    this.stop();
    this.set([]);
  }

  /** The pointer goes down. */
  press(square: string): void {
    if (this.desk.seat === null) return;
    this.refusal = null;
    this.guess(square);
    const on = this.squares.includes(square);
    if (this.tool === 'hand' && this.drawn.length) this.grasp(square);
    else if (this.tool === 'rubber') {
      this.rub(square);
      this.stroke = { does: 'rub', over: square };
    } else if (on) this.stroke = { does: 'ask', over: square };
    else {
      if (this.why(square) === 'apart' && !this.reach.has(square)) return this.approach([square], square);
      this.add(square);
      this.stroke = this.drawn.includes(square) ? { does: 'draw', over: square, from: square } : null;
    }
  }

  /** The pressed pointer is over a square. */
  drag(square: string): void {
    const { stroke } = this;
    if (!stroke) return;
    if (stroke.does === 'move') return this.carry(stroke, square);
    if (stroke.over === square) return;
    if (stroke.does === 'join') return this.join(stroke, square);
    if (stroke.does === 'ask') {
      if (this.left <= 0 && this.drawn.length) {
        this.grasp(stroke.over);
        return this.drag(square);
      }
      this.stroke = { does: 'draw', over: stroke.over };
    }
    for (const passed of between(stroke.over, square)) {
      if (stroke.does === 'rub') this.rub(passed);
      // Going back by one removes what was drawn last.
      else if (this.drawn.length > 1 && this.drawn.at(-2) === passed) this.shrink(this.drawn.slice(0, -1));
      else if (this.reach.has(passed)) this.set([...this.drawn, passed]);
      else if (this.grow(passed)) continue;
      else if (this.left > 0 && !this.squares.includes(passed)) this.tell(this.why(passed), passed);
    }
    if (this.stroke && this.stroke.does !== 'move') this.stroke = { ...this.stroke, over: square };
  }

  lift(): void {
    const { stroke } = this;
    this.stop();
    if (stroke?.does === 'draw' && stroke.from === this.drawn[0]) this.cross();
    if (stroke?.does === 'ask') this.rub(stroke.over);
    if (stroke?.does === 'join') this.refuse('apart', stroke.over);
  }

  stop(): void {
    this.stroke = null;
    this.ghost = [];
  }

  /** Moves the whole shape by columns and rows; passes over what it does not fit on. */
  shift(right: number, down: number): void {
    if (!this.movable) return;
    const { grid } = this.desk;
    for (let far = 1; ; far += 1) {
      const there = moved(grid, this.drawn, right * far, down * far);
      if (!there) return this.refuse('turn', this.drawn[0] ?? '');
      if (this.fits(there)) return this.set(there);
    }
  }

  turn(): void {
    if (!this.movable) return this.refuse(this.fixed.length ? 'inked' : 'nothing', '');
    const there = turned(this.desk.grid, this.drawn, (squares) => this.fits(squares));
    if (there) this.set(there);
    else this.refuse('turn', this.drawn[0] ?? '');
  }

  get movable(): boolean {
    return this.desk.seat !== null && this.drawn.length > 0 && this.fixed.length === 0;
  }

  /** The turn as it is sent; null while the drawing is not complete. */
  get turnText(): string | null {
    const { drawing, legal, grid } = this.desk;
    if (!this.complete) return null;
    const choice = legal.find((move) => numberOf(move) === this.number);
    if (!drawing && !choice) return null;
    // Each square touches one that is there already.
    const order = joinedTo(grid, this.squares).filter((square) => !this.fixed.includes(square));
    const known = this.partner && moveAt(legal, 'pair', this.partner.first)?.move;
    const last = this.partner ? [known ?? `pair ${this.partner.first}`] : this.touched.length ? ['alone'] : [];
    return [...(drawing || !choice ? [] : [choice.move]), ...order, ...last].join(' ');
  }

  /** Sends it. */
  done(): void {
    const { seat, legal } = this.desk;
    const turn = this.turnText;
    if (seat === null || this.sent === legal) return;
    if (turn === null) return this.refuse(this.number === null ? 'choose' : this.left > 0 ? 'few' : 'pieces', '');
    this.sent = legal;
    this.events.play(seat, turn);
    // Where nothing comes of it, it can be sent again.
    setTimeout(() => (this.sent = null), 5000);
  }

  /** Why this square cannot be drawn. */
  why(square: string): Refusal {
    if (this.taken.has(square)) return 'taken';
    const values = this.value ? [this.value] : this.able;
    const barred = values.flatMap((value) => closedOn(this.desk, value, square) ?? [])[0];
    if (barred) return barred;
    if (this.number === null) return 'choose';
    return this.left <= 0 ? 'complete' : 'apart';
  }

  /** Whoever draws before choosing draws the one that brings the most there: it can be switched to the end. */
  private guess(square: string): void {
    if (this.number !== null || this.tool !== 'pencil') return;
    const best = likeliestOn(this.desk, this.able, square);
    if (!best) return;
    this.choose(best.number);
    this.guessed = this.able.length > 1;
  }

  private approach(way: string[], over: string): void {
    this.ghost = way;
    this.stroke = { does: 'join', over, way };
    this.tell('apart', over);
  }

  /** The stroke comes nearer; where it joins the creature, what was passed is drawn from there, as far as the squares reach. */
  private join({ over, way }: { over: string; way: string[] }, square: string): void {
    const passed = between(over, square);
    for (const [at, next] of passed.entries()) {
      const joins = this.squares.includes(next);
      if (!joins && !way.includes(next) && this.room.has(next)) way = [...way, next];
      if (!joins && !this.reach.has(next)) continue;
      this.ghost = [];
      for (const one of [...way].reverse()) if (this.reach.has(one)) this.set([...this.drawn, one]);
      this.stroke = { does: 'draw', over: next };
      const end = passed.at(-1);
      if (at < passed.length - 1 && end) this.drag(end);
      return;
    }
    this.approach(way, square);
  }

  /** A stroke from corner to corner of a rectangle that is just as large draws all of it. */
  private cross(): void {
    const all = this.fixed.length || this.left <= 0 ? null : crossed(this.desk.grid, this.drawn);
    if (all?.length === this.number && this.fits(all)) this.set(all);
  }

  private add(square: string): void {
    if (this.reach.has(square)) this.set([...this.drawn, square]);
    else if (!this.grow(square)) this.refuse(this.why(square), square);
  }

  /** What was drawn before a creature was chosen goes on as the larger one. */
  private grow(square: string): boolean {
    const { larger, number } = this;
    if (!larger || !reachOf(this.desk, this.squares, roomOf(this.desk, larger.prospects)).has(square)) return false;
    this.become(larger.number, [...this.drawn, square]);
    this.grown = number;
    return true;
  }

  /** Going back, as the smaller one again. */
  private shrink(squares: string[]): void {
    const smaller = this.able.find(({ number }) => number === this.grown);
    if (smaller?.number === squares.length && this.holds(smaller, squares)) this.become(smaller.number, squares);
    else this.set(squares);
  }

  private become(number: number, squares: string[]): void {
    const { stroke } = this;
    this.choose(number);
    this.guessed = true;
    this.stroke = stroke;
    this.set(squares);
  }

  private set(squares: string[]): void {
    this.refusal = null;
    this.drawn = squares;
  }

  private forget(): void {
    this.drawn = [];
    this.drafts = {};
    this.guessed = false;
    this.grown = null;
    this.wanted = undefined;
    this.refusal = null;
    this.tool = 'pencil';
    this.stop();
  }

  private readonly fits = (squares: string[]) => squares.every((square) => this.room.has(square));

  private grasp(from: string): void {
    if (this.movable) this.stroke = { does: 'move', from, start: this.drawn };
  }

  private carry(stroke: { from: string; start: string[] }, square: string): void {
    const right = columnOf(square) - columnOf(stroke.from);
    const down = rowOf(square) - rowOf(stroke.from);
    const there = moved(this.desk.grid, stroke.start, right, down);
    if (there && this.fits(there)) {
      this.ghost = [];
      this.set(there);
    } else if (there) this.ghost = there;
  }

  refuse(why: Refusal, square: string): void {
    this.refused += 1;
    this.tell(why, square);
  }

  /** At once, while the stroke goes on: it may still come right. */
  private tell(why: Refusal, square: string): void {
    this.refusal = { why, square };
  }
}
