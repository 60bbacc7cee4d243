import { beforeEach, describe, expect, it } from 'vitest';
import { animalOf } from './animals';
import { Hold, type Situation } from './hold.svelte';

const piece = (seat: number, animal: string, square: string) => ({ ...animalOf(animal), seat, animal, square });
const at = (x: number, y: number) => ({ clientX: x, clientY: y }) as PointerEvent;

describe('holding', () => {
  let situation: Situation;
  let played: string[];
  let asked: string[];
  let pointed: string[];
  let hold: Hold;

  beforeEach(() => {
    situation = {
      board: [piece(0, 'Ox', 'c3'), piece(0, 'Rat', 'e3'), piece(1, 'Dog', 'd4')],
      legal: [
        { seat: 0, move: 'c3xe5', action: { kind: 'jump', from: 'c3', over: 'd4', to: 'e5' } },
        { seat: 0, move: 'g1xe3', action: { kind: 'jump', from: 'g1', over: 'f2', to: 'e3' } },
      ],
      chain: null,
    };
    played = [];
    asked = [];
    pointed = [];
    hold = new Hold({
      situation: () => situation,
      play: ({ move }) => played.push(move),
      why: (_, move) => asked.push(move),
      pickedUp: () => undefined,
      dropped: () => undefined,
      empty: (square) => pointed.push(square),
    });
  });

  it('picks up with one press and puts down with the next', () => {
    hold.pressSquare('c3', at(0, 0));
    hold.release('c3');
    expect(hold.held?.animal).toBe('Ox');
    hold.pressSquare('e5', at(0, 0));
    expect(played).toEqual(['c3xe5']);
  });

  it('takes the animal that is pointed at', () => {
    hold.activate('c3');
    hold.activate('d4');
    expect(played).toEqual(['c3xe5']);
  });

  it('drags', () => {
    hold.pressSquare('c3', at(0, 0));
    hold.move(at(30, 30));
    expect(hold.drag).toEqual({ x: 30, y: 30 });
    hold.release('e5');
    expect(played).toEqual(['c3xe5']);
  });

  it('goes back to its square when let go beside the board', () => {
    hold.pressSquare('c3', at(0, 0));
    hold.move(at(30, 30));
    hold.release(undefined);
    expect([played, asked]).toEqual([[], []]);
    expect(hold.drag).toBeNull();
  });

  it('asks why where it cannot go', () => {
    hold.activate('c3');
    hold.activate('b4');
    expect(asked).toEqual(['c3-b4']);
    expect(hold.held?.from).toBe('c3');
  });

  it('changes to another animal of the seat', () => {
    hold.activate('c3');
    hold.activate('e3');
    expect(hold.held?.animal).toBe('Rat');
    expect(hold.targets.size).toBe(0);
  });

  it('is let go by a second press', () => {
    hold.pressSquare('c3', at(0, 0));
    hold.release('c3');
    hold.pressSquare('c3', at(0, 0));
    hold.release('c3');
    expect(hold.held).toBeNull();
  });

  it('cannot hold what is not its own', () => {
    hold.activate('d4');
    expect(hold.held).toBeNull();
  });

  it('must hold something before it puts it down', () => {
    hold.pressSquare('f4', at(0, 0));
    hold.activate('b4');
    expect(pointed).toEqual(['f4', 'b4']);
    situation = { ...situation, legal: [] };
    hold.pressSquare('f4', at(0, 0));
    expect(pointed).toHaveLength(2);
  });

  it.each(['e5', 'd4'])('captures at once where one animal alone can, by a press on %s', (square) => {
    hold.pressSquare(square, at(0, 0));
    expect([played, pointed]).toEqual([['c3xe5'], []]);
  });

  it('leaves the choice where several can capture there, and all to whoever learns', () => {
    const other = { seat: 0, move: 'g3xe5', action: { kind: 'jump', from: 'g3', over: 'f4', to: 'e5' } };
    situation = { ...situation, legal: [...situation.legal, other] };
    hold.activate('e5');
    expect([played, pointed]).toEqual([[], ['e5']]);
    situation = { ...situation, exercise: true };
    hold.activate('d4');
    expect([played, pointed]).toEqual([[], ['e5', 'd4']]);
  });

  it('picks up who alone can step to a square', () => {
    const step = { seat: 0, move: 'e3-f4', action: { kind: 'slide', from: 'e3', to: 'f4' } };
    situation = { ...situation, legal: [...situation.legal, step] };
    hold.activate('f4');
    expect([hold.held?.animal, played]).toEqual(['Rat', []]);
    hold.activate('f4');
    expect(played).toEqual(['e3-f4']);
  });

  const steps = (...squares: string[]) =>
    squares.map((to) => ({ seat: 0, move: `e3-${to}`, action: { kind: 'slide', from: 'e3', to } }));

  it('shows at once where the one animal can go that can move, and moves it there', () => {
    situation = { ...situation, legal: steps('f4', 'd4') };
    expect([...hold.targets.keys()]).toEqual(['f4', 'd4']);
    hold.pressSquare('f4', at(0, 0));
    expect([played, hold.held]).toEqual([['e3-f4'], null]);
    situation = { ...situation, exercise: true };
    expect(hold.ready).toBeNull();
  });

  it('makes the only move with one press on the animal, or Enter', () => {
    situation = { ...situation, legal: steps('f4') };
    hold.pressSquare('e3', at(0, 0));
    expect(played, 'it may be dragged').toEqual([]);
    hold.release('e3');
    hold.activate('e3');
    expect(played).toEqual(['e3-f4', 'e3-f4']);
    situation = { ...situation, exercise: true };
    hold.renew();
    hold.activate('e3');
    expect(played, 'whoever learns picks it up').toHaveLength(2);
  });

  it('does not speak of an animal that was only asked about, since it can go nowhere', () => {
    hold.activate('e3');
    hold.activate('f4');
    expect([asked, pointed, hold.held]).toEqual([[], ['f4'], null]);
    hold.activate('e3');
    hold.activate('e5');
    expect(played, 'it is the Ox that captures').toEqual(['c3xe5']);
  });

  it('holds the animal that goes on jumping', () => {
    situation = { ...situation, chain: 'c3' };
    hold.renew();
    expect(hold.held).toEqual({ seat: 0, animal: 'Ox', from: 'c3' });
  });

  it('moves one that strolls at a press where it can go, and picks up any other', () => {
    const stroller = { seat: 0, animal: 'Rat', from: 'e3' };
    const ox = { seat: 0, move: 'c3-b4', action: { kind: 'slide', from: 'c3', to: 'b4' } };
    situation = { ...situation, legal: [...steps('f4'), ox], stroller };
    expect([[...hold.targets.keys()], hold.held]).toEqual([['f4'], null]);
    hold.activate('c3');
    expect(hold.held?.animal).toBe('Ox');
    hold.drop();
    hold.pressSquare('f4', at(0, 0));
    expect(played).toEqual(['e3-f4']);
  });

  it('goes on holding it, its targets lit, whatever else is pressed', () => {
    situation = { ...situation, chain: 'c3', legal: situation.legal.slice(0, 1) };
    hold.renew();
    const lit = () => [hold.held?.animal, ...hold.targets.keys()];
    for (const square of ['e3', 'f6']) {
      hold.pressSquare(square, at(0, 0));
      hold.release(square);
      hold.activate(square);
      expect(lit()).toEqual(['Ox', 'd4', 'e5']);
    }
    expect([pointed, asked]).toEqual([['e3', 'e3', 'f6', 'f6'], []]);
    hold.drop();
    hold.activate('e3');
    expect(hold.held, 'also after it was let go').toBeNull();
    hold.pressSquare('d4', at(0, 0));
    expect(played).toEqual(['c3xe5']);
  });
});
