// The state of the table, reactive, and everything that a person can request. It knows no game.
import type { ErrorData } from '../catalogue/errors';
import { Entropy, type Keeper } from '../fairness/entropy';
import { verify, type Verdict } from '../fairness/verify';
import { grown, type Course } from '../review/course';
import type { Status, Wire } from '../wire/connection';
import { hello } from '../wire/hello.svelte';
import {
  stepOf,
  type Dismissed,
  type ErrorMessage,
  type Hint,
  type JudgedMessage,
  type Luck,
  type Message,
  type NewTable,
  type OwnerRequest,
  type Refusal,
  type Request,
  type ReviewMessage,
  type Said,
  type SeatSetup,
  type Table,
  type TableMessage,
  type Thinking,
  type View,
} from '../wire/protocol';
import { text } from '../words/text';
import { isRough, steadied } from './opinion';
import { Pace } from './pace';
import { setupOf, termsOf } from './record';

export interface Notice {
  /** An error of the server, shown in the language of the page instead of the text. */
  error?: ErrorData;
  text: string;
  clause: string;
  serious: boolean;
  /** It is about the position on the screen, and goes with it. */
  passing?: boolean;
}

export interface Shown {
  step: number;
  view: View;
  move: string | null;
  decides: number | null;
}

/** After a long absence the newest position is shown at once. */
const mostShownOneByOne = 12;

/** Milliseconds that a position stays on the screen before it is analysed: a held arrow key shows many. */
const beforeAnalysis = 250;

/** Why a table cannot be joined where the tokens for it open nothing any more. */
const ends = ['server.no_table', 'server.kicked', 'server.no_watching'];

/** To leave a seat to somebody else or to a computer for good, to lose the game, to offer to end it without a winner. */
export type Giving = 'stand' | 'leave' | 'resign' | 'draw';

type Entry = Extract<Request, { do: 'new' | 'join' | 'load' }>;

type Answered = (accepted: boolean) => void;

export interface Surroundings {
  /** Milliseconds that a position stays before the next is shown. */
  stay(table: Table): number;
  /** Remembers the current table; '' for none. */
  remember(table: string): void;
  /** The tokens of this client's seats, kept between visits. */
  tokens: { of(table: string): string[]; keep(table: string, tokens: string[]): void };
  /** This client's part of the luck of its tables, kept between visits. */
  luck: Keeper;
  /** A table was opened by this client. */
  opened(table: string, setup: NewTable): void;
  /** Forgets a table that no longer exists. */
  forget(table: string): void;
}

export class Session {
  status = $state<Status>('connecting');
  table = $state.raw<Table | null>(null);
  /** The earlier position on the screen; null for the current one. */
  past = $state.raw<Shown | null>(null);
  thinking = $state.raw<Thinking | null>(null);
  analysis = $state(false);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** A move was sent, and the server has not answered yet. */
  sent = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** What was said at this table, oldest first. */
  said = $state.raw<Said[]>([]);
  /** The game looked back at, once it is over and somebody here has asked. */
  course = $state.raw<Course | null>(null);
  /** The pending request for a table. */
  entering = $state.raw<Entry | null>(null);

  private worksOut = false;
  private known: Record<number, Shown> = {};
  /** What was asked about choices of this game, by the steps before and after them. */
  private judged: Record<string, Promise<JudgedMessage | null> | undefined> = {};
  private following: ReturnType<typeof setTimeout> | undefined;
  private wanted = -1;
  /** The decision that a move on its way makes: a second click makes none. */
  private answered: { table: string; seat: number; ask: number } | null = null;
  /** Those who wait to hear whether what they asked for was accepted: at this table, and to come to one. */
  private waiting: { here: Answered[]; entry: Answered[] } = { here: [], entry: [] };
  /** Counts the hints that were asked for; an answer to an earlier one is for a position that is gone. */
  private hints = 0;
  /** The table whose messages are accepted. */
  private seated = '';
  private visited: string[] = [];
  /** The requests that opened the tables of this client. */
  private asked: Record<string, NewTable> = {};
  /** The seats to take at a table once it has come. */
  private claims: { table: string; seats: { seat: number; name: string }[] } = { table: '', seats: [] };
  private readonly entropy: Entropy;
  private readonly pace: Pace<Table>;
  /** The newest table received, shown or not. */
  private newest: Table | null = null;

