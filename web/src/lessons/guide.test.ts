import { describe, expect, it } from 'vitest';
import type { Step } from '../wire/protocol';
import { Guide } from './guide';
import type { Course } from './lessons';

const lesson = (id: string, clause: string) => ({ id, clause });
const course = { version: 1, lessons: [lesson('jump', 'CC-10'), lesson('home', 'CC-15')] } as Course;
const step = (...clauses: string[]) => ({ causes: clauses.map((clause) => ({ clause })) }) as unknown as Step;

describe('the guide through a first game', () => {
  it('says what a lesson taught when it first comes about, and once', () => {
    const guide = new Guide(course);
    const steps = [step()];
    expect(guide.explain(steps)).toBeNull();
    steps.push(step('CC-15', 'CC-99'));
    expect(guide.explain(steps)?.id).toBe('home');
    expect(guide.explain(steps)).toBeNull();
    steps.push(step('CC-15'), step('CC-10'));
    expect(guide.explain(steps)?.id).toBe('jump');
  });

  it('hints once at each turn', () => {
    const guide = new Guide(course);
    expect([3, 3, 5, 3].map((at) => guide.hints(at))).toEqual([true, false, true, true]);
  });
});
