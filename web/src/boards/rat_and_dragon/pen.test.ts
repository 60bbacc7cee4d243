import { beforeEach, describe, expect, it } from 'vitest';
import type { LegalMove } from '../../wire/protocol';
import type { Desk } from './desk';
import { Pen } from './pen.svelte';
import { neighbours, rowsOf } from './view';

const grid = { columns: 15, rows: 15 };

const draw = (square: string): LegalMove => ({ seat: 0, move: square, action: { kind: 'draw', square } });
const choice = (number: number): LegalMove => ({
  seat: 0,
  move: `choose ${number}`,
  action: { kind: 'choose', number },
});

describe('the pen', () => {
  let desk: Desk;
  let played: string[];
  let asked: string[];
  let pen: Pen;

  /** The table with so much drawn of a Snake. */
  function table(squares: string[]): void {
    const next = squares.length ? squares.flatMap((square) => neighbours(grid, square)) : ['c3', 'd3', 'e3', 'c4'];
    const legal = squares.length < 5 ? next.filter((square) => !squares.includes(square)) : [];
    desk = {
      grid,
      seat: 0,
      legal: legal.map(draw),
      drawing: {
        number: 5,
        creature: 'Snake',
        left: 5 - squares.length,
        squares,
        room: rowsOf(grid)
          .flat()
          .filter((square) => !squares.includes(square)),
        partners: [],
        alone: null,
        partner: null,
      },
    };
  }

  beforeEach(() => {
    table([]);
    played = [];
    asked = [];
    pen = new Pen({
      desk: () => desk,
      play: (_, move) => played.push(move),
      why: (_, move) => asked.push(move),
    });
  });

  it('sends one square and the next when the table has answered', () => {
    pen.press('c3');
    pen.drag('d3');
    pen.drag('e3');
    expect(played).toEqual(['c3']);
    table(['c3']);
    pen.renew();
    expect(played).toEqual(['c3', 'd3']);
    expect(pen.plan).toEqual(['d3', 'e3']);
    table(['c3', 'd3']);
    pen.renew();
    expect(played).toEqual(['c3', 'd3', 'e3']);
  });

  it('draws every square that a quick pointer passed', () => {
    pen.press('c3');
    pen.drag('f3');
    expect(pen.plan).toEqual(['c3', 'd3', 'e3', 'f3']);
  });

  it('stops when the creature is complete', () => {
    pen.press('c3');
    pen.drag('k3');
    expect(pen.plan).toHaveLength(5);
    expect(pen.left).toBe(0);
  });

  it('takes back what was not sent where the pointer goes back', () => {
    pen.press('c3');
    pen.drag('e3');
    pen.drag('d3');
    expect(pen.plan).toEqual(['c3', 'd3']);
    pen.drag('c3');
    expect(pen.plan).toEqual(['c3']);
    expect(played).toEqual(['c3']);
  });

  it('sends again what came too late', () => {
    pen.press('c3');
    table([]);
    pen.renew();
    expect(played).toEqual(['c3', 'c3']);
    pen.renew();
    expect(played).toHaveLength(2);
  });

  it('sends a choice again while the table offers it', () => {
    const offered = () => [choice(5)];
    desk = { ...desk, drawing: null, legal: offered() };
    pen.choose(choice(5));
    pen.renew();
    expect(played).toEqual(['choose 5']);
    desk.legal = offered();
    pen.renew();
    expect(played).toEqual(['choose 5', 'choose 5']);
    table([]);
    pen.renew();
    desk.legal = offered();
    pen.renew();
    expect(played).toHaveLength(2);
  });

  it('sends one choice, not another while the first is on its way', () => {
    desk = {
      ...desk,
      drawing: null,
      legal: [5, 8].map(choice),
    };
    pen.choose(choice(5));
    pen.choose(choice(8));
    expect(played).toEqual(['choose 5']);
    expect(pen.wanted).toEqual(choice(5));
    table([]);
    pen.renew();
    expect(pen.wanted).toBeNull();
  });

  it('drops what the table does not allow and asks why', () => {
    pen.press('c3');
    pen.drag('d3');
    table(['c3']);
    desk.legal = desk.legal.filter(({ move }) => move !== 'd3');
    pen.renew();
    expect(pen.plan).toEqual([]);
    expect(asked).toEqual(['d3']);
    expect(pen.refused).toBe(1);
  });

  it('asks why where nothing can be drawn, and draws nothing from there', () => {
    pen.press('k9');
    pen.drag('c3');
    expect(asked).toEqual(['k9']);
    expect(played).toEqual([]);
  });

  it('goes on from what is drawn', () => {
    table(['c3', 'd3']);
    pen.press('d3');
    pen.drag('d4');
    pen.lift();
    pen.drag('d5');
    expect(pen.plan).toEqual(['d4']);
    expect(asked).toEqual([]);
  });

  it('forgets its plan when the drawing is taken back, and keeps it while the table is away', () => {
    pen.press('c3');
    pen.drag('d3');
    desk.legal = [];
    pen.renew();
    expect(pen.plan).toEqual(['c3', 'd3']);
    desk.drawing = null;
    pen.renew();
    expect(pen.plan).toEqual([]);
  });

  it('stops where it is told to', () => {
    pen.press('c3');
    pen.drag('e3');
    pen.stop();
    pen.drag('f3');
    expect(pen.plan).toEqual(['c3']);
  });

  it('does nothing for nobody', () => {
    desk.seat = null;
    pen.press('c3');
    expect([played, asked]).toEqual([[], []]);
  });
});
