// Every view of the golden game is drawn, for a player and for somebody who looks on.
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../tools/golden';
import type { Action, Step, View } from '../../wire/protocol';
import type { NamedSeat } from '../board';
import { kind } from '.';
import Board from './Board.svelte';
import { lanternsView } from './view';

const views = linesOf('template').filter(({ is }) => is === 'view');

const seats = ['Ann', 'Bo'].map((name): NamedSeat => ({
  who: 'person',
  name,
  called: name,
  given: name,
  mine: name === 'Ann',
  thinks: false,
}));

function drawn(view: View, viewer: number | null, bids: number[] = []): string {
  const legal = bids.map((card) => ({ seat: 0, move: `bid ${card}`, action: { kind: 'bid', card } }));
  const asks = {
    play: () => undefined,
    why: () => undefined,
    say: () => undefined,
    reveal: null,
    skip: null,
    toldTo: () => undefined,
  };
  const words = { said: () => '', told: () => '' };
  const rest = { points: [], winners: [], steps: [], latest: [], arrows: [], flipped: false, ...words };
  return render(Board, { props: { view, viewer, seats, toAct: [0], legal, over: false, ...rest, ...asks } }).body;
}

describe('the board of Lanterns', () => {
  it('draws every golden view', () => {
    expect(views.length).toBeGreaterThan(3);
    for (const { view, viewer } of views) {
      const { prize, points } = lanternsView(view);
      const html = drawn(view, viewer === 'watcher' ? null : Number(viewer));
      expect(html).toContain(prize === null ? 'No prize yet' : `The prize: ${prize}`);
      for (const count of points) expect(html).toContain(`${count} point`);
    }
  });

  it('lets the viewer bid what is legal, and nothing else', () => {
    const [view] = views.flatMap(({ view }) => (lanternsView(view).hand.length > 1 ? [view] : []));
    expect(view).toBeDefined();
    if (!view) return;
    const [first = 0, second = 0] = lanternsView(view).hand;
    const html = drawn(view, 0, [first]);
    expect(html).toMatch(new RegExp(`<button[^>]*data-can="bid ${first}"(?![^>]*disabled)`));
    expect(html).toMatch(new RegExp(`<button[^>]*disabled[^>]*aria-label="Bid ${second}"`));
  });

  it('tells what happened', () => {
    const view = (more: object) => ({ game: 'template', prize: null, points: [0, 0], ...more }) as View;
    const step = (seat: Step['seat'], action: Action): Step => ({ seat, move: '', turn: 0, written: '', action });
    const bid = { kind: 'bid', card: null };
    expect(kind.tell(view({ prize: 9 }), view({ prize: 9 }), ['Ann', 'Bo'], [step(1, bid)])).toEqual(['Bo has bid.']);
    expect(
      kind.tell(
        view({ prize: 9 }),
        view({ prize: 4, points: [9, 0] }),
        ['Ann', 'Bo'],
        [step(0, bid), step('chance', { kind: 'prize', card: 4 })],
      ),
    ).toEqual(['Ann has bid.', 'Ann won the prize 9.', 'The next prize is 4.']);
  });
});
