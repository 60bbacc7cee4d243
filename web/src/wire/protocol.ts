// The messages between this client and the server: docs/protocol.md, in types.
import type { ErrorData } from '../catalogue/errors';

export interface SeatSetup {
  who: 'person' | 'computer';
  /** Of a computer. */
  level?: number;
  /** Of a computer instead: what the policy is called that decides for it. */
  policy?: string;
  /** Of a person, where one was given. */
  name?: string;
  /** Whether the person sits at this screen; otherwise the seat is free. */
  here?: boolean;
}

/** A seat of a table, as one client is told. */
export interface Seat {
  who: 'person' | 'computer';
  level?: number;
  policy?: string;
  name?: string;
  /** This client holds it. */
  mine?: boolean;
  /** Nobody sits there yet. */
  free?: boolean;
  /** Whoever sits there is connected. */
  present?: boolean;
  /** The level of the computer that plays for the person. */
  deputy?: number;
  /** The deputy plays to the end. */
  out_of_time?: boolean;
}

/** What it means to run out of time: the game is lost, or a computer plays on. */
export type Flag = 'loses' | 'computer';

/** The terms of a table, beside the rules of the game. */
export interface Terms {
  takeback: boolean;
  clock?: { seconds: number; increment: number };
  flag: Flag;
  /** For how many seconds somebody must have been away before others may have a computer play for them. */
  grace: number;
  /** Who has no seat, while none is free, may look on. */
  watch: boolean;
  chat: boolean;
  /** The seats that may not talk; `watchers` for all who look on. */
  muted: number[];
}

/** Stands for those who look on where seats are named. */
export const watchers = -1;

/** What a table can be opened with, also one that goes on from a record. */
export interface Opening extends Partial<Omit<Terms, 'muted'>> {
  /** Its code is longer, so that nobody guesses it. */
  private?: boolean;
  /** What this client commits to for its part of the luck. */
  entropy_commit?: string;
  /** After a finished game: tells those still at its table about this one. */
  again?: boolean;
}

/** The luck of a finished game, as its table has told it. */
export interface Deal {
  secret: string;
  entropy: { seat: number; value: string }[];
}

/** What chooses the luck of a table; everybody is told so. */
export interface Luck {
  seed?: number;
  deal?: Deal;
}

export interface NewTable extends Opening, Luck {
  game: string;
  seats: SeatSetup[];
  options?: Record<string, string>;
  /** The text of an edition file. */
  edition?: string;
}

/** What whoever opened a table can ask of it. Without a seat: of those who look on. */
export type OwnerRequest =
  | { do: 'conduct'; watch?: boolean; chat?: boolean }
  | { do: 'mute'; seat?: number; on: boolean }
  | { do: 'kick'; seat: number };

export type Request =
  | ({ do: 'new' } & NewTable)
  | { do: 'join'; table: string; tokens: string[] }
  | { do: 'play'; seat: number; move: string; ask: number }
  | { do: 'undo' }
  | { do: 'answer'; proposal: number; yes: boolean }
  | { do: 'look'; seat: number }
  | { do: 'sit'; seat: number; name: string; entropy_commit?: string }
  | { do: 'entropy'; seat: number; value: string }
  | { do: 'stand' | 'leave' | 'resign' | 'draw'; seat: number }
  | { do: 'deputy'; seat: number; level: number }
  | { do: 'chat'; text: string }
  | { do: 'hint' }
  | { do: 'why'; seat: number; move: string }
  | { do: 'past'; step: number }
  | { do: 'analysis'; on: boolean; step?: number }
  | { do: 'record' | 'verify' | 'review' }
  | { do: 'judge'; from: number; to: number }
  | ({ do: 'load'; record: string; seats?: SeatSetup[] } & Opening)
  | OwnerRequest;

export interface OptionSpec {
  name: string;
  default: string;
  allowed: string;
  help: string;
}

/** A network that may sit at tables of a game with these numbers of seats. */
export interface PolicySpec {
  name: string;
  game: string;
  seats: number[];
}

export interface GameSpec {
  id: string;
  title: string;
  min_seats: number;
  max_seats: number;
  /** As many seats as the game is usually played with. */
  usual_seats: number;
  levels: number;
  /** It has printed data; /editions/ID.toml is the standard edition. */
  printed: boolean;
  options: OptionSpec[];
  /** Names, codes and values of its components, the same at every table. The fields belong to the game. */
  components?: Record<string, unknown>;
}

/** An animal of the calendar, with its own element. */
export interface SignSpec {
  name: string;
  character: string;
  element: string;
}

export interface Hello {
  type: 'hello';
  version: string;
  games: GameSpec[];
  policies?: PolicySpec[];
  /** In the order of the years. */
  signs: SignSpec[];
  elements: { name: string; character: string }[];
  /** There is a lab, and this browser may use it. */
  lab?: boolean;
}

/** What a viewer may see. The fields belong to the game; only its board reads them. */
export interface View {
  game: string;
  [field: string]: unknown;
}

/** What is done. The other fields belong to the game. */
export interface Action {
  kind: string;
  [field: string]: unknown;
}

