import { SvelteMap } from 'svelte/reactivity';
import { describe, expect, it } from 'vitest';
import { namedSeats } from '../seats/named';
import type { Action, Step, Table } from '../wire/protocol';
import type { Session } from './session.svelte';
import { Shown } from './shown.svelte';
import { madeAt, table as tableAt } from './testing';

const seats: Table['seats'] = [{ who: 'person', mine: true }, { who: 'computer' }];
const dice = [3, 4];
const thrown: Step = {
  ...madeAt(5, '3-4'),
  seat: 'chance',
  action: { kind: 'throw', mover: 0, dice } as Action,
};
const legal = [{ seat: 0, move: 'm', action: { kind: 'any' } }];

/** After so many steps. `at`: which one is on the screen, if not the newest. */
function shownOf(more: Partial<Table> = {}, { at, lesson = false }: { at?: number; lesson?: boolean } = {}) {
  const tableOf = (step: number): Table => ({ ...tableAt(step), step, told: 0, seats, ...more });
  const now = new SvelteMap([['table', tableOf(5)]]);
  const shown = new Shown(() => {
    const table = now.get('table') ?? tableOf(0);
    const session = { step: at ?? table.step, past: at === undefined ? null : {}, goTo: () => undefined };
    return { session: session as unknown as Session, table, seats: namedSeats(table, at === undefined, 0), lesson };
  });
  return Object.assign(shown, { goesOn: (to: number) => void now.set('table', tableOf(to)) });
}

describe('what the board has still to tell', () => {
  it('is in the log when it has been told', () => {
    const shown = shownOf();
    shown.toldTo(5, [1, 1]);
    shown.goesOn(9);
    expect([shown.tells, shown.logged.length, shown.moves.length]).toEqual([true, 5, 9]);
    shown.toldTo(7, [7, 8]);
    expect([shown.tells, shown.logged.length, shown.scores]).toEqual([true, 7, [7, 8]]);
    shown.toldTo(9);
    expect([shown.tells, shown.logged.length, shown.scores]).toEqual([false, 9, []]);
  });

  it('is not taken back', () => {
    const shown = shownOf();
    shown.toldTo(2);
    expect(shown.logged).toHaveLength(5);
  });

  it('is forgotten with the board', () => {
    const shown = shownOf();
    shown.toldTo(5, [7, 8]);
    shown.goesOn(9);
    shown.boardChanged();
    expect([shown.logged.length, shown.scores]).toEqual([9, []]);
  });

  it('is no matter where one looks back, and steps through', () => {
    const shown = shownOf({}, { at: 3 });
    shown.toldTo(5);
    shown.goesOn(9);
    expect([shown.tells, shown.logged.length]).toEqual([false, 9]);
    expect([shown.leaf === null, shownOf().leaf === null]).toEqual([false, true]);
  });
});

describe('what chance has drawn', () => {
  const moves = [...tableAt(4).moves, thrown];
  const game = { game: 'wu_xing', moves, legal };

  it('is held back until a person here throws', () => {
    const shown = shownOf(game);
    expect([shown.held, shown.moves.length]).toEqual([true, 4]);
  });

  it('is told of others, in a lesson, and when the game is over', () => {
    const ofOther = { ...thrown, action: { ...thrown.action, mover: 1 } };
    expect(shownOf({ ...game, moves: [...tableAt(4).moves, ofOther] }).held).toBe(false);
    expect(shownOf(game, { lesson: true }).held).toBe(false);
    expect(shownOf({ ...game, over: true }).held).toBe(false);
  });

  it('is not held, but not told either, while one looks back', () => {
    const shown = shownOf(game, { at: 3 });
    expect([shown.held, shown.moves.length]).toEqual([false, 4]);
  });
});
