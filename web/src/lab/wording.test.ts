import { describe, expect, it } from 'vitest';
import { errorWords, type EditionKey } from './desk';
import { agentWords, labelOf, partsOf, valueWords } from './wording';

const key = (name: string, of: string[] = []): EditionKey => ({ key: name, of, value: 1, usual: 1 });

describe('an edition', () => {
  it('is shown part by part, entry by entry', () => {
    const keys = [
      key('track.finish'),
      key('track.river'),
      key('range[0].low_top', ['Cheat']),
      key('space[4].green', ['3-4', '4']),
      key('space[4].yellow', ['3-4', '4']),
    ];
    const parts = partsOf('great_race', keys);
    expect(parts.map(({ id, entries }) => [id, ...entries.map(({ title }) => title)])).toEqual([
      ['track', ''],
      ['range', 'Cheat'],
      ['space', '3-4, 4'],
    ]);
    expect(parts[0]?.entries[0]?.fields.map(({ name }) => name)).toEqual([
      'Spaces from start to finish',
      'The river begins at space',
    ]);
  });

  it('has lists in rows', () => {
    const dice = ['[0][0]', '[0][1]', '[1][0]'].map((place) =>
      key(`tile[5].panels${place}`, ['Rat', 'animal', 'Water']),
    );
    const [field] = partsOf('wu_xing', dice)[0]?.entries[0]?.fields ?? [];
    expect(field?.rows.map((row) => row.length)).toEqual([2, 1]);
    expect(labelOf('wu_xing', dice[1] as EditionKey)).toBe('Rat: Dice of the panels: no. 1.2');
  });

  it('calls values and players by their names', () => {
    expect(valueWords('smaller')).toBe('the smaller number');
    expect(valueWords('2+trade')).toBe('2+trade');
    expect(['level:5', 'random', 'greedy~10'].map(agentWords)).toEqual(['Computer, level 5', 'At random', 'greedy~10']);
  });
});

it('tells the errors of the lab', () => {
  expect(errorWords({ id: 'lab.desk_none', arguments: [7], clause: '' })).toBe('There is no experiment 7');
  const cause = { id: 'edition.out_of_range', arguments: [900, 2, 200], clause: 'GR-1' };
  const entry = { id: 'edition.entry', arguments: ['track.finish', { error: cause }], clause: 'GR-1' };
  const file = { id: 'edition.in_file', arguments: ['my.toml', { error: entry }], clause: 'GR-1' };
  expect(errorWords(file)).toBe('track.finish: 900 is out of range (2 to 200) (GR-1)');
});