/** A legal move. `move` is what is sent back. */
export interface LegalMove {
  seat: number;
  move: string;
  action: Action;
}

/** Why something of a seat's became more or less: `what` and `why` are ids of the game, the other fields what the reason is about. */
export interface Cause {
  seat: number;
  what: string;
  amount: number;
  /** By how much it would have been more, or less, without a limit. */
  lost?: number;
  why: string;
  clause: string;
  [detail: string]: unknown;
}

/** Something that was done, as the viewer was told it. */
export interface Step {
  /** `nobody`: it has nothing but the causes of what several seats had chosen in secret. */
  seat: number | 'chance';
  move: string;
  /** Steps of one turn have the same number. */
  turn: number;
  /** The turn so far, in notation, without what is hidden from the viewer. */
  written: string;
  /** Something of the action is hidden from the viewer. */
  hidden?: true;
  action: Action;
  causes?: Cause[];
}

export const nobody = -1;

/** An entry of the message `table`: one of nobody's has only some of the fields on the wire. */
export const stepOf = (entry: Step | (Pick<Step, 'turn' | 'causes'> & { seat: null })): Step =>
  entry.seat === null
    ? { ...entry, seat: nobody, move: '', written: '', hidden: true, action: { kind: 'outcome' } }
    : entry;

/**
 * What a reader of a record should know of how the game was played. Without a kind: only the text is known. While the game goes on
 * there is no text and no step: the number of a step would tell of hidden ones.
 */
export type Note =
  | { text: string; kind?: undefined }
  | ({ text?: string; step?: number } & (
      | { kind: 'takeback'; seat: number; draws?: number; answers?: number; known?: number }
      | { kind: 'deputy' | 'out_of_time' | 'left'; seat: number; level: number }
      | { kind: 'stood'; seat: number; shown?: number }
      | { kind: 'kicked'; seat: number; level?: number }
      | { kind: 'back' | 'sat' | 'flag' | 'resigned'; seat: number }
      | { kind: 'agreed' | 'seed' | 'record' | 'earlier' | 'known' | 'deal' }
      | { kind: 'log'; entry: number }
    ));

/** What a client committed to, and what it revealed once chance began to draw. */
export interface SeatEntropy {
  seat: number;
  commit: string;
  value?: string;
  withheld?: true;
}

/** Where the luck of a table comes from: docs/verifiable_chance.md. */
export type Chance =
  | {
      chosen?: undefined;
      commit: string;
      /** The number of the commitment in the public log. */
      log?: number;
      entropy?: SeatEntropy[];
      /** The seats whose entropy is wanted now. */
      waits_for?: number[];
      /** The secret of the table, once the game is over. */
      reveal?: string;
    }
  | { chosen: 'seed'; seed?: number }
  | { chosen: 'deal'; deal?: Deal }
  | { chosen: 'record' | 'earlier' | 'known' };

/** What needs the consent of others. */
export interface Proposal {
  kind: 'takeback' | 'draw';
  /** An answer says to which proposal. */
  number: number;
  by: number[];
  waits_for: number[];
}

/** How a game ended otherwise than by its rules. */
export interface Ending {
  kind: 'flag' | 'resigned' | 'agreed';
  seats?: number[];
}

/** The table, with the moves and notes that are new to this client: those from number `from`, and from `notes_from`, on. */
export interface TableMessage {
  type: 'table';
  table: string;
  game: string;
  options: Record<string, string>;
  /** The printed data are not the usual ones. */
  edition?: 'own';
  seats: Seat[];
  /** Every seat is held, or was. Until then nothing can be played. */
  begun: boolean;
  to_act: number[];
  over: boolean;
  thinking: boolean;
  can_undo: boolean;
  /** No other person has a seat, connected or not. */
  alone: boolean;
  /** So many entries may be asked about, why they were chosen. */
  judgeable?: number;
  guests: number;
  terms: Terms;
  /** Somebody at this screen opened the table. */
  owner?: true;
  chance: Chance;
  proposal?: Proposal;
  /** Of several people at this screen, the one to come next; until then only what everybody may see is shown. */
  curtain?: number;
  view: View;
  viewer: number | 'watcher';
  /** Of the viewer, by seat: the number of the decision it is asked for. */
  asks: Record<string, number>;
  legal: LegalMove[];
  points: number[];
  /** The table at which the people of this one continue. */
  next?: string;
  returns?: number[];
  ending?: Ending;
  notes_from: number;
  notes: Note[];
  /** As of when the message was sent, by seat; only at a table with a clock. */
  clocks?: { left_ms: number[]; running: number[] };
  /** For how long nobody has been connected who holds the seat, by seat. */
  away_ms?: (number | null)[];
  from: number;
  moves: Step[];
}

/** The table with every move and note. `step`: how many there are; `told`: when the message came, by performance.now(). */
export interface Table extends Omit<TableMessage, 'from' | 'notes_from'> {
  step: number;
  told: number;
}

export interface Seated {
  type: 'seated';
  table: string;
  seats: { seat: number; token: string }[];
  /** The token of whoever opened the table. */
  owner?: string;
}

