import { animals as coloured } from 'virtual:animals/coloured';
import { animals as paper } from 'virtual:animals/paper';
import { describe, expect, it } from 'vitest';
import { scenes } from './scenes';
import { words } from './words';

describe('the pictures of the actions', () => {
  it('are there for every action, each another one', () => {
    expect(Object.keys(scenes).sort()).toEqual(Object.keys(words.actions).sort());
    expect(new Set(Object.values(scenes).map((scene) => JSON.stringify(scene))).size).toBe(8);
  });

  it.each(Object.entries(scenes))(
    '%s shows animals that are cut out, one of them red, inside the picture',
    (_, { actors }) => {
      expect(actors.filter(({ red }) => red)).toHaveLength(1);
      for (const { animal, x, ground, size } of actors) {
        expect(paper[animal] && coloured[animal], animal).toBeTruthy();
        expect(x).toBeGreaterThan(28);
        expect(x + size).toBeLessThan(132);
        expect(ground - size).toBeGreaterThan(0);
        expect(ground).toBeLessThan(64);
      }
    },
  );

  it('are light', () => {
    expect(JSON.stringify(scenes).length).toBeLessThan(6000);
  });
});
