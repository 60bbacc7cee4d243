// The messages between this client and the server: docs/protocol.md, in types.

export interface SeatSetup {
  who: 'person' | 'computer';
  level?: number;
}

export interface NewTable {
  game: string;
  seats: SeatSetup[];
  options?: Record<string, string>;
  seed?: number;
}

export type Request =
  | ({ do: 'new' } & NewTable)
  | { do: 'join'; table: string }
  | { do: 'play'; seat: number; move: string; step: number }
  | { do: 'undo' }
  | { do: 'hint' }
  | { do: 'why'; seat: number; move: string }
  | { do: 'past'; step: number }
  | { do: 'analysis'; on: boolean }
  | { do: 'record' }
  | { do: 'load'; record: string };

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
  levels: number;
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

export interface Table {
  type: 'table';
  table: string;
  game: string;
  /** Told when the game is over: before, it would foretell what chance does. */
  seed?: number;
  options: Record<string, string>;
  seats: SeatSetup[];
  step: number;
  to_act: number[];
  over: boolean;
  thinking: boolean;
  can_undo: boolean;
  view: View;
  viewer: number | 'watcher';
  legal: LegalMove[];
  moves: Step[];
  points: number[];
  returns?: number[];
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
}

export type Message = (Hello | Table | Past | Hint | Thinking | Refusal | RecordFile | ErrorMessage) & { n?: number };
