import { describe, expect, it } from 'vitest';
import type { Step, View } from '../wire/protocol';
import { kindOf } from './games';
import { race, runner } from './great_race/testing';
import { sheetOf, viewOf } from './rat_and_dragon/testing';
import { seat as holder, view as wuXing } from './wu_xing/testing';
import { discard, drew, pangu, pass, took, turn, type BareTold } from './zodiac/testing';

const emblem = (game: string, view: View, winner: number, steps: Step[] = []) =>
  kindOf(game).emblem?.(view, winner, steps);

describe('the sign at the head of a result', () => {
  it('is the cleverest animal brought home in Celestial Checkers', () => {
    const view = { game: '', home: [['Ox', 'Rat', 'Dog'], []] };
    expect(emblem('celestial_checkers', view, 0)).toBe('Rat');
    expect(emblem('celestial_checkers', view, 1)).toBe('');
  });

  it('is the animal of the winner in The Great Race', () => {
    const view = { game: '', ...race({ seats: [runner({ animal: 'Goat' }), runner({ animal: 'Pig' })] }) };
    expect(emblem('great_race', view, 1)).toBe('Pig');
  });

  it('is the last of the twelve in Zodiac, however it came', () => {
    const won = (...actions: BareTold[]) =>
      emblem('zodiac', { game: '', winner: 1 }, 1, turn(1, 3, ...actions) as Step[]);
    expect(won(...drew('Rabbit'), pass)).toBe('Rabbit');
    expect(won(took('Ox'), discard('Pig'))).toBe('Ox');
    expect(won(pangu('Dragon', 0))).toBe('Dragon');
    expect(won(...drew('Ox'), discard('Ox'))).toBe('');
    expect(emblem('zodiac', { game: '', winner: null }, 1, turn(1, 3, ...drew('Rabbit')) as Step[])).toBe('');
  });

  it('is the most valuable animal of the winner in Wu Xing', () => {
    const tiles = wuXing().tiles.map((tile) => (tile.name === 'Rat' ? { ...tile, value: 7 } : tile));
    const view = wuXing({ tiles, seats: [holder({ tiles: ['Wood', 'Tiger', 'Rat'] }), holder({ tiles: ['Wood'] })] });
    expect(emblem('wu_xing', view, 0)).toBe('Rat');
    expect(emblem('wu_xing', view, 1)).toBe('');
  });

  it('is the higher animal of the best pair in The Rat and the Dragon', () => {
    const sheet = sheetOf(1, ['aabbbccccc'], {}, ['ac']);
    expect(emblem('rat_and_dragon', viewOf([sheetOf(0, ['aaaabb'], {}, ['ab']), sheet]), 1)).toBe(
      sheet.creatures.find(({ number }) => number === 5)?.creature,
    );
    expect(emblem('rat_and_dragon', viewOf([sheetOf(0, ['aabb'])]), 0)).toBe('');
  });
});
