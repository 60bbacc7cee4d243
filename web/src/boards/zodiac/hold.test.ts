import { beforeEach, describe, expect, it } from 'vitest';
import { trialOf, type Legal } from './actions';
import { Hold } from './hold.svelte';
import { shiftOf } from './moves';
import { cat, discard, legal as legalMoves, pangu, pass, up } from './testing';
import type { Place } from './view';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });
const card = (name: string, place: Place = 'hand') => ({ card: name, place });

describe('holding', () => {
  let legal: Legal[];
  let played: string[];
  let asked: string[];
  let hold: Hold;

  beforeEach(() => {
    legal = legalMoves(up('Ox'), discard('Ox'), discard('Rat', 'face_up'), pass);
    played = [];
    asked = [];
    hold = new Hold({
      legal: () => legal,
      next: () => 1,
      tried: shiftOf,
      attempt: (action) => {
        const { move, legal: can } = trialOf(legal, action);
        (can ? played : asked).push(move);
      },
      pickedUp: () => undefined,
      dropped: () => undefined,
    });
  });

  it('picks a card up and puts it into the other row', () => {
    hold.activate(card('Ox'));
    expect(hold.held).toEqual(card('Ox'));
    hold.put({ at: 'row', place: 'face_up' });
    expect(played).toEqual(['up Ox']);
  });

  it('puts back with a second press', () => {
    hold.activate(card('Ox'));
    hold.activate(card('Ox'));
    expect(hold.held).toBeNull();
  });

  it('asks why where a card cannot be used', () => {
    hold.activate(card('Tiger', 'face_up'));
    expect([hold.held, asked]).toEqual([null, ['down Tg']]);
  });

  it('asks why, once, where somebody drags a card that cannot be used', () => {
    hold.press(card('Tiger', 'face_up'), at(0, 0));
    hold.move(at(30, 0));
    hold.move(at(60, 0));
    hold.release({ at: 'discard' });
    hold.activate(card('Tiger', 'face_up'));
    expect([hold.held, hold.drag, asked]).toEqual([null, null, ['down Tg']]);
  });

  it('asks why where it cannot be put', () => {
    hold.activate(card('Rat', 'face_up'));
    hold.put({ at: 'row', place: 'hand' });
    expect([played, asked]).toEqual([[], ['down Rt']]);
  });

  it('goes back where it lay by a press on its own row', () => {
    hold.activate(card('Ox'));
    hold.put({ at: 'row', place: 'hand' });
    expect([hold.held, played, asked]).toEqual([null, [], []]);
  });

  it('does nothing when nobody here is to move', () => {
    legal = [];
    hold.activate(card('Ox'));
    expect([hold.held, asked]).toEqual([null, []]);
  });

  it('drags to the discards', () => {
    hold.press(card('Rat', 'face_up'), at(0, 0));
    hold.move(at(30, 0));
    expect([hold.held, hold.drag]).toEqual([card('Rat', 'face_up'), { x: 30, y: 0 }]);
    hold.release({ at: 'discard' });
    expect(played).toEqual(['discard ^Rt']);
  });

  it('drops what is dragged beside everything, and takes the click that follows for none', () => {
    hold.press(card('Ox'), at(0, 0));
    hold.move(at(30, 0));
    hold.release(null);
    hold.activate(card('Ox'));
    expect([hold.held, played]).toEqual([null, []]);
  });

  it('does not drag by a trembling hand', () => {
    hold.press(card('Ox'), at(0, 0));
    hold.move(at(3, 3));
    expect(hold.drag).toBeNull();
  });

  it('plays a Cat on the next seat and on no other', () => {
    legal = legalMoves(cat());
    hold.activate(card('Cat'));
    hold.put({ at: 'seat', seat: 1 });
    expect(played).toEqual(['play Cat']);
    hold.put({ at: 'seat', seat: 2 });
    expect([played.length, hold.held]).toEqual([1, null]);
  });

  it('asks where to only where a Pangu has the choice', () => {
    legal = legalMoves(pangu('Dragon', 1), pangu('Dragon', 1, 'face_up'), pangu('Rat', 2, 'face_up'));
    hold.activate(card('Pangu'));
    hold.put({ at: 'sign', seat: 1, sign: 'Dragon' });
    expect([hold.aim, played]).toEqual([{ seat: 1, sign: 'Dragon' }, []]);
    hold.drop();
    expect([hold.aim, hold.held], 'all of it is put back').toEqual([null, null]);
    hold.activate(card('Pangu'));
    hold.put({ at: 'sign', seat: 2, sign: 'Rat' });
    expect(played).toEqual(['play Pangu Rt<2^']);
  });

  it('asks why where a Pangu cannot take that sign', () => {
    legal = legalMoves(pangu('Rat', 2, 'face_up'));
    hold.activate(card('Pangu'));
    hold.put({ at: 'sign', seat: 1, sign: 'Goat' });
    expect([played, asked]).toEqual([[], ['play Pangu Gt<1']]);
  });
});