  constructor(
    private readonly wire: Wire,
    private readonly around: Surroundings,
  ) {
    this.entropy = new Entropy(around.luck);
    this.pace = new Pace((table) => this.show(table), around.stay);
  }

  receive(message: Message): void {
    if (message.type === 'hello') hello.hear(message);
    else if (message.type === 'table') this.hear(message);
    else if (message.type === 'seated')
      this.around.tokens.keep(message.table, [
        ...message.seats.map(({ token }) => token),
        ...(message.owner ? [message.owner] : []),
      ]);
    else if (message.type === 'dismissed') this.dismissed(message);
    else if (message.type === 'said') this.said = [...this.said, message].slice(-100);
    else if (message.type === 'thinking') this.thinking = steadied(this.thinking, message);
    else if (message.type === 'review') this.lookedBack(message);
    else if (message.type === 'refusal') this.refused(message);
    else if (message.type === 'error') this.fail(message);
  }

  connected(status: Status, table: string): void {
    this.status = status;
    this.sent = false;
    this.answered = null;
    if (status === 'lost') {
      this.settle('here', false);
      this.settle('entry', false);
      this.entering = null;
      this.entropy.again();
      this.course = null;
    }
    if (status === 'open' && table) this.join(table);
  }

  /** Whether it was accepted. */
  start(setup: NewTable): Promise<boolean> {
    this.setAnalysis(false);
    return this.enter({ do: 'new', ...setup, entropy_commit: this.entropy.commit() });
  }

  join(table: string): void {
    void this.visit(table);
  }

  /** Whether the table has come. */
  visit(table: string): Promise<boolean> {
    return this.enter({ do: 'join', table, tokens: this.around.tokens.of(table) });
  }

  /** Continues from a record, with the seats in it or with others. */
  load(record: string, seats?: SeatSetup[]): Promise<boolean> {
    return this.enter({ do: 'load', record, ...(seats ? { seats } : {}), entropy_commit: this.entropy.commit() });
  }

  /** The same game again, on the same terms, at a new table, with this luck; those still here are told of it. */
  async again(table: Table, seats: SeatSetup[], luck: Luck = {}): Promise<void> {
    let before: Omit<NewTable, 'seats'> | undefined = this.asked[table.table];
    // It was opened elsewhere. From a record its luck would count as chosen, so what is played is asked for anew.
    const record = before ? null : await this.record();
    if (record) before = setupOf(record.text);
    if (before) void this.start({ ...before, seats, ...termsOf(table), ...luck, again: true });
  }

  /** Goes to the table at which others continue, to the same seats. */
  comeAlong({ next, seats }: Table): void {
    if (!next) return;
    this.join(next);
    this.claims = { table: next, seats: seats.flatMap(({ mine, name = '' }, seat) => (mine ? [{ seat, name }] : [])) };
  }

  leave(): void {
    this.seated = '';
    this.notice = null;
    this.pace.clear();
    this.table = null;
    this.newest = null;
    this.said = [];
    this.forget();
    this.setAnalysis(false);
    this.workOut(false);
    this.around.remember('');
  }

  play(seat: number, move: string): void {
    const { table } = this;
    const ask = table?.asks[seat];
    if (!table || ask === undefined || this.past || this.isDecided(table.table, seat, ask)) return;
    this.notice = null;
    const late = this.isLate(seat);
    this.pace.expect(); // shows what has come
    if (late) return;
    this.sent = this.send({ do: 'play', seat, move, ask });
    if (this.sent) this.answered = { table: table.table, seat, ask };
  }

  /** Shows what has come. */
  catchUp(): void {
    this.pace.expect();
  }

  /** Whether what is on the screen is older than what has come. */
  private isLate(seat: number): boolean {
    const { table, newest } = this;
    return newest?.table === table?.table && newest?.asks[seat] !== table?.asks[seat];
  }

  private isDecided(table: string, seat: number, ask: number): boolean {
    const { answered } = this;
    return answered?.table === table && answered.seat === seat && answered.ask === ask;
  }

  /** Shows the view of a seat to the person who has come to the screen. */
  look(seat: number): void {
    this.send({ do: 'look', seat });
    // The server analyses only for a viewer; until now there was none.
    this.askAnalysis();
  }

