import { afterEach, describe, expect, it } from 'vitest';
import type { View } from '../../wire/protocol';
import { language } from '../../words/catalogue.svelte';
import { advise } from './advise';
import { animalOf } from './animals';

const piece = (seat: number, animal: string, square: string) => ({ ...animalOf(animal), seat, animal, square });
const view: View = { game: 'celestial_checkers', board: [piece(0, 'Ox', 'c3'), piece(1, 'Dog', 'd4')] };

const place = { seat: 0, move: 'Rt@b2', kind: 'place', animal: 'Rat', to: 'b2' };
const slide = { seat: 0, move: 'c3-b4', kind: 'slide', from: 'c3', to: 'b4' };
const jump = { seat: 0, move: 'c3xe5', kind: 'jump', from: 'c3', over: 'd4', to: 'e5' };

describe('advice', () => {
  afterEach(() => (language.now = 'en'));

  it('is said in words', () => {
    expect(advise(place, view)).toBe('place the Rat on b2');
    expect(advise(slide, view)).toBe('move the Ox to b4');
    expect(advise(jump, view)).toBe('take the Dog on d4 with the Ox');
  });

  it('says where a whole chain leads', () => {
    expect(advise({ ...jump, move: 'c3xe5xg7' }, view)).toBe('take the Dog on d4 with the Ox, and jump on to g7');
  });

  it('speaks Chinese', () => {
    language.now = 'zh';
    expect(advise(place, view)).toBe('把鼠放在 b2');
    expect(advise(jump, view)).toBe('用牛吃 d4 上的狗');
  });
});
