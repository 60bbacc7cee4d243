import { beforeEach, describe, expect, it } from 'vitest';
import type { Wire } from './connection';
import type { Message, Request, Table } from './protocol';
import { Session } from './session.svelte';

function table(step: number, code = 'k3f9'): Table {
  return {
    type: 'table',
    table: code,
    game: 'any',
    options: {},
    seats: [],
    step,
    to_act: [0],
    over: false,
    thinking: false,
    can_undo: false,
    view: { game: 'any', step },
    viewer: 0,
    legal: [],
    moves: [],
    points: [],
  };
}

/** A server that answers by a list of answers, as the connection would hand them on. */
class Script implements Wire {
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

describe('a session', () => {
  let wire: Script;
  let session: Session;
  let address: string;

  beforeEach(() => {
    wire = new Script();
    address = '';
    session = new Session(wire, { gap: () => 0, remember: (code) => (address = code) });
    wire.session = session;
    session.start({ game: 'any', seats: [] });
    session.receive(table(5));
  });

  it('sits down at the table it asked for', () => {
    expect(session.table?.step).toBe(5);
    expect(address).toBe('k3f9');
  });

  it('joins again when the connection comes back', () => {
    session.connected('lost', address);
    session.connected('open', address);
    expect(wire.asked.at(-1)).toEqual({ do: 'join', table: 'k3f9' });
  });

  it('goes to the start where the table is gone', () => {
    session.join('gone');
    session.receive({ type: 'error', text: 'There is no such table.', clause: '' });
    expect(session.table).toBeNull();
    expect(address).toBe('');
    expect(session.notice?.text).toBe('There is no such table.');
  });

  it('sends a move with the step it was chosen at', () => {
    session.play(0, 'c3-d4');
    expect(wire.asked.at(-1)).toEqual({ do: 'play', seat: 0, move: 'c3-d4', step: 5 });
  });

  it('asks for an earlier position once', async () => {
    wire.answers = [{ type: 'past', step: 2, view: { game: 'any' }, move: 'x' }];
    await session.goTo(2);
    expect(session.step).toBe(2);
    await session.goTo(9);
    expect(session.past).toBeNull();
    const asked = wire.asked.length;
    await session.goTo(2);
    expect(session.step).toBe(2);
    expect(wire.asked.length).toBe(asked);
  });

  it('does not play while it looks back', async () => {
    wire.answers = [{ type: 'past', step: 2, view: { game: 'any' }, move: 'x' }];
    await session.goTo(2);
    const asked = wire.asked.length;
    session.play(0, 'c3-d4');
    expect(wire.asked.length).toBe(asked);
  });

  it('forgets earlier positions that were taken back', async () => {
    wire.answers = [{ type: 'past', step: 4, view: { game: 'any' }, move: 'x' }];
    await session.goTo(4);
    session.receive(table(3));
    expect(session.past).toBeNull();
    session.receive(table(5));
    wire.answers = [{ type: 'past', step: 4, view: { game: 'any' }, move: 'y' }];
    await session.goTo(4);
    expect(session.past?.move).toBe('y');
  });

  it('drops a hint with the position it was for', async () => {
    wire.answers = [{ type: 'hint', seat: 0, move: 'c3-d4', text: '+1', line: [] }];
    await session.askHint();
    expect(session.hint?.move).toBe('c3-d4');
    session.receive(table(6));
    expect(session.hint).toBeNull();
  });

  it('does not take news of the old table for the new one', () => {
    session.start({ game: 'any', seats: [] });
    session.receive(table(6));
    session.receive(table(0, 'new'));
    session.receive(table(7));
    expect(session.table).toMatchObject({ table: 'new', step: 0 });
  });

  it('does not hear of a table it has left', () => {
    session.leave();
    session.receive(table(6));
    expect(session.table).toBeNull();
  });

  it('keeps why a move was refused until the next move', () => {
    session.receive({ type: 'refusal', move: 'c3-d5', text: 'No.', clause: 'CC-9' });
    expect(session.notice).toMatchObject({ clause: 'CC-9', serious: false });
    session.play(0, 'c3-d4');
    expect(session.notice).toBeNull();
  });
});
