// A table, and a server that answers from a list, for the tests of the session.
import type { Argument } from '../catalogue/errors';
import type { Wire } from '../wire/connection';
import type { OwnLuck } from '../wire/luck';
import type { Message, NewTable, Request, Step, TableMessage } from '../wire/protocol';
import { Session, type Surroundings } from './session.svelte';

export const errorFields = (id: string, given: Argument[], clause = '') => ({
  error: { id, arguments: given, clause },
  text: 'What it says in English.',
  clause,
});

export const madeAt = (turn: number, move: string): Step => ({
  seat: turn % 2,
  move,
  turn,
  written: move,
  action: { kind: 'any' },
});

export function table(step: number, code = 'k3f9'): TableMessage {
  return {
    type: 'table',
    table: code,
    game: 'any',
    options: {},
    seats: [],
    to_act: [0],
    over: false,
    thinking: false,
    can_undo: false,
    alone: true,
    guests: 1,
    begun: true,
    terms: { takeback: true, flag: 'computer', grace: 60, watch: true, chat: true, muted: [] },
    chance: { commit: 'c0' },
    view: { game: 'any', step },
    viewer: 0,
    asks: { 0: 7 },
    legal: [],
    from: 0,
    moves: Array.from({ length: step }, (_, at) => madeAt(at, `m${at}`)),
    notes_from: 0,
    notes: [],
    points: [],
  };
}

/** A server that answers by a list of answers, as the connection would hand them on. */
export class Script implements Wire {
  asked: Request[] = [];
  answers: (Message | null)[] = [];
  session: Session | undefined;

  send(request: Request): boolean {
    this.asked.push(request);
    return true;
  }

  ask(request: Request): Promise<Message | null> {
    this.asked.push(request);
    const answer = this.answers.shift() ?? null;
    if (answer) this.session?.receive({ ...answer, n: 1 });
    return Promise.resolve(answer);
  }
}

/** What a browser keeps between visits, and its address. */
export class Memory implements Surroundings {
  address = '';
  kept: string[] = [];
  forgotten: string[] = [];
  seeds: Record<string, number | undefined> = {};
  lucks: Record<string, OwnLuck> = {};
  tokens = { of: () => this.kept, keep: (_: string, mine: string[]) => void (this.kept = mine) };
  luck = {
    of: (code: string) => this.lucks[code] ?? { values: [] },
    keep: (code: string, own: OwnLuck) => void (this.lucks[code] = own),
  };

  constructor(private readonly wait = 0) {}

  stay = (): number => this.wait;
  remember = (table: string) => void (this.address = table);
  opened = (table: string, { seed }: NewTable) => void (this.seeds[table] = seed);
  forget = (table: string) => void this.forgotten.push(table);
}

/** A session whose server and browser are scripted. */
export function scripted(): { wire: Script; memory: Memory; session: Session } {
  const wire = new Script();
  const memory = new Memory();
  const session = new Session(wire, memory);
  wire.session = session;
  return { wire, memory, session };
}
