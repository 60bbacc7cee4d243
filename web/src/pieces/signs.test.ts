import { afterEach, describe, expect, it } from 'vitest';
import golden from '../../../src/server/hello.golden.json';
import { hello } from '../wire/hello.svelte';
import type { Hello } from '../wire/protocol';
import { language } from '../words/catalogue.svelte';
import { elementHanzi, elementName, isElement, signName, signOf, signs } from './signs';

afterEach(() => {
  language.now = 'en';
  hello.hear(golden as Hello);
});

describe('a sign', () => {
  it('is what the server says', () => {
    expect(signs()).toHaveLength(12);
    expect(
      signs()
        .slice(0, 2)
        .map(({ name }) => name),
    ).toEqual(['Rat', 'Ox']);
    expect(signOf('Goat')).toEqual({ name: 'Goat', hanzi: '羊', element: 'Earth' });
    expect(signOf('Pangu')).toBeUndefined();
  });

  it('may be the Cat, which is not of the calendar', () => {
    expect(signOf('Cat')).toEqual({ name: 'Cat', hanzi: '猫', element: null });
  });

  it('has its name in the language of the page', () => {
    expect(['Goat', 'Cat', 'Pangu'].map(signName)).toEqual(['Goat', 'Cat', 'Pangu']);
    language.now = 'zh';
    expect(['Goat', 'Cat', 'Pangu'].map(signName)).toEqual(['羊', '猫', 'Pangu']);
  });
});

describe('an element', () => {
  it('is what the server says', () => {
    expect([isElement('Wood'), isElement('Rat')]).toEqual([true, false]);
    expect(elementHanzi('Metal')).toBe('金');
    expect(elementName('Metal')).toBe('Metal');
    language.now = 'zh';
    expect(elementName('Metal')).toBe('金');
  });
});

it('are none before the server has said them', () => {
  hello.hear({ ...(golden as Hello), signs: [], elements: [] });
  expect([signs().length, signOf('Goat'), isElement('Wood')]).toEqual([0, undefined, false]);
  language.now = 'zh';
  expect(signName('Goat')).toBe('Goat');
});
