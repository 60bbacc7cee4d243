import { expect, it, vi } from 'vitest';
import { leafing, stepping, timesOf } from './stepping';

const stops = [0, 24, 27, 28, 30];
const go = (key: string, step: number) => stepping[key]?.to(step, stops);

it('goes from one stop to the next', () => {
  expect([0, 24, 27, 28].map((step) => go('ArrowRight', step))).toEqual([24, 27, 28, 30]);
  expect([30, 28, 27, 24].map((step) => go('ArrowLeft', step))).toEqual([28, 27, 24, 0]);
});

it('goes from between two stops to either', () => {
  expect(go('ArrowRight', 25)).toBe(27);
  expect(go('ArrowLeft', 26)).toBe(24);
});

it('stays at the ends, and leads to them', () => {
  expect([go('ArrowLeft', 0), go('ArrowRight', 30)]).toEqual([0, 30]);
  expect([go('Home', 27), go('End', 3)]).toEqual([0, 30]);
});

it('goes on by single steps with Shift, within the game', () => {
  expect([go('Shift+ArrowRight', 24), go('Shift+ArrowLeft', 27)]).toEqual([25, 26]);
  expect([go('Shift+ArrowRight', 30), go('Shift+ArrowLeft', 0)]).toEqual([30, 0]);
});

it('knows where each time ends', () => {
  const when = (step: number) => (step < 27 ? '' : step < 30 ? 'Round 1' : 'Round 2');
  const ends = stops.map((end) => ({ at: end, end }));
  expect(timesOf(ends, when).map(({ name, end }) => [name, end])).toEqual([
    ['', 24],
    ['Round 1', 28],
    ['Round 2', 30],
  ]);
});

it('leafs from one time to the next, from within one to its end', () => {
  const goTo = vi.fn<(step: number) => void>();
  const at = (step: number) =>
    leafing(
      [24, 28, 30].map((end) => ({ name: `to ${end}`, at: end, end })),
      step,
      goTo,
    );
  at(28).back?.();
  at(28).on?.();
  at(26).on?.();
  expect(goTo.mock.calls).toEqual([[24], [30], [28]]);
  expect([at(24).back, at(30).on]).toEqual([null, null]);
  expect(at(26).times).toEqual(['to 24', 'to 28', 'to 30']);
  expect([24, 26, 28, 30].map((step) => at(step).at)).toEqual([0, 1, 1, 2]);
  at(24).goTo(2);
  expect(goTo).toHaveBeenLastCalledWith(30);
});