  /** Whoever takes the first seat at a screen commits to this client's part of the luck. */
  sit(seat: number, name: string, first = !this.newest?.seats.some(({ mine }) => mine)): Promise<boolean> {
    const commits = first && this.newest ? { entropy_commit: this.entropy.commit(this.newest.table) } : {};
    return this.ask({ do: 'sit', seat, name, ...commits });
  }

  give(what: Giving, seat: number): Promise<boolean> {
    return this.ask({ do: what, seat });
  }

  /** A computer of this level plays for a seat; level 0 ends that. */
  deputy(seat: number, level: number): Promise<boolean> {
    return this.ask({ do: 'deputy', seat, level });
  }

  /** Who looks on, who talks, who goes: for whoever opened the table. Whether it was sent. */
  decide(request: OwnerRequest): boolean {
    return this.send(request);
  }

  /** Whether the line was sent. */
  say(words: string): boolean {
    return this.send({ do: 'chat', text: words });
  }

  /** Answers a proposal; its own: withdraws it. */
  answer(proposal: number, yes: boolean): void {
    this.send({ do: 'answer', proposal, yes });
  }

  /** Why a move cannot be made; nothing where it was meant for a decision that has been taken meanwhile. */
  why(seat: number, move: string): void {
    const { table } = this;
    const ask = table?.asks[seat];
    if (this.isLate(seat) || (table && ask !== undefined && this.isDecided(table.table, seat, ask))) return;
    this.send({ do: 'why', seat, move });
  }

  undo(): void {
    this.send({ do: 'undo' });
  }

  async askHint(): Promise<void> {
    this.now();
    this.notice = null;
    this.hint = this.thought();
    if (this.hint) return;
    this.hinting = true;
    const number = ++this.hints;
    const answer = await this.wire.ask({ do: 'hint' });
    if (number !== this.hints) return;
    this.hinting = false;
    if (answer?.type === 'hint') this.hint = answer;
  }

  /** What the analysis would play for whoever is asked. */
  private thought(): Hint | null {
    const { table, thinking } = this;
    if (!this.analysis || !thinking?.action || thinking.step !== table?.step || table.asks[thinking.seat] === undefined)
      return null;
    if (isRough(thinking)) return null;
    const { seat, action, text, line, actions } = thinking;
    return { type: 'hint', seat, move: line[0] ?? '', action, text, line, actions };
  }

  /** What was refused in the position on the screen does not matter any more. */
  dropRefusal(): void {
    if (this.notice?.passing) this.notice = null;
  }

  /** The hint is of no use any more; the server does not answer one that a move has overtaken. */
  private dropHint(): void {
    this.hints += 1;
    this.hinting = false;
    this.hint = null;
  }

  setAnalysis(on: boolean): void {
    if (on === this.analysis) return;
    this.analysis = on;
    this.startOrStop(on);
  }

  /** Whether it is to be found out how the game ends with best play; that is thought about although nobody reads it. */
  workOut(on: boolean): void {
    if (on === this.worksOut) return;
    this.worksOut = on;
    this.startOrStop(on);
  }

  /** How the game ends from the newest position on with best play, where that is known; else null. */
  get worked(): Thinking | null {
    const { thinking, table } = this;
    return thinking?.proved && thinking.step === table?.step ? thinking : null;
  }

  private startOrStop(on: boolean): void {
    if (on) this.askAnalysis();
    else if (!this.analysis && !this.worksOut) this.wire.send({ do: 'analysis', on });
  }

  /** What the computer thinks of the position on the screen. It would play what it has given as a hint there. */
  get opinion(): Thinking | null {
    const { thinking, hint } = this;
    if (thinking?.step !== this.step) return null;
    if (this.past || hint?.seat !== thinking.seat) return thinking;
    const { line, actions, action } = hint;
    return { ...thinking, line: line.length ? line : [hint.move], actions, action };
  }

  /** Has the position on the screen analysed, where that is wanted. */
  private askAnalysis(): void {
    clearTimeout(this.following);
    if (!this.analysis && !this.worksOut) return;
    this.wire.send({ do: 'analysis', on: true, ...(this.past ? { step: this.past.step } : {}) });
  }

