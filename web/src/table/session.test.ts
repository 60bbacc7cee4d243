import { beforeEach, describe, expect, it, vi } from 'vitest';
import { legalAt } from '../../tools/golden';
import golden from '../../../src/server/hello.golden.json';
import { hello } from '../wire/hello.svelte';
import type { Hello, Message, Note, Table, Terms } from '../wire/protocol';
import { Session } from './session.svelte';
import { errorFields, madeAt, Memory, type Script, scripted, table } from './testing';

describe('a session', () => {
  let wire: Script;
  let session: Session;
  let memory: Memory;

  beforeEach(() => {
    ({ wire, memory, session } = scripted());
    session.start({ game: 'any', seats: [] });
    session.receive(table(5));
  });

  it('sits down at the table it asked for', () => {
    expect(session.table?.step).toBe(5);
    expect(memory.address).toBe('k3f9');
  });

  it('leaves the address alone while it goes on there: it may lead elsewhere by now', () => {
    memory.address = 'other';
    session.join('other');
    session.receive(table(6));
    expect(session.table?.step).toBe(6);
    expect(memory.address).toBe('other');
    memory.address = '';
    session.receive(table(2, 'other'));
    expect(memory.address).toBe('other');
  });

  it('passes on what the server says once', () => {
    session.receive({ ...(golden as Hello), games: [] });
    expect(hello.now?.games).toEqual([]);
    session.receive(golden as Hello);
    expect(hello.now?.games.map(({ id }) => id)).toContain('great_race');
  });

  it('joins again with its tokens when the connection comes back', () => {
    session.receive({ type: 'seated', table: 'k3f9', seats: [{ seat: 1, token: 'secret' }] });
    session.connected('lost', memory.address);
    session.connected('open', memory.address);
    expect(wire.asked.at(-1)).toEqual({ do: 'join', table: 'k3f9', tokens: ['secret'] });
  });

  it('puts the moves together from what is new in each message', () => {
    const all = table(7).moves;
    session.receive({ ...table(7), from: 5, moves: all.slice(5) });
    expect(session.table?.moves).toEqual(all);
    session.receive({ ...table(4), from: 3, moves: [madeAt(3, 'other')] });
    expect(session.table?.moves.map(({ move }) => move)).toEqual(['m0', 'm1', 'm2', 'other']);
  });

  it('goes on to the end where that uncovers earlier moves, without a jump', async () => {
    const slow = new Session(wire, new Memory(1000));
    slow.start({ game: 'any', seats: [] });
    const hides = (step: number, over = false) => {
      const { moves, ...rest } = table(step);
      const told = moves.map((made, at) => (at === 1 && !over ? { ...made, move: '?', hidden: true as const } : made));
      return { ...rest, moves: told, over };
    };
    slow.receive(hides(5));
    wire.session = slow;
    wire.answers = [{ type: 'past', step: 2, view: { game: 'any' }, move: 'm1', decides: 0 }];
    await slow.goTo(2);
    slow.receive(hides(6));
    slow.receive(hides(7, true));
    expect([slow.step, slow.table?.step, slow.table?.moves[1]?.move]).toEqual([2, 5, '?']);
    slow.receive({ ...hides(6), over: false });
    expect(slow.table?.step, 'taken back').toBe(6);
  });

  it('puts the notes together likewise', () => {
    const sat: Note = { kind: 'sat', seat: 1 };
    session.receive({ ...table(5), notes: [{ kind: 'seed' }, sat] });
    session.receive({ ...table(6), notes_from: 1, notes: [{ kind: 'back', seat: 0 }] });
    expect(session.table?.notes).toEqual([{ kind: 'seed' }, { kind: 'back', seat: 0 }]);
    session.receive({ ...table(7), notes_from: 2, notes: [] });
    expect(session.table?.notes).toHaveLength(2);
  });

  it('asks for the whole table where it missed something', () => {
    session.receive({ ...table(9), from: 8, moves: [] });
    expect(wire.asked.at(-1)).toMatchObject({ do: 'join', table: 'k3f9' });
    expect(session.table?.step).toBe(5);
    wire.asked = [];
    session.receive({ ...table(5), notes_from: 1 });
    expect(wire.asked.at(-1)).toMatchObject({ do: 'join', table: 'k3f9' });
  });

  it('goes to the start where the table is gone', () => {
    session.join('gone');
    session.receive({ type: 'error', ...errorFields('server.no_table', ['gone']) });
    expect(session.table).toBeNull();
    expect(memory.address).toBe('');
    expect(session.notice?.text).toContain('There is no table “gone”');
    expect(memory.forgotten).toEqual(['gone']);
  });

  it('keeps its tokens where the table could not be read this time', () => {
    session.join('k3f9');
    session.receive({ type: 'error', ...errorFields('store.no_memory', ['t.sqlite']) });
    expect(session.table).toBeNull();
    expect(session.notice?.error?.id).toBe('store.no_memory');
    expect(memory.forgotten).toEqual([]);
  });

  it('sends a move with the number of the decision that it makes', () => {
    session.play(0, 'c3-d4');
    expect(wire.asked.at(-1)).toEqual({ do: 'play', seat: 0, move: 'c3-d4', ask: 7 });
    const asked = wire.asked.length;
    session.play(1, 'f6-e5');
    expect(wire.asked.length, 'seat 1 is not asked').toBe(asked);
  });

  it('asks for an earlier position once', async () => {
    wire.answers = [{ type: 'past', step: 2, view: { game: 'any' }, move: 'x', decides: 0 }];
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
    wire.answers = [{ type: 'past', step: 2, view: { game: 'any' }, move: 'x', decides: 0 }];
    await session.goTo(2);
    const asked = wire.asked.length;
    session.play(0, 'c3-d4');
    expect(wire.asked.length).toBe(asked);
  });

  it('forgets earlier positions that were taken back', async () => {
    wire.answers = [{ type: 'past', step: 4, view: { game: 'any' }, move: 'x', decides: 0 }];
    await session.goTo(4);
    session.receive(table(3));
    expect(session.past).toBeNull();
    session.receive(table(5));
    wire.answers = [{ type: 'past', step: 4, view: { game: 'any' }, move: 'y', decides: 0 }];
    await session.goTo(4);
    expect(session.past?.move).toBe('y');
  });

  it('knows whether a move is on its way', () => {
    session.receive(table(2));
    session.play(0, 'm2');
    expect(session.sent).toBe(true);
    session.receive(table(3));
    expect(session.sent).toBe(false);
    session.play(0, 'm3');
    session.receive({ type: 'error', ...errorFields('game.over', []) });
    expect(session.sent).toBe(false);
    session.play(0, 'm3');
    session.connected('lost', 'k3f9');
    expect(session.sent).toBe(false);
  });

  it('drops a hint with the position it was for', async () => {
    wire.answers = [{ ...legalAt('celestial_checkers', 24), type: 'hint', text: '+1', line: [], actions: [] }];
    await session.askHint();
    expect(session.hint?.action).toEqual({ kind: 'slide', from: 'h6', to: 'g5' });
    session.receive(table(6));
    expect(session.hint).toBeNull();
  });

  it('can be asked for a hint again where a move overtook one', async () => {
    const answer = { ...legalAt('celestial_checkers', 24), type: 'hint' as const, text: '+1', line: [], actions: [] };
    let answerLate: (answer: Message | null) => void = () => undefined;
    const ask = wire.ask.bind(wire);
    wire.ask = () => new Promise((resolve) => (answerLate = resolve));
    const first = session.askHint();
    expect(session.hinting).toBe(true);
    session.receive(table(6));
    expect(session.hinting, 'the server does not answer it any more').toBe(false);
    wire.ask = ask;
    wire.answers = [answer];
    await session.askHint();
    expect(session.hint).toMatchObject(answer);
    session.receive(table(7));
    answerLate(answer);
    await first;
    expect(session.hint, 'of a position that is gone').toBeNull();
  });

  it('says the same in a hint as in the analysis beside it, and stays with it', async () => {
    const hint = {
      ...legalAt('celestial_checkers', 24),
      seat: 0,
      type: 'hint' as const,
      text: '+1',
      line: [],
      actions: [],
    };
    wire.answers = [hint];
    await session.askHint();
    expect(session.hint).toMatchObject(hint);
    session.setAnalysis(true);
    const action = { kind: 'slide', from: 'a3', to: 'b4' };
    const rest = { depth: 12, nodes: 5, score: 1, text: '+1.5', actions: [], proved: false, decided: false };
    session.receive({ type: 'thinking', step: 5, seat: 0, line: ['a3-b4', 'f6-e5'], action, ...rest });
    expect(session.hint, 'it stays as it was given').toMatchObject(hint);
    expect(session.opinion, 'by which the analysis goes').toMatchObject({
      line: [hint.move],
      action: hint.action,
      text: '+1.5',
    });
    session.hint = null;
    expect(session.opinion).toMatchObject({ line: ['a3-b4', 'f6-e5'], action });
    const asked = wire.asked.length;
    await session.askHint();
    expect(wire.asked.length, 'the analysis knows').toBe(asked);
    expect(session.hint).toMatchObject({ move: 'a3-b4' });
    session.receive({ type: 'thinking', step: 5, seat: 0, line: ['c3-d4'], action, ...rest, nodes: 5000 });
    expect(session.hint).toMatchObject({ move: 'a3-b4' });
    session.receive(table(6));
    expect(session.hint).toBeNull();
  });

  it('asks about a choice once, and again where there was no answer', async () => {
    const asked = () => wire.asked.filter(({ do: what }) => what === 'judge').length;
    const answer = { type: 'judged' as const, table: 'k3f9', by: 'win' as const, decisions: [] };
    expect(await session.judge(1, 2), 'nobody answers').toBeNull();
    expect(session.hasAsked(1, 2)).toBe(false);
    wire.answers = [answer];
    expect(await session.judge(1, 2)).toMatchObject(answer);
    expect(await session.judge(1, 2)).toMatchObject(answer);
    expect([asked(), session.hasAsked(1, 2), session.hasAsked(2, 3)]).toEqual([2, true, false]);
    session.receive(table(3));
    expect(session.hasAsked(1, 2), 'of moves that were taken back').toBe(false);
  });

  it('keeps what was thought of a position that is not shown yet', () => {
    vi.useFakeTimers();
    const slow = new Session(wire, new Memory(1000));
    slow.start({ game: 'any', seats: [] });
    slow.receive(table(5));
    slow.setAnalysis(true);
    for (const step of [6, 7]) slow.receive(table(step));
    const told = { depth: 0, nodes: 5, score: 0.4, text: '40 %', proved: false, decided: false };
    slow.receive({ type: 'thinking', step: 7, seat: 0, line: ['x'], actions: [], ...told });
    expect([slow.step, slow.opinion]).toEqual([5, null]);
    vi.runAllTimers();
    expect([slow.step, slow.opinion?.text]).toEqual([7, '40 %']);
    slow.receive(table(8));
    vi.runAllTimers();
    expect([slow.step, slow.thinking]).toEqual([8, null]);
    vi.useRealTimers();
  });

  it('has the position on the screen analysed, once it stays', async () => {
    vi.useFakeTimers();
    const analyses = () => wire.asked.filter((request) => request.do === 'analysis');
    session.setAnalysis(true);
    const of = {
      seat: 0,
      line: ['x'],
      actions: [],
      depth: 3,
      nodes: 5,
      score: 1,
      text: '+1',
      proved: false,
      decided: false,
    };
    session.receive({ type: 'thinking', step: 5, ...of });
    expect(session.opinion?.step).toBe(5);
    for (const step of [4, 3, 2]) {
      wire.answers = [{ type: 'past', step, view: { game: 'any' }, move: 'x', decides: 0 }];
      await session.goTo(step);
      expect(session.opinion, 'that was of another position').toBeNull();
    }
    vi.runAllTimers();
    expect(analyses()).toEqual([
      { do: 'analysis', on: true },
      { do: 'analysis', on: true, step: 2 },
    ]);
    session.receive({ type: 'thinking', step: 5, ...of });
    expect(session.opinion, 'late').toBeNull();
    session.receive({ type: 'thinking', step: 2, ...of });
    expect(session.opinion?.step).toBe(2);
    expect(session.hint, 'not for the move that is asked for').toBeNull();
    session.now();
    vi.runAllTimers();
    expect(analyses().at(-1)).toEqual({ do: 'analysis', on: true });
    vi.useRealTimers();
  });

  it('finds out how the game ends with best play, whether or not it is analysed', () => {
    const analyses = () => wire.asked.filter((request) => request.do === 'analysis');
    session.workOut(true);
    session.setAnalysis(true);
    session.setAnalysis(false);
    expect(analyses(), 'it goes on').not.toContainEqual({ do: 'analysis', on: false });
    const told = { seat: 0, line: ['x'], actions: [], depth: 9, nodes: 9, score: 3, text: '+3', decided: true };
    session.receive({ type: 'thinking', step: 5, ...told, proved: false });
    expect(session.worked).toBeNull();
    session.receive({ type: 'thinking', step: 5, ...told, proved: true });
    expect(session.worked?.score).toBe(3);
    session.receive(table(6));
    expect(session.worked, 'of another position').toBeNull();
    session.workOut(false);
    expect(analyses().at(-1)).toEqual({ do: 'analysis', on: false });
  });

  it('takes the second click of two for nothing', () => {
    const plays = () => wire.asked.filter((request) => request.do === 'play');
    session.play(0, 'c3-d4');
    session.play(0, 'c3-d4');
    session.receive({ ...table(5), guests: 2 });
    session.play(0, 'e3-d4');
    session.why(0, 'c3-d5');
    expect(wire.asked.filter((request) => request.do === 'why')).toEqual([]);
    expect(plays(), 'the answer is still to come').toHaveLength(1);
    session.receive({ ...table(6), asks: { 0: 8 } });
    session.why(0, 'c3-d5');
    expect(wire.asked.at(-1)).toMatchObject({ do: 'why' });
    session.play(0, 'd4-e5');
    expect(plays().map((request) => 'ask' in request && request.ask)).toEqual([7, 8]);
  });

  it('lets one choose again where a move was refused', () => {
    const plays = () => wire.asked.filter((request) => request.do === 'play').length;
    session.play(0, 'c3-d5');
    session.receive({ type: 'error', ...errorFields('celestial_checkers.not_empty', ['d5'], 'CC-9') });
    session.play(0, 'c3-d4');
    session.connected('lost', 'k3f9');
    session.connected('open', 'k3f9');
    session.receive(table(5));
    session.play(0, 'c3-d4');
    expect(plays()).toBe(3);
  });

  it('makes no move that was meant for what is not asked any more', () => {
    const slow = new Session(wire, new Memory(1000));
    slow.start({ game: 'any', seats: [] });
    slow.receive(table(5));
    slow.receive({ ...table(6), asks: { 0: 8 } });
    expect(slow.table?.step).toBe(5);
    const asked = wire.asked.length;
    slow.why(0, 'c3-d5');
    slow.play(0, 'c3-d4');
    expect(wire.asked.length).toBe(asked);
    expect(slow.table?.step, 'but shows what is').toBe(6);
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

  it('keeps nothing of what one person saw when another comes to the screen', async () => {
    wire.answers = [{ type: 'past', step: 2, view: { game: 'any', hand: ['Ox'] }, move: 'x', decides: 0 }];
    await session.goTo(2);
    session.receive({ type: 'refusal', move: 'play Tiger', ...errorFields('zodiac.not_in_hand', [{ term: 'Tiger' }]) });
    session.receive({ ...table(6), viewer: 'watcher', curtain: 1 });
    expect(session.past).toBeNull();
    expect(session.notice).toBeNull();
    wire.answers = [{ type: 'past', step: 2, view: { game: 'any' }, move: 'x', decides: 0 }];
    await session.goTo(2);
    expect(session.past?.view).toEqual({ game: 'any' });
    session.look(1);
    expect(wire.asked.at(-1)).toEqual({ do: 'look', seat: 1 });
    session.receive({ ...table(6), viewer: 1 });
    expect(session.past).toBeNull();
  });

  it('shows the curtain at once, whatever is still to be shown', () => {
    const slow = new Session(wire, new Memory(1000));
    slow.start({ game: 'any', seats: [] });
    slow.receive(table(5));
    slow.receive(table(6));
    slow.receive(table(7));
    expect(slow.table?.step).toBe(5);
    slow.receive({ ...table(8), viewer: 'watcher', curtain: 1 });
    expect(slow.table).toMatchObject({ step: 8, curtain: 1, viewer: 'watcher' });
  });

  it('opens the same table again, on the same terms but with another seed', async () => {
    session.start({ game: 'any', seats: [], seed: 7, private: true });
    const terms: Terms = { ...table(3).terms, takeback: false, clock: { seconds: 60, increment: 1 }, chat: false };
    session.receive({ ...table(3, 'new4new4new4'), terms });
    await session.again(session.table as Table, [{ who: 'computer', level: 2 }]);
    expect(wire.asked.at(-1)).toEqual({
      do: 'new',
      game: 'any',
      seats: [{ who: 'computer', level: 2 }],
      takeback: false,
      clock: { seconds: 60, increment: 1 },
      flag: 'computer',
      grace: 60,
      watch: true,
      chat: false,
      private: true,
      again: true,
      entropy_commit: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    const commits = wire.asked.flatMap((request) => ('entropy_commit' in request ? [request.entropy_commit] : []));
    expect(new Set(commits).size, 'each table has a part of its own').toBe(3);
  });

  it('opens the same table again with the luck that it is given, once', async () => {
    const luck = { deal: { secret: 'ab', entropy: [] } };
    session.start({ game: 'any', seats: [] });
    session.receive(table(3, 'old'));
    await session.again(session.table as Table, [], luck);
    expect(wire.asked.at(-1)).toMatchObject({ do: 'new', again: true, ...luck });
    session.receive(table(3, 'new'));
    await session.again(session.table as Table, []);
    expect(wire.asked.at(-1)).not.toHaveProperty('deal');
  });

  it('notes what the tables that it opened were asked with', () => {
    session.start({ game: 'any', seats: [], seed: 7 });
    session.receive(table(0, 'new'));
    session.join('other');
    session.receive(table(0, 'other'));
    expect(memory.seeds).toEqual({ new: 7 });
  });

  it('comes along to where somebody plays on, and takes the same seat there', () => {
    session.join('old');
    const seats = [
      { who: 'person' as const, name: 'Ann' },
      { who: 'person' as const, name: 'Ben', mine: true },
    ];
    session.receive({ ...table(3, 'old'), seats, next: 'new' });
    session.comeAlong(session.table as Table);
    expect(wire.asked.at(-1)).toMatchObject({ do: 'join', table: 'new' });
    session.receive(table(0, 'old'));
    session.receive(table(0, 'new'));
    expect(wire.asked.at(-1)).toMatchObject({ do: 'sit', seat: 1, name: 'Ben' });
    session.join('third');
    session.receive(table(0, 'third'));
    expect(wire.asked.at(-1)).toMatchObject({ do: 'join', table: 'third' });
  });

  it('opens a table again by what its record says was played, where it was opened elsewhere', async () => {
    session.join('other');
    session.receive(table(3, 'other'));
    const head = 'shengxiao record 1\ngame any 1\noption lamps 7\nseat 0 person';
    wire.answers = [{ type: 'record', name: 'any.txt', text: `${head}\nplay\n0 x\nend 1\n` }];
    await session.again(session.table as Table, [{ who: 'person' }]);
    expect(wire.asked.at(-1)).toMatchObject({
      do: 'new',
      game: 'any',
      options: { lamps: '7' },
      seats: [{ who: 'person' }],
      takeback: true,
      flag: 'computer',
      grace: 60,
      watch: true,
      private: false,
      again: true,
    });
    expect(wire.asked.at(-1)).not.toHaveProperty('muted');
  });

  it('commits to its part of the luck with its first seat, and reveals it when it is asked', () => {
    session.join('other');
    session.receive(table(0, 'other'));
    session.sit(1, 'Ben');
    const sent = wire.asked.at(-1) as { entropy_commit: string };
    expect(sent).toMatchObject({
      do: 'sit',
      seat: 1,
      entropy_commit: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    const seats = [{ who: 'person' as const }, { who: 'person' as const, mine: true }];
    const entropy = [
      { seat: 0, commit: 'other' },
      { seat: 1, commit: sent.entropy_commit },
    ];
    const waiting = { ...table(0, 'other'), seats, chance: { commit: 'c1', entropy, waits_for: [0, 1] } };
    session.receive(waiting);
    session.receive(waiting);
    const answers = () => wire.asked.filter((request) => request.do === 'entropy');
    expect(answers()).toEqual([{ do: 'entropy', seat: 1, value: memory.lucks.other?.values[0] }]);
    session.connected('lost', 'other');
    session.connected('open', 'other');
    session.receive(waiting);
    expect(answers(), 'what was sent may be lost with the connection').toHaveLength(2);
    session.sit(0, 'Ann');
    expect(wire.asked.at(-1)).toEqual({ do: 'sit', seat: 0, name: 'Ann' });
  });

  it('verifies a game against the commitment that it was told first', async () => {
    session.receive({ ...table(6), over: true, chance: { commit: 'c1' } });
    wire.answers = [{ type: 'draws', record: 'shengxiao record 1\ngame any 1\ncommit c1\nplay\nopen\n', draws: [] }];
    expect(await session.verify()).toEqual({ fault: { kind: 'other_commitment' } });
    expect(await session.verify(), 'without an answer').toBeNull();
  });

  it('says so where something cannot go out', () => {
    wire.send = () => false;
    expect(session.say('Hello')).toBe(false);
    expect(session.notice?.serious).toBe(true);
  });

  it('tells a form whether what it asked for was accepted', async () => {
    const refused = session.sit(1, 'Ben');
    session.receive({ type: 'error', ...errorFields('server.seat_taken', [{ seat: 1 }]) });
    expect(await refused).toBe(false);
    const accepted = session.sit(0, 'Ben');
    session.receive(table(5));
    expect(await accepted).toBe(true);
    const opened = session.start({ game: 'any', seats: [], edition: 'rows =' });
    session.receive(table(6));
    session.receive({ type: 'error', ...errorFields('edition.not_toml', ['line 1']) });
    expect(await opened, 'news of the old table is no answer').toBe(false);
    const lost = session.give('stand', 0);
    session.connected('lost', 'k3f9');
    expect(await lost).toBe(false);
    wire.send = () => false;
    expect(await session.deputy(0, 3)).toBe(false);
  });

  it('keeps why a move was refused until the next move', () => {
    session.receive({ type: 'refusal', move: 'c3-d5', ...errorFields('celestial_checkers.not_empty', ['d5'], 'CC-9') });
    expect(session.notice).toMatchObject({ clause: 'CC-9', serious: false });
    session.play(0, 'c3-d4');
    expect(session.notice).toBeNull();
  });

  const refused = () =>
    session.receive({ type: 'refusal', move: 'c3-d5', ...errorFields('celestial_checkers.not_empty', ['d5'], 'CC-9') });

  it('says no more why a move was refused where the position is another, or the table is left', async () => {
    refused();
    session.receive(table(6));
    expect(session.notice, 'somebody moved').toBeNull();
    refused();
    wire.answers = [{ type: 'past', step: 2, view: { game: 'any' }, move: null, decides: null }];
    await session.goTo(2);
    expect(session.notice, 'an earlier position').toBeNull();
    refused();
    session.leave();
    expect(session.notice, 'another page').toBeNull();
  });

  it('goes on telling of an error while others move', () => {
    session.receive({ type: 'error', ...errorFields('store.no_memory', []) });
    session.receive(table(6));
    expect(session.notice?.serious).toBe(true);
  });
});
