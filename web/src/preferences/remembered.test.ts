import { beforeEach, describe, expect, it } from 'vitest';
import { Remembered, Switch } from './remembered.svelte';

beforeEach(() => localStorage.clear());

describe('a preference', () => {
  const volume = (worn: number[] = []) => new Remembered('volume', [1, 2, 3], 2, (value) => worn.push(value));

  it('is as usual until it is chosen, and is remembered', () => {
    expect(volume().now).toBe(2);
    volume().now = 3;
    expect(volume().now).toBe(3);
  });

  it('is as usual where what was kept is none of its values', () => {
    localStorage.setItem('volume', '11');
    expect(volume().now).toBe(2);
  });

  it('shows on the page at once', () => {
    const worn: number[] = [];
    volume(worn).now = 1;
    expect(worn).toEqual([2, 1]);
  });
});

it('a switch is on or off', () => {
  const quick = () => new Switch('quick');
  expect(quick().on).toBe(false);
  quick().on = true;
  expect(quick().on).toBe(true);
  expect(new Switch('slow', 'on').on).toBe(true);
});
