// Asks the lab of the server: docs/lab.md, The desk.
import { errorInWords, type ErrorData } from '../catalogue/errors';
import { capital } from '../words/capital';
import { words } from './words';

export type Value = number | string;
export interface Change {
  key: string;
  value: Value;
}

/** What is to be studied. What is not said is as usual. */
export interface Setup {
  game: string;
  seats: number;
  options: Record<string, string>;
  changes: Change[];
  agent?: string;
  games?: number;
  seed?: number;
}

export interface OfferedGame {
  id: string;
  title: string;
  printed: boolean;
  agents: string[];
  /** Options that a study sets where nothing is said of them. */
  study: Record<string, string>;
}

export interface Offer {
  games: OfferedGame[];
  most_games: number;
}

/** A value of an edition, and what it may become while the others are as they are. */
export interface EditionKey {
  key: string;
  /** What tells its entry from the others of a list. */
  of: string[];
  value: Value;
  usual: Value;
  /** By the rulebook. */
  stated?: true;
  least?: number;
  most?: number;
  texts?: string[];
}

export interface Form {
  game: string;
  seats: number;
  agent: string;
  games: number;
  seed: number;
  keys: EditionKey[];
  /** The edition and a name for its file, where the game has printed data. */
  toml?: string;
  file?: string;
}

export interface Estimate {
  value: number;
  low: number;
  high: number;
  n: number;
}

export interface ItemFigures {
  kind: string;
  name: string;
  seats: number;
  worth: Estimate;
  chosen?: Estimate;
  loss_without?: Estimate;
}

/** As in a report: docs/lab.md. */
export interface Figures {
  games: number;
  findings: string[];
  decisions: Estimate;
  rounds: Estimate;
  minutes: Estimate;
  lead_changes: Estimate;
  margin: Estimate;
  downtime: Estimate;
  lengths: { from: number; width: number; games: number[] };
  by_seat: { name: string; estimate: Estimate }[];
  items: ItemFigures[];
}

export interface Status {
  experiment: number;
  game: string;
  seats: number;
  agent: string;
  games: number;
  seed: number;
  options: Record<string, string>;
  changes: Change[];
  command: string;
  state: 'playing' | 'stopping' | 'finished' | 'stopped' | 'failed';
  done: number;
  of: number;
  seconds: number;
  seconds_left?: number;
  /** The edition, where it is not the usual one. */
  file?: string;
  toml?: string;
  figures?: Figures;
  error?: ErrorData;
}

/** Whether games are still being played. */
export const runs = ({ state }: Status): boolean => state === 'playing' || state === 'stopping';

/** Why there is no answer, in words. */
export class Refused extends Error {}

const refusals: Record<number, () => string> = { 403: () => words.notHere, 404: () => words.noLab };

async function ask<Answer extends object>(request: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch('lab', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
  } catch {
    throw new Refused(words.noServer);
  }
  if (!response.ok) throw new Refused((refusals[response.status] ?? (() => words.noServer))());
  const answer = (await response.json()) as Answer | { error: ErrorData };
  if ('error' in answer && Object.keys(answer).length === 1) throw new Refused(errorWords(answer.error as ErrorData));
  return answer as Answer;
}

/** Where in a file of an edition something is: whoever fills in a form has no file. */
const ofFiles = ['edition.in_file', 'edition.line', 'edition.given'];

function withoutFile(error: ErrorData): ErrorData {
  const inner = error.arguments.find((argument) => typeof argument === 'object' && 'error' in argument);
  return ofFiles.includes(error.id) && inner ? withoutFile((inner as { error: ErrorData }).error) : error;
}

export function errorWords(error: ErrorData): string {
  const own = withoutFile(error);
  const told = errorInWords(own, []);
  // A key stays as it is.
  return `${own.id === 'edition.entry' ? told : capital(told)}${error.clause ? ` (${error.clause})` : ''}`;
}

export const offer = (): Promise<Offer> => ask({ do: 'offer' });
export const form = (setup: Setup): Promise<Form> => ask({ do: 'form', ...setup });
export const start = (setup: Setup): Promise<Status> => ask({ do: 'start', ...setup });
export const stop = (experiment: number): Promise<Status> => ask({ do: 'stop', experiment });
export const report = (experiment: number): Promise<{ html: string; json: string }> =>
  ask({ do: 'report', experiment });

/** The experiment, or the newest; null where there was none yet. */
export async function look(experiment?: number): Promise<Status | null> {
  const seen = await ask<Status | { experiment: null }>({ do: 'look', ...(experiment ? { experiment } : {}) });
  return seen.experiment === null ? null : seen;
}
