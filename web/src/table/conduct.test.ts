import { beforeEach, describe, expect, it } from 'vitest';
import type { Dismissed, Table } from '../wire/protocol';
import type { Session } from './session.svelte';
import { errorFields, type Memory, type Script, scripted, table } from './testing';

const dismissed = (why: string, code = 'k3f9'): Dismissed => ({
  type: 'dismissed',
  table: code,
  ...errorFields(why, []),
});

let wire: Script;
let session: Session;
let memory: Memory;

beforeEach(() => {
  ({ wire, memory, session } = scripted());
  session.join('k3f9');
  session.receive({ type: 'seated', table: 'k3f9', seats: [{ seat: 1, token: 'seat' }] });
  session.receive(table(5));
});

describe('whoever opened a table', () => {
  it('keeps their token with those of the seats, and comes back with it', () => {
    session.receive({ type: 'seated', table: 'k3f9', seats: [{ seat: 0, token: 'seat' }], owner: 'owner' });
    expect(memory.kept).toEqual(['seat', 'owner']);
    session.connected('open', 'k3f9');
    expect(wire.asked.at(-1)).toEqual({ do: 'join', table: 'k3f9', tokens: ['seat', 'owner'] });
    session.receive({ type: 'seated', table: 'k3f9', seats: [], owner: 'owner' });
    expect(memory.kept, 'also without a seat').toEqual(['owner']);
  });

  it('is told where a decision does not go out', () => {
    expect(session.decide({ do: 'mute', seat: 1, on: true })).toBe(true);
    expect(wire.asked.at(-1)).toEqual({ do: 'mute', seat: 1, on: true });
    wire.send = () => false;
    expect(session.decide({ do: 'kick', seat: 1 })).toBe(false);
    expect(session.notice?.serious).toBe(true);
  });
});

describe('who is sent away', () => {
  it('goes home, is told why, and has no seat at that table any more', () => {
    session.setAnalysis(true);
    session.receive(dismissed('server.kicked'));
    expect(session.table).toBeNull();
    expect(memory.address).toBe('');
    expect(memory.forgotten).toEqual(['k3f9']);
    expect(session.notice).toMatchObject({ error: { id: 'server.kicked' }, serious: true });
    session.receive(table(6));
    expect(session.table, 'what was still on its way').toBeNull();
    expect(wire.asked.at(-1)).toEqual({ do: 'analysis', on: false });
    session.receive({ type: 'error', ...errorFields('server.not_at_a_table', []) });
    expect(session.notice?.error?.id, 'what was asked of the table that is left').toBe('server.kicked');
  });

  it('keeps the tokens where only watching has ended', () => {
    session.receive(dismissed('server.no_watching'));
    expect(session.table).toBeNull();
    expect(session.notice?.error?.id).toBe('server.no_watching');
    expect(memory.forgotten).toEqual([]);
  });

  it('is not led back by a join that was on its way', () => {
    session.join('k3f9');
    session.receive(dismissed('server.kicked'));
    session.receive(table(6));
    expect(session.table).toBeNull();
  });

  it('is told at home too, and at another table only loses the seat', () => {
    session.leave();
    session.receive(dismissed('server.no_watching'));
    expect(session.notice).toBeNull();
    session.receive(dismissed('server.kicked'));
    expect(session.notice?.error?.id).toBe('server.kicked');
    session.join('other');
    session.receive(table(2, 'other'));
    session.receive(dismissed('server.kicked'));
    expect(session.table?.table).toBe('other');
    expect(session.notice).toBeNull();
    expect(memory.forgotten).toEqual(['k3f9', 'k3f9']);
  });

  it.each(['server.kicked', 'server.no_watching'])('and is refused later (%s) forgets the table', (why) => {
    session.join('private');
    session.receive({ type: 'error', ...errorFields(why, []) });
    expect(session.table).toBeNull();
    expect(session.notice?.error?.id).toBe(why);
    expect(memory.forgotten).toEqual(['private']);
  });
});

it('the same game again is as private, and has the conduct of now', async () => {
  session.start({ game: 'any', seats: [], private: true });
  const terms = { ...table(3).terms, watch: false, muted: [1, -1] };
  session.receive({ ...table(3, 'k3f9wd7h2mpq'), terms });
  await session.again(session.table as Table, []);
  expect(wire.asked.at(-1)).toMatchObject({ do: 'new', private: true, watch: false, chat: true });
  expect(wire.asked.at(-1)).not.toHaveProperty('muted');
});
