import { afterEach, expect, it, vi } from 'vitest';

const system = vi.hoisted(() => {
  const system: { matches: boolean; onchange?: () => void } = { matches: false };
  vi.stubGlobal('matchMedia', () => system);
  return system;
});
const { duration, motion } = await import('./motion');

const onPage = () => document.documentElement.dataset.motion;

afterEach(() => {
  motion.now = 'system';
  system.matches = false;
});

it('things move as the system says, also when it changes its mind', () => {
  expect([duration(200), onPage()]).toEqual([200, 'full']);
  system.matches = true;
  system.onchange?.();
  expect([duration(200), onPage()]).toEqual([0, 'reduced']);
});

it('things move as a person says, whatever the system says', () => {
  motion.now = 'reduced';
  expect([duration(200), onPage()]).toEqual([0, 'reduced']);
  system.matches = true;
  motion.now = 'full';
  system.onchange?.();
  expect([duration(200), onPage()]).toEqual([200, 'full']);
});
