import { afterEach, describe, expect, it } from 'vitest';
import { legalAt, viewAt } from '../../../tools/golden';
import { language } from '../../words/catalogue.svelte';
import { advise } from './advise';

const view = viewAt('celestial_checkers', 40);
const place = legalAt('celestial_checkers', 2);
const slide = legalAt('celestial_checkers', 40);
const jump = { seat: 1, move: 'e5xc3', action: { kind: 'jump', from: 'e5', over: 'd4', to: 'c3' } };

describe('advice', () => {
  afterEach(() => (language.now = 'en'));

  it('is said in words', () => {
    expect(advise(place, view)).toBe('place the Rat on c1');
    expect(advise(slide, view)).toBe('move the Rat to g7');
    expect(advise(jump, view)).toBe('take the Dragon on d4 with the Tiger');
  });

  it('speaks Chinese', () => {
    language.now = 'zh';
    expect(advise(place, view)).toBe('把鼠放在 c1');
    expect(advise(jump, view)).toBe('用虎吃 d4 上的龙');
  });
});