  private follow(): void {
    clearTimeout(this.following);
    this.following = setTimeout(() => this.askAnalysis(), beforeAnalysis);
  }

  async record(): Promise<{ name: string; text: string } | null> {
    const answer = await this.wire.ask({ do: 'record' });
    return answer?.type === 'record' ? answer : null;
  }

  /** Has the game looked back at; what comes of it is told bit by bit. */
  lookBack(): void {
    if (!this.course) this.wire.send({ do: 'review' });
  }

  private lookedBack(message: ReviewMessage): void {
    if (message.table === this.seated) this.course = grown(this.course, message);
  }

  /** What the decisions among these entries were worth, whoever made them; null if the server does not answer. */
  judge(from: number, to: number): Promise<JudgedMessage | null> {
    const key = `${from}-${to}`;
    const ask = async () => {
      const answer = await this.wire.ask({ do: 'judge', from, to });
      if (answer?.type === 'judged') return answer;
      this.judged[key] = undefined;
      return null;
    };
    return (this.judged[key] ??= ask());
  }

  /** That has been asked about before: the answer comes without asking again. */
  hasAsked(from: number, to: number): boolean {
    return this.judged[`${from}-${to}`] !== undefined;
  }

  /** The view after so many steps; null if the server does not answer. */
  async viewAt(step: number): Promise<View | null> {
    return (await this.positionAfter(step))?.view ?? null;
  }

  /** Whether the luck of this game, which is over, is what was committed to; null if the server does not answer. */
  async verify(): Promise<Verdict | null> {
    const table = this.newest;
    const answer = await this.wire.ask({ do: 'verify' });
    if (!table || answer?.type !== 'draws') return null;
    const shown = table.moves.flatMap(({ seat, move, hidden }) => (hidden ? [] : [`${seat} ${move}`]));
    return verify(answer.record, answer.draws, { ...this.entropy.known(table), shown });
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
    const known = await this.positionAfter(to);
    // A held arrow key asks for many positions; only the last one is shown.
    if (!known || this.wanted !== to || this.table?.table !== table.table) return;
    this.dropRefusal();
    this.past = known;
    this.follow();
  }

  now(): void {
    this.wanted = -1;
    if (!this.past) return;
    this.past = null;
    this.follow();
  }

  private async positionAfter(step: number): Promise<Shown | null> {
    const known = this.known[step];
    if (known) return known;
    const answer = await this.wire.ask({ do: 'past', step });
    if (answer?.type !== 'past') return null;
    this.known[step] = answer;
    return answer;
  }

  private enter(request: Entry): Promise<boolean> {
    // A join is repeated automatically once the connection is back.
    const sent = request.do === 'join' ? this.wire.send(request) : this.send(request);
    if (sent) this.entering = request;
    return this.answerTo(sent, 'entry');
  }

  /** Asks for something that changes the table; whether it was accepted. */
  private ask(request: Request): Promise<boolean> {
    return this.answerTo(this.send(request), 'here');
  }

  private answerTo(sent: boolean, where: 'here' | 'entry'): Promise<boolean> {
    return sent ? new Promise((resolve) => this.waiting[where].push(resolve)) : Promise.resolve(false);
  }

  private settle(where: 'here' | 'entry', accepted: boolean): void {
    for (const answered of this.waiting[where].splice(0)) answered(accepted);
  }

  /** Shows a notice if the request cannot be sent. */
  private send(request: Request): boolean {
    const sent = this.wire.send(request);
    if (!sent) this.notice = { text: text.noConnection, clause: '', serious: true };
    return sent;
  }

  private hear(message: TableMessage): void {
    if (this.entering && this.isAnswer(message.table, this.entering)) this.sitDown(message.table);
    // A message of a table that was left.
    if (message.table !== this.seated) return;
    this.settle('here', true);
    for (const answer of this.entropy.hear(message)) this.wire.send(answer);
    const before = this.newest?.table === message.table ? this.newest : null;
    const known = before?.moves ?? [];
    const notesKnown = before?.notes ?? [];
    const { from, notes_from, ...rest } = message;
    // Something is missing: ask for the whole table again.
    if (from > known.length || notes_from > notesKnown.length) return this.join(message.table);
    const moves = [...known.slice(0, from), ...message.moves.map(stepOf)];
    const notes = [...notesKnown.slice(0, notes_from), ...message.notes];
    // The end uncovers what was hidden.
    const goesOn = known.every(
      ({ seat, move, hidden }, at) =>
        moves[at]?.seat === seat && (moves[at].move === move || (hidden && message.over && !moves[at].hidden)),
    );
    this.take({ ...rest, moves, notes, step: moves.length, told: performance.now() }, !goesOn);
    if (this.claims.table === message.table)
      for (const [at, { seat, name }] of this.claims.seats.splice(0).entries()) void this.sit(seat, name, at === 0);
  }

