// What is known of the table, as reactive state, and everything a person can ask for. It knows no game.
import type { Status, Wire } from './connection';
import { Pace } from './pace';
import type { ErrorMessage, Hello, Hint, Message, NewTable, Past, Request, Table, Thinking, View } from './protocol';
import { text } from './text';

export interface Notice {
  text: string;
  clause: string;
  serious: boolean;
}

export interface Shown {
  step: number;
  view: View;
  move: string | null;
}

type Entry = Extract<Request, { do: 'new' | 'join' | 'load' }>;

export interface Surroundings {
  /** Milliseconds that a step stays before the next is shown. */
  gap(): number;
  /** Remembers which table this client sits at; '' is none. */
  remember(table: string): void;
}

export class Session {
  status = $state<Status>('connecting');
  hello = $state.raw<Hello | null>(null);
  table = $state.raw<Table | null>(null);
  /** The earlier position that is looked at; null is the present one. */
  past = $state.raw<Shown | null>(null);
  thinking = $state.raw<Thinking | null>(null);
  analysis = $state(false);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The request for a table that has not come yet. */
  entering = $state.raw<Entry | null>(null);

  private known: Record<number, Shown> = {};
  private wanted = -1;
  /** The table whose news are listened to. */
  private seated = '';
  private visited: string[] = [];
  private readonly pace: Pace<Table>;

  constructor(
    private readonly wire: Wire,
    private readonly around: Surroundings,
  ) {
    this.pace = new Pace((table) => this.show(table), around.gap);
  }

  receive(message: Message): void {
    if (message.type === 'hello') this.hello = message;
    else if (message.type === 'table') this.hear(message);
    else if (message.type === 'thinking') this.thinking = message;
    else if (message.type === 'refusal') this.notice = { ...message, serious: false };
    else if (message.type === 'error') this.fail(message);
  }

  connected(status: Status, table: string): void {
    this.status = status;
    if (status === 'lost') this.entering = null;
    if (status === 'open' && table) this.join(table);
  }

  start(setup: NewTable): void {
    this.enter({ do: 'new', ...setup });
  }

  join(table: string): void {
    this.enter({ do: 'join', table });
  }

  load(record: string): void {
    this.enter({ do: 'load', record });
  }

  leave(): void {
    this.seated = '';
    this.pace.clear();
    this.table = null;
    this.forget();
    this.setAnalysis(false);
    this.around.remember('');
  }

  play(seat: number, move: string): void {
    if (!this.table || this.past) return;
    this.notice = null;
    this.wire.send({ do: 'play', seat, move, step: this.table.step });
  }

  why(seat: number, move: string): void {
    this.wire.send({ do: 'why', seat, move });
  }

  undo(): void {
    this.wire.send({ do: 'undo' });
  }

  async askHint(): Promise<void> {
    this.now();
    this.hinting = true;
    const step = this.table?.step;
    const answer = await this.wire.ask({ do: 'hint' });
    this.hinting = false;
    if (answer?.type === 'hint' && this.table?.step === step) this.hint = answer;
  }

  setAnalysis(on: boolean): void {
    if (on === this.analysis) return;
    this.analysis = on;
    this.wire.send({ do: 'analysis', on });
  }

  async record(): Promise<{ name: string; text: string } | null> {
    const answer = await this.wire.ask({ do: 'record' });
    return answer?.type === 'record' ? answer : null;
  }

  /** The step whose position is on the screen. */
  get step(): number {
    return this.past?.step ?? this.table?.step ?? 0;
  }

  async goTo(step: number): Promise<void> {
    const table = this.table;
    if (!table) return;
    const to = Math.max(0, step);
    this.wanted = to;
    if (to >= table.step) return this.now();
    const known = this.known[to] ?? (await this.fetchPast(to));
    // Whoever holds an arrow key down asks for many; only the one asked for last is shown.
    if (known && this.wanted === to && this.table?.table === table.table) this.past = known;
  }

  now(): void {
    this.wanted = -1;
    this.past = null;
  }

  private async fetchPast(step: number): Promise<Past | null> {
    const answer = await this.wire.ask({ do: 'past', step });
    if (answer?.type !== 'past') return null;
    this.known[step] = answer;
    return answer;
  }

  private enter(request: Entry): void {
    if (this.wire.send(request)) this.entering = request;
    // A join is asked again by itself once the connection is back.
    else if (request.do !== 'join') this.notice = { text: text.noConnection, clause: '', serious: true };
  }

  private hear(table: Table): void {
    if (this.entering && this.isAnswer(table.table, this.entering)) this.sit(table.table);
    // A table that was left goes on without us.
    if (table.table === this.seated) this.take(table);
  }

  /** News of the table that is being left may still come in between; they are no answer. */
  private isAnswer(table: string, request: Entry): boolean {
    return request.do === 'join' ? request.table === table : !this.visited.includes(table);
  }

  private sit(table: string): void {
    this.entering = null;
    this.seated = table;
    if (!this.visited.includes(table)) this.visited.push(table);
    this.notice = null;
    if (this.analysis) this.wire.send({ do: 'analysis', on: true });
  }

  private fail(error: ErrorMessage): void {
    this.notice = { ...error, serious: true };
    const failed = this.entering;
    this.entering = null;
    if (failed?.do === 'join') this.leave();
  }

  private take(table: Table): void {
    const before = this.pace.newest ?? this.table;
    if (before?.table === table.table && table.step === before.step + 1) this.pace.push(table);
    else this.pace.jump(table);
  }

  private show(table: Table): void {
    const before = this.table;
    const same = before?.table === table.table;
    // Steps that were taken back may be played otherwise: what was known of them is void.
    if (!same || table.step < before.step) this.forget();
    if (!same || table.step !== before.step) {
      this.hint = null;
      this.thinking = null;
    }
    this.table = table;
    this.around.remember(table.table);
  }

  private forget(): void {
    this.known = {};
    this.now();
    this.hint = null;
    this.thinking = null;
  }
}
