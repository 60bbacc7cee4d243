import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sound } from './sound.svelte';

/** How loud each tone was at its loudest. */
let heard: number[] = [];

class Output {
  state = 'running';
  currentTime = 0;
  createOscillator = () => ({ frequency: {}, connect: (next: unknown) => next, start: vi.fn(), stop: vi.fn() });
  createGain = () => {
    const levels: number[] = [];
    const ramp = (level: number) => void (levels.push(level) === 2 && heard.push(levels[0] ?? 0));
    return { gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: ramp }, connect: vi.fn() };
  };
}

describe('a sound', () => {
  beforeEach(() => {
    heard = [];
    vi.stubGlobal('AudioContext', Output);
    vi.stubGlobal('window', globalThis);
    sound.wake();
  });
  afterEach(() => {
    sound.on = true;
    sound.volume.now = 5;
  });

  it('is as loud as its volume says', () => {
    sound.play('move');
    const [middle = 0] = heard;
    sound.volume.now = 10;
    sound.play('move');
    expect(heard[2]).toBeCloseTo(4 * middle);
    sound.volume.now = 1;
    sound.play('move');
    expect(heard[4]).toBeCloseTo(middle / 25);
  });

  it('is not to be heard where sounds are off', () => {
    sound.on = false;
    sound.play('end');
    expect(heard).toEqual([]);
  });
});