  /** Messages of the old table may still come in between; they are no answer. */
  private isAnswer(table: string, request: Entry): boolean {
    return request.do === 'join' ? request.table === table : !this.visited.includes(table);
  }

  private sitDown(table: string): void {
    if (this.entering?.do === 'new') {
      const setup: NewTable = { ...this.entering };
      this.around.opened(table, setup);
      delete setup.seed;
      delete setup.deal;
      delete setup.entropy_commit;
      this.asked[table] = setup;
    }
    if (this.entering?.do !== 'join') this.entropy.opened(table);
    this.entering = null;
    this.settle('entry', true);
    if (this.seated !== table) this.said = [];
    this.seated = table;
    if (!this.visited.includes(table)) this.visited.push(table);
    this.notice = null;
    this.askAnalysis();
  }

  private refused(refusal: Refusal): void {
    this.answered = null;
    this.settle('here', false);
    this.notice = { ...refusal, serious: false, passing: true };
  }

  private fail(error: ErrorMessage): void {
    this.answered = null;
    // Another tab of this browser answered first.
    if (error.error.id === 'server.no_entropy_asked') return;
    // It was asked of a table that this client has left or had to leave.
    if (error.error.id === 'server.not_at_a_table' && !this.seated) return;
    this.sent = false;
    this.settle('here', false);
    this.settle('entry', false);
    const failed = this.entering;
    this.entering = null;
    const why = error.error.id;
    if (failed?.do === 'join') {
      // Other errors, such as an unreadable disk, may be temporary: keep the tokens.
      if (ends.includes(why)) this.around.forget(failed.table);
      this.leave();
    }
    const missing = failed?.do === 'join' && why === 'server.no_table';
    const told = missing ? { text: text.noSuchTable(failed.table), clause: '' } : error;
    this.notice = { ...told, serious: true };
  }

  /** The page may have left that table already; then it matters only that the seat there is lost. */
  private dismissed({ table, ...why }: Dismissed): void {
    const kicked = why.error.id === 'server.kicked';
    if (kicked) this.around.forget(table);
    if (this.entering?.do === 'join' && this.entering.table === table) this.entering = null;
    if (table === this.seated) this.leave();
    else if (this.seated || !kicked) return;
    this.notice = { ...why, serious: true };
  }

  /** `back`: some known moves were taken back. */
  private take(table: Table, back: boolean): void {
    const before = this.newest;
    this.newest = table;
    const more = before?.table === table.table ? table.step - before.step : -1;
    // Another person looks at the screen: nothing that the last one could see may stay.
    const others = before !== null && (before.viewer === 'watcher') !== (table.viewer === 'watcher');
    if (others) this.notice = null;
    if (back || others) this.forget();
    if (!back && !others && more > 0 && more <= mostShownOneByOne) this.pace.push(table);
    else if (more === 0 && this.pace.waiting) this.pace.amend(table);
    else this.pace.jump(table);
  }

  private show(table: Table): void {
    const before = this.table;
    const same = before?.table === table.table;
    if (!same) this.forget();
    if (!same || table.step !== before.step) {
      this.dropHint();
      this.dropRefusal();
      // What was thought of a position may come before the page has got to it, and need not come again.
      if (this.thinking && this.thinking.step < table.step) this.thinking = null;
    }
    this.table = table;
    this.sent = false;
    // Not again while the same table goes on: the address may lead to another one by now.
    if (!same) this.around.remember(table.table);
  }

  private forget(): void {
    this.known = {};
    this.judged = {};
    this.course = null;
    this.now();
    this.dropHint();
    this.thinking = null;
  }
}