/** This client is at the table no longer. */
export interface Dismissed {
  type: 'dismissed';
  table: string;
  error: ErrorData;
  text: string;
  clause: string;
}

export interface Said {
  type: 'said';
  /** Null for a watcher. */
  seat: number | null;
  text: string;
}

export interface Past {
  type: 'past';
  step: number;
  view: View;
  move: string | null;
  /** For which seat the position can be analysed; null: for none. */
  decides: number | null;
}

/** A move to make. */
export interface Advice extends LegalMove {
  /** It, and what is expected after it. */
  actions: Action[];
}

export interface Hint extends Advice {
  type: 'hint';
  text: string;
  /** The same as `actions`, in notation. */
  line: string[];
}

export interface Thinking {
  type: 'thinking';
  /** What it is about: the position after so many steps. */
  step: number;
  seat: number;
  depth: number;
  nodes: number;
  score: number;
  text: string;
  /** The moves that it expects, in notation and as actions, and the first of them. */
  line: string[];
  actions: Action[];
  action?: Action;
  /** The score is exact. */
  proved: boolean;
  /** It is certain who wins. */
  decided: boolean;
}

export interface Refusal {
  type: 'refusal';
  move: string;
  error: ErrorData;
  text: string;
  clause: string;
}

export interface RecordFile {
  type: 'record';
  name: string;
  text: string;
}

/** What a step of chance was among. */
export interface DrawMade {
  /** Counted from 1, in the record. */
  step: number;
  legal: string[];
  weights: number[];
}

export interface Draws {
  type: 'draws';
  record: string;
  draws: DrawMade[];
}

/** A position of a game that is over. `step`: after so many entries of `moves`. */
export interface Stood {
  step: number;
  /** By seat: the share of the win, or the points that it is ahead by in the end. */
  standing: number[];
}

/** A decision in a game that is over. */
export interface Judged {
  /** It is the next entry after so many. */
  step: number;
  seat: number;
  /** What the move was worth to its seat, and the best of the other moves. */
  chosen: number;
  other: number;
  /** The difference is no accident of sampling. */
  clear: boolean;
  /** That other move. */
  move: string;
  action: Action;
  /** The one that was chosen. */
  made: { move: string; action: Action };
  /** By seat, how much more of the win and of points it came to in the end than that other move; where the game is played on. */
  more_win?: number[];
  more_points?: number[];
  /** The move that was chosen, or the other one, wins at once, whatever is hidden from the seat. */
  chosen_wins?: true;
  other_wins?: true;
  /** The greatest first. */
  differences?: Difference[];
  /**
   * What is expected after the move that was chosen, and after that other one, where the game is searched; otherwise what the seat went on
   * to do after the first in that turn, up to the next luck.
   */
  line?: Action[];
  other_line?: Action[];
  /** The other moves that were tried, and how much more each was worth than the one that was made, at a first look; where asked for one turn. */
  rest?: Alternative[];
}

export interface Alternative {
  move: string;
  action: Action;
  more: number;
}

/** How much more of something a seat has after the move that was chosen, from all causes; of those the greatest. */
export interface Difference {
  seat: number;
  what: string;
  /** By what happens before the next turn of the seat that decided; what causes something later does not say what it is about. */
  soon: boolean;
  more: number;
  motives: Motive[];
}

export interface Motive {
  more: number;
  /** Of the amount it has the sign alone. */
  cause: Cause;
}

/** A change of how it stood that is worth telling. */
export interface TurningPoint {
  /** What happened between the positions after so many entries. */
  from: number;
  to: number;
  /** The seat for which most changed, and how it stood before and after. */
  seat: number;
  before: number;
  after: number;
  /** What the seat's own decision won over the best of the other moves, or cost; 0: none stands out. */
  own: number;
  /** What else there was in that time; neither where the decision did it all. */
  luck: boolean;
  others: boolean;
  /** What the seat did had a good part in it, though no decision stands out. */
  itself: boolean;
}

/** A game that is over, looked back at: the findings from number `from` on; with the last ones, what the course comes to. */
export interface ReviewMessage {
  type: 'review';
  table: string;
  from: number;
  by: 'win' | 'points';
  done: number;
  of: number;
  positions: Stood[];
  decisions: Judged[];
  turning?: TurningPoint[];
  /** The steps of the decisions that won most, and of those that cost most, the greatest first. */
  best?: number[];
  worst?: number[];
}

/** What some decisions were worth, whoever made them. */
export interface JudgedMessage {
  type: 'judged';
  table: string;
  by: 'win' | 'points';
  decisions: Judged[];
}

export interface ErrorMessage {
  type: 'error';
  error: ErrorData;
  text: string;
  clause: string;
}

export type Message = (
  | Hello
  | TableMessage
  | Seated
  | Dismissed
  | Said
  | Past
  | Hint
  | Thinking
  | Refusal
  | RecordFile
  | Draws
  | ReviewMessage
  | JudgedMessage
  | ErrorMessage
) & { n?: number };
