import { describe, expect, it } from 'vitest';
import type { Section } from '../how_to_play/how_to_play';
import type { Step } from '../wire/protocol';
import { Guide } from './guide';
import type { Course } from './lessons';

const lesson = (id: string, clause: string) => ({
  id,
  clause,
  title: { en: id },
  text: { en: `The ${id} of its position` },
});
const course = { version: 1, lessons: [lesson('jump', 'CC-10'), lesson('home', 'CC-15')] } as unknown as Course;
const sections = [
  { id: 'aim', lesson: 'home', text: { en: 'What the game is about.' } },
  { id: 'homes', lesson: 'home', text: { en: 'Home is the last row.' } },
  { id: 'jumps', lesson: 'jump', text: { en: 'Jump over what you can.' } },
] as unknown as Section[];
const step = (...clauses: string[]) => ({ causes: clauses.map((clause) => ({ clause })) }) as unknown as Step;

describe('the guide through a first game', () => {
  it('says what a lesson taught when it first comes about, and once', () => {
    const guide = new Guide(course, sections);
    const steps = [step()];
    expect(guide.explain(steps)).toBeNull();
    steps.push(step('CC-15', 'CC-99'));
    expect(guide.explain(steps)?.title.en).toBe('home');
    expect(guide.explain(steps)).toBeNull();
    steps.push(step('CC-15'), step('CC-10'));
    expect(guide.explain(steps)?.title.en).toBe('jump');
  });

  it('says it as the page does that says how to play, not as the lesson does of its own position', () => {
    const guide = new Guide(course, sections.slice(0, 2));
    const steps = [step('CC-15')];
    expect(guide.explain(steps)).toEqual({
      title: { en: 'home' },
      text: { en: 'Home is the last row.' },
      clause: 'CC-15',
    });
    steps.push(step('CC-10'));
    expect(guide.explain(steps), 'there is nothing to say but a title').toBeNull();
  });

  it('says nothing that a finished lesson has taught', () => {
    const guide = new Guide(course, sections, ['home']);
    expect(guide.explain([step('CC-15')])).toBeNull();
    expect(guide.explain([step('CC-15'), step('CC-10')])?.title.en).toBe('jump');
  });

  it('hints once at each of the first turns, and then says that it rests', () => {
    const guide = new Guide(course);
    expect([3, 3, 5, 3].map((at) => guide.does(at))).toEqual(['hint', null, 'hint', 'hint']);
    expect([7, 9, 9, 11, 13].map((at) => guide.does(at))).toEqual(['hint', 'hint', null, 'rest', null]);
  });
});
