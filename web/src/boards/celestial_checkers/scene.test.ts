import { describe, expect, it } from 'vitest';
import type { Action, Step } from '../../wire/protocol';
import { animalOf } from './animals';
import { sceneOf } from './scene';
import type { CheckersView } from './view';

const piece = (seat: number, animal: string, square: string) => ({ ...animalOf(animal), seat, animal, square });
const made = (action: Action): Step => ({ seat: 0, move: '', turn: 0, written: '', action });

describe('a scene', () => {
  const before: CheckersView = {
    phase: 'movement',
    mover: 0,
    chain: null,
    board: [piece(0, 'Ox', 'c3'), piece(1, 'Dog', 'd4'), piece(0, 'Rat', 'g7')],
    hands: [[], []],
    home: [[], []],
    captured: [[], []],
    scores: [0, 0],
  };

  it('has the captor behind whom it takes, and both on the board', () => {
    const scene = sceneOf(before, made({ kind: 'jump', from: 'c3', over: 'd4', to: 'e5' }));
    expect(scene?.taken).toEqual(piece(1, 'Dog', 'd4'));
    expect(scene?.home).toBe(false);
    expect(scene?.view.board.map(({ square }) => square)).toEqual(['e5', 'd4', 'g7']);
    expect(scene?.view.board[0]).toBe(scene?.mover);
  });

  it('has whoever comes home on the last square, not yet counted', () => {
    const scene = sceneOf(before, made({ kind: 'slide', from: 'g7', to: 'h8' }));
    expect([scene?.home, scene?.taken, scene?.mover.square]).toEqual([true, undefined, 'h8']);
    expect(scene?.view.scores).toEqual([0, 0]);
  });

  it('is none where everybody stays', () => {
    expect(sceneOf(before, made({ kind: 'slide', from: 'c3', to: 'b4' }))).toBeNull();
    expect(sceneOf(before, made({ kind: 'place', animal: 'Pig', to: 'b4' }))).toBeNull();
  });
});
