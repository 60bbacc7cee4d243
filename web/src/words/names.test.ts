import { afterEach, describe, expect, it } from 'vitest';
import { language } from './catalogue.svelte';
import { agreeing, does, object, of, together, toMove } from './names';

describe('a name in a sentence', () => {
  afterEach(() => (language.now = 'en'));

  it('is the subject or the object', () => {
    expect(['You', 'Bo'].map((name) => does(name, 'misses', 'miss'))).toEqual(['You miss', 'Bo misses']);
    expect(['You', 'Bo'].map(object)).toEqual(['you', 'Bo']);
    expect(does(object('You'), 'misses', 'miss')).toBe('you miss');
    expect(['You', 'Bo'].map(toMove)).toEqual(['Your turn', 'Bo to move']);
  });

  it('has something', () => {
    expect(['You', 'Bo'].map((name) => of('Horse', name))).toEqual(['your Horse', 'Bo’s Horse']);
  });

  it('stands with others, "you" first', () => {
    expect(together(['Bo', 'You', 'Lan'])).toBe('You, Bo and Lan');
    expect(together(['Bo', 'You'].map(object))).toBe('you and Bo');
    language.now = 'zh';
    expect(together(['阿波', '你'])).toBe('你和阿波');
  });

  it('agrees in a text of the server', () => {
    expect(agreeing('You has no token left')).toBe('you have no token left');
    expect(agreeing("it is You's turn")).toBe('it is your turn');
    expect(agreeing('a computer plays for You')).toBe('a computer plays for you');
    expect(agreeing('Bo has no token left')).toBe('Bo has no token left');
  });
});
