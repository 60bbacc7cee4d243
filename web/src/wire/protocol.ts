// The messages between this client and the server: docs/protocol.md, in types.

export interface SeatSetup {
  who: 'person' | 'computer';
  /** Of a computer. */
  level?: number;
  /** Of a person, where one was given. */
  name?: string;
  /** Whether the person sits at this screen; otherwise the seat waits for somebody. */
  here?: boolean;
}

/** A seat of a table, as it is told to one client. */
export interface Seat {
  who: 'person' | 'computer';
  level?: number;
  name?: string;
  /** This client holds it. */
  mine?: boolean;
  /** It waits for somebody. */
  free?: boolean;
  /** Whoever sits there is connected. */
  present?: boolean;
  /** The level of the computer that plays for the person. */
  deputy?: number;
  out_of_time?: boolean;
  /** On the clock, where the table has one. */
  left_ms?: number;
  running?: boolean;
}

/** How a table is played beyond the rules of its game. */
export interface Terms {
  takeback: boolean;
  clock?: { seconds: number; increment: number };
}

export interface NewTable extends Partial<Terms> {
  game: string;
  seats: SeatSetup[];
  options?: Record<string, string>;
  seed?: number;
  /** The text of an edition file. */
  edition?: string;
  /** After a game that is over: those who are still at its table are told of this one. */
  again?: boolean;
}

export type Request =
  | ({ do: 'new' } & NewTable)
  | { do: 'join'; table: string; tokens: string[] }
  | { do: 'play'; seat: number; move: string; ask: number }
  | { do: 'undo' }
  | { do: 'answer'; yes: boolean }
  | { do: 'look'; seat: number }
  | { do: 'sit'; seat: number; name: string }
  | { do: 'stand'; seat: number }
  | { do: 'deputy'; seat: number; level: number }
  | { do: 'chat'; text: string }
  | { do: 'hint' }
  | { do: 'why'; seat: number; move: string }
  | { do: 'past'; step: number }
  | { do: 'analysis'; on: boolean }
  | { do: 'record' }
  | ({ do: 'load'; record: string; seats?: SeatSetup[]; again?: boolean } & Partial<Terms>);

export interface OptionSpec {
  name: string;
  default: string;
  allowed: string;
  help: string;
}

export interface GameSpec {
  id: string;
  title: string;
  min_seats: number;
  max_seats: number;
  /** As many seats as the game is usually played with. */
  usual_seats?: number;
  levels: number;
  /** It has printed data; /editions/ID.toml is the usual one. */
  printed: boolean;
  options: OptionSpec[];
}

export interface Hello {
  type: 'hello';
  version: string;
  games: GameSpec[];
}

/** What a game lets a viewer see; its fields belong to the game, and only the board of that game reads them. */
export interface View {
  game: string;
  [field: string]: unknown;
}

/** Something a seat may do. `move` is what is sent back; the other fields are the game's own. */
export interface LegalMove {
  seat: number;
  move: string;
  [field: string]: unknown;
}

/** Something that was done, as the viewer was told it. Where that is all of it, the game's own fields of the action stand here too. */
export interface Step {
  seat: number | 'chance';
  move: string;
  turn: number;
  [field: string]: unknown;
}

/** The table, with the moves that are new to this client: those from number `from` on. */
export interface TableMessage {
  type: 'table';
  table: string;
  game: string;
  /** Told when the game is over: before, it would foretell what chance does. */
  seed?: number;
  options: Record<string, string>;
  seats: Seat[];
  to_act: number[];
  over: boolean;
  thinking: boolean;
  can_undo: boolean;
  /** Nobody else plays at another screen. */
  alone: boolean;
  guests: number;
  terms: Terms;
  takeback?: { by: number[]; waits_for: number[] };
  /** Of several people at this screen, the one who should come to it; until then only what everybody may see is shown. */
  curtain?: number;
  view: View;
  viewer: number | 'watcher';
  /** By seat of this client: the number of the decision it is asked for. */
  asks: Record<string, number>;
  legal: LegalMove[];
  points: number[];
  /** The table at which somebody who sat here plays on. */
  next?: string;
  returns?: number[];
  notes?: string[];
  from: number;
  moves: Step[];
}

/** The table with every move. `step`: how many there are; `told`: when the message came, by performance.now(). */
export interface Table extends Omit<TableMessage, 'from'> {
  step: number;
  told: number;
}

export interface Seated {
  type: 'seated';
  table: string;
  seats: { seat: number; token: string }[];
}

export interface Said {
  type: 'said';
  /** Null: somebody who looks on. */
  seat: number | null;
  text: string;
}

export interface Past {
  type: 'past';
  step: number;
  view: View;
  move: string | null;
}

export interface Hint {
  type: 'hint';
  seat: number;
  move: string;
  text: string;
  line: string[];
}

export interface Thinking {
  type: 'thinking';
  seat: number;
  depth: number;
  nodes: number;
  score: number;
  text: string;
  line: string[];
  proved: boolean;
}

export interface Refusal {
  type: 'refusal';
  move: string;
  text: string;
  clause: string;
}

export interface RecordFile {
  type: 'record';
  name: string;
  text: string;
}

export interface ErrorMessage {
  type: 'error';
  text: string;
  clause: string;
  /** Where more is to be done than to show it: there is no such table (any more). */
  code?: 'no_table';
}

export type Message = (
  Hello | TableMessage | Seated | Said | Past | Hint | Thinking | Refusal | RecordFile | ErrorMessage
) & { n?: number };
