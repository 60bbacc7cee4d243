// What the screen tells of a game so far: not yet what a person has still to throw, nor what the board is still about to tell.
import type { Arrow, NamedSeat } from '../boards/board';
import { boardOf, kindOf } from '../boards/games';
import { sound } from '../preferences/sound.svelte';
import { notation, plain } from '../preferences/switches';
import { scoresAt } from '../story/causes';
import { speaker } from '../ui/speaker.svelte';
import type { Table } from '../wire/protocol';
import { text } from '../words/text';
import type { Session } from './session.svelte';
import { leafing, numberOf, timesOf } from './stepping';
import { listed, stopsIn, turnsOf } from './turns';

interface Looked {
  session: Session;
  table: Table;
  seats: NamedSeat[];
  /** The table is a lesson's: nothing is held back there. */
  lesson: boolean;
}

export class Shown {
  /** Up to which step what chance drew has been thrown by a person here. */
  #revealed = $state(-1);
  /** How many steps the board has told, and the points as they were then. */
  #told = $state(Infinity);
  #points = $state.raw<readonly number[]>();

  constructor(private readonly looked: () => Looked) {
    const { table } = looked();
    if (table.over) this.#revealed = table.step;
  }

  readonly #table = $derived.by(() => this.looked().table);
  readonly #kind = $derived(boardOf(this.#table.game, plain.on));
  readonly #called = $derived.by(() => this.looked().seats.map(({ called }) => called));
  readonly #listing = $derived(kindOf(this.#table.game).listing);
  readonly #live = $derived.by(() => this.looked().session.past === null);

  readonly #untold = $derived.by(() => {
    const { lesson, seats } = this.looked();
    const { legal, step, view, moves } = this.#table;
    return !lesson && legal.length > 0 && this.#revealed < step && (this.#kind.holds?.(view, moves, seats) ?? false);
  });
  /** What chance has drawn is held back until a person here throws the dice. */
  readonly held = $derived(this.#untold && this.#live);
  readonly moves = $derived(this.#untold ? this.#table.moves.slice(0, -1) : this.#table.moves);
  /** The board is still telling what happened. */
  readonly tells = $derived(this.#live && this.#told < this.moves.length);
  /** What it is still telling is in the log when it has been told. */
  readonly logged = $derived(this.tells ? this.moves.slice(0, this.#told) : this.moves);
  readonly turns = $derived(
    this.#listing && !notation.on
      ? listed(this.logged, this.#listing, this.#called, this.#table.view)
      : turnsOf(this.logged),
  );
  readonly stops = $derived(stopsIn(this.turns, this.#table.step));
  /** The lines of the log are turns, and counted. */
  readonly ofTurns = $derived(this.#listing?.ofTurns === true && !notation.on);
  /** What was done in the position on the screen, where a turn is looked at before that. */
  readonly deed = $derived.by((): Arrow[] => {
    const { step } = this.looked().session;
    const done = this.turns.some(({ at }) => at === step) ? this.logged[step] : undefined;
    return done && done.seat !== 'chance'
      ? [{ move: done.move, action: done.action, line: [], kind: 'made', seat: done.seat }]
      : [];
  });
  readonly scores = $derived.by(() => {
    const { game, points, moves } = this.#table;
    if (this.#live && this.#points) return this.#points;
    return scoresAt(game, points, moves, Math.min(this.looked().session.step, this.logged.length));
  });

  readonly #looksThrough = $derived(!this.#live || this.#table.over);
  readonly #times = $derived(this.#looksThrough ? timesOf(this.stops, (step) => this.when(step)) : []);
  readonly leaf = $derived.by(() => {
    const { session } = this.looked();
    const goTo = (step: number) => void session.goTo(step);
    return this.#looksThrough ? leafing(this.#times, session.step, goTo) : null;
  });

  /** The round, or what else the game counts, after so many steps. */
  when(step: number): string {
    return this.#kind.when?.(this.logged.slice(0, step)) ?? '';
  }

  /** What the time after a step is called. */
  moment(step: number): string {
    const number = numberOf(step, this.stops);
    return this.ofTurns ? text.turn(number) : text.step(this.when(step), number);
  }

  /** The board has told so many steps, after which the seats have these points, where that is known. */
  toldTo(step: number, points?: readonly number[]): void {
    this.#points = points;
    if (this.#live) this.#told = Math.max(step, Math.min(this.#told, this.moves.length));
  }

  /** Another board has told everything until it says something else. */
  boardChanged(): void {
    this.#told = Infinity;
    this.#points = undefined;
  }

  /** A person here throws the dice. */
  reveal(): void {
    const { step, view, game, moves } = this.#table;
    this.#revealed = step;
    const thrown = moves.slice(-1);
    const moment = kindOf(game).moment?.(view, view, thrown);
    if (moment) sound.play(moment);
    for (const words of this.#kind.tell(view, view, this.#called, thrown)) speaker.say(words);
  }
}
