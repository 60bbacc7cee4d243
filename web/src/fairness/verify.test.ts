import { describe, expect, it } from 'vitest';
import vectors from '../../../src/chance/vectors.json';
import type { DrawMade } from '../wire/protocol';
import { bytesOf, hexOf } from './bytes';
import { contextOf, entropyCommitment, outcomeOf } from './chance';
import { verify } from './verify';

const secret = bytesOf(vectors.S) ?? new Uint8Array();
const entropy = new Uint8Array(32).fill(0xbb);
const faces = ['one', 'two', 'three', 'four', 'five', 'six'];
const head = 'game lanterns 1\noption lamps 7\noption wind calm\nedition {"lamps": [3, 5]}\n';

/** A game of ten draws with a move between each two, as the server would tell of it. */
const draws = Array.from({ length: 10 }, (_, draw): DrawMade => {
  const some = draw % 2 ? faces : faces.slice(0, 3);
  return { step: 2 * draw + 1, legal: some.map((face) => `die ${face}`), weights: some.map((_, at) => at + 1) };
});

function recordOf(others = ''): string {
  const context = contextOf(head, [{ seat: 1, value: entropy }]);
  const steps = draws.map(
    ({ legal, weights }, draw) => `chance ${legal[outcomeOf(secret, context, draw, weights)]}\n0 go on\n`,
  );
  const chance = [
    `chance 1\ncommit ${vectors.C}`,
    `entropy 1 ${vectors.entropy_commit_of_32_bytes_bb} ${hexOf(entropy)}${others}`,
    `reveal ${vectors.S}`,
  ];
  return `shengxiao record 1\n${head}${chance.join('\n')}\nseat 0 computer level 1\nseat 1 person Ann\nplay\n${steps.join('')}end 3 1\n`;
}

const record = recordOf();
const faultOf = (text: string, told = draws) => verify(text, told).fault;
/** Fails where there is nothing to alter. */
function altered(from: string | RegExp, to: string, text = record): string {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
}

describe('a game', () => {
  it('whose luck was drawn as it was committed to is verified', () => {
    expect(verify(record, draws)).toEqual({ fault: null, draws: 10, revealed: [1], withheld: [] });
  });

  it('may have seats that withheld their entropy', () => {
    expect(verify(recordOf(`\nentropy 2 ${vectors.C} withheld`), draws)).toMatchObject({
      revealed: [1],
      withheld: [2],
    });
  });

  it('without chance is verified by what was committed to', () => {
    const still = record.replace(/^chance die.*\n/gm, '');
    expect(verify(still, [])).toMatchObject({ fault: null, draws: 0 });
  });
});

describe('an altered record is found out', () => {
  it('by any one die, at its step', () => {
    for (const [draw, { step, legal }] of draws.entries()) {
      const lines = record.split('\n');
      const at = lines.indexOf('play') + step;
      const drawn = lines[at]?.replace('chance ', '') ?? '';
      const recorded = legal.find((face) => face !== drawn) ?? '';
      lines[at] = `chance ${recorded}`;
      expect(faultOf(lines.join('\n')), `draw ${draw}`).toEqual({ kind: 'draw', step, recorded, drawn });
    }
  });

  it('by one byte of the secret', () => {
    expect(faultOf(altered('reveal 0001', 'reveal 0002'))).toEqual({ kind: 'secret' });
    expect(faultOf(altered('reveal 0001', 'reveal 000'))).toEqual({ kind: 'secret' });
    expect(faultOf(altered(/^commit 52/m, 'commit 53'))).toEqual({ kind: 'secret' });
  });

  it('by one byte of an entropy, with or without its commitment', () => {
    expect(faultOf(altered(' bbbb', ' bbba'))).toEqual({ kind: 'entropy', seat: 1 });
    const other = new Uint8Array(32).fill(0xbb, 1);
    const both = altered(
      vectors.entropy_commit_of_32_bytes_bb,
      hexOf(entropyCommitment(other)),
      altered(hexOf(entropy), hexOf(other)),
    );
    expect(faultOf(both)).toMatchObject({ kind: 'draw' });
    expect(verify(both, draws, { own: [{ seat: 1, value: hexOf(entropy) }] }).fault).toEqual({
      kind: 'own_entropy',
      seat: 1,
    });
    expect(faultOf(altered(hexOf(entropy), 'withheld'))).toMatchObject({ kind: 'draw' });
  });

  it('by one option, one value of the edition or another game', () => {
    for (const [from, to] of [
      ['option lamps 7', 'option lamps 8'],
      ['option wind calm\n', ''],
      ['[3, 5]', '[3, 6]'],
      ['game lanterns 1', 'game lanterns 2'],
    ] as const)
      expect(faultOf(altered(from, to)), to).toMatchObject({ kind: 'draw' });
  });

  it('by a step of chance too many or too few', () => {
    expect(faultOf(altered(/^chance die.*\n/m, ''))).toMatchObject({ kind: 'outcomes' });
    expect(faultOf(altered('end 3 1', 'chance die one\nend 3 1'))).toEqual({ kind: 'outcomes', step: 21 });
  });
});

describe('what the server tells of the draws', () => {
  it('must have the step, the outcome and a weight for each outcome', () => {
    const first = draws[0] as DrawMade;
    const wrong: DrawMade[] = [
      { ...first, step: 2 },
      { ...first, legal: ['die nine', 'die ten', 'die eleven'] },
      { ...first, legal: [...first.legal.slice(0, 2), first.legal[0] ?? ''] },
      { ...first, weights: [1, 2] },
      { ...first, weights: [0, 0, 0] },
      { ...first, weights: [1, -2, 3] },
    ];
    for (const one of wrong)
      expect(faultOf(record, [one, ...draws.slice(1)]), JSON.stringify(one)).toEqual({ kind: 'outcomes', step: 1 });
    expect(faultOf(record, draws.slice(0, -1))).toEqual({ kind: 'outcomes', step: 19 });
    expect(faultOf(record, [...draws, { ...first, step: 21 }])).toEqual({ kind: 'outcomes', step: 21 });
  });
});

describe('what cannot be verified is said', () => {
  it('where the record has no chance, or its secret is not told yet', () => {
    expect(faultOf('shengxiao record 1\ngame lanterns 1\nplay\nopen\n', [])).toEqual({ kind: 'no_chance' });
    expect(faultOf(altered(/^reveal.*\n/m, ''))).toEqual({ kind: 'not_revealed' });
  });

  it('where the table told another commitment before the game', () => {
    expect(verify(record, draws, { commit: vectors.C }).fault).toBeNull();
    expect(verify(record, draws, { commit: vectors.X }).fault).toEqual({ kind: 'other_commitment' });
  });
});
