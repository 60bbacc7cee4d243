import { describe, expect, it } from 'vitest';
import { viewOf, creaturesOf, sheetOf } from './testing';
import { moreOf } from './instead';
import { sealedBy, sealedOn, sealersOf } from './sealed';
import { ratView } from './view';

const on = (picture: string[], pairs: string[] = []) => ({
  grid: { columns: picture[0]?.length ?? 0, rows: picture.length },
  creatures: creaturesOf(picture, pairs),
});
const numbers = (some: { number: number }[]) => some.map(({ number }) => number);

describe('a creature is sealed off', () => {
  it('where no square beside it is left', () => {
    expect(numbers(sealedOn(on(['abb.', 'bb..', '....'])))).toEqual([1]);
    expect(numbers(sealedOn(on(['abb.', 'bb..', '....'], ['ab']))), 'not one that has its partner').toEqual([]);
  });

  it('where the squares beside it are closed to the other kind, or too few', () => {
    // Beside the Rat a2 is left: a single square, where no even creature fits.
    expect(numbers(sealedOn(on(['abb', '.bb', 'ccc'])))).toEqual([1, 4, 3]);
    expect(numbers(sealedOn(on(['abb', '.bb', '...']))), 'beside the Dog nothing even can come').toEqual([1]);
    expect(numbers(sealedOn(on(['a...', '....'])))).toEqual([]);
  });

  it('by those beside it and those that close the squares left, which are told', () => {
    const sheet = on(['abb', '.bb', 'ccc']);
    const [rat, , rooster] = sheet.creatures;
    const told = (creature = rat) => {
      const { shut, by } = creature ? sealersOf(sheet, creature) : { shut: [], by: [] };
      return [shut, numbers(by)];
    };
    expect(told()).toEqual([['a2'], [4]]);
    expect(told(rooster)).toEqual([['a2'], [4]]);
  });

  it('by what is being drawn: others, unless they are its partner, and itself once it is complete', () => {
    const sheet = on(['a....', '.....', '.....']);
    expect(numbers(sealedBy(sheet, 4, ['b1', 'b2', 'a2', 'a3'], null))).toEqual([1]);
    expect(numbers(sealedBy(sheet, 4, ['b1', 'b2', 'a2', 'a3'], 'a1'))).toEqual([]);
    expect(numbers(sealedBy(on(['.bb', 'bbb', '...']), 1, ['a1'], null))).toEqual([1]);
    expect(numbers(sealedBy(on(['..bb', '..bb', 'bbbb']), 3, ['a1', 'b1'], null)), 'not yet complete').toEqual([8]);
  });
});

describe('of the last round', () => {
  const offered = (...numbers: number[]) => numbers;
  // Jun has drawn the Dog round the Rat; a Snake lies apart.
  const view = ratView(
    viewOf([sheetOf(0, []), sheetOf(1, ['ab...c', 'bb...c', 'b....c', '.....c', '.....c'])], { columns: 6, rows: 5 }),
  );

  it('it is said whom the new creature has sealed off', () => {
    expect(numbers(moreOf(view, 1, 'b1', offered(4, 10)).sealed)).toEqual([1]);
    expect(numbers(moreOf(view, 1, 'b1', offered(4, 10)).by)).toEqual([4]);
    expect(moreOf(view, 1, undefined, offered(4, 10)), 'not known which is new').toEqual({
      sealed: [],
      by: [],
      instead: '',
      there: '',
    });
  });

  it('and why it shut itself in', () => {
    const hole = ratView(viewOf([sheetOf(0, ['abb', 'bb.', '...'])], { columns: 3, rows: 3 }));
    expect(moreOf(hole, 0, 'a1', offered(1, 4)).there).toBe(
      'It fills a hole of 1 square where nothing larger odd fits.',
    );
    expect(moreOf(view, 1, 'b1', offered(4, 10)).there, 'it has not').toBe('');
  });

  it('and what the other one on offer would have brought', () => {
    const instead = (...numbers: number[]) => moreOf(view, 1, 'b1', offered(...numbers)).instead;
    expect(instead(4, 10)).toBe('The Horse 10 with the Rat 1 would have brought 9 + 0 back = +9.');
    expect(instead(4, 3)).toBe('The Rooster 3 would have had no partner in reach: −2.');
    expect(instead(), 'not known').toBe('');
  });

  it('and where there was but one, whether it could have been paired', () => {
    expect(moreOf(view, 1, 'b1', offered(4)).instead, 'it touches the Rat').toBe(
      'Only the Dog 4 was on offer; leaving it unpaired was a choice.',
    );
    expect(moreOf(view, 1, 'f1', offered(5)).instead).toBe('Only the Snake 5 was on offer.');
  });
});
