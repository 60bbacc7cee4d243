import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../tools/golden';
import { deedsOf, isSign, legalOf, movesOf, trialOf, written, type Move } from './actions';
import { legal } from './testing';

const lines = linesOf('zodiac');

describe('what the server tells', () => {
  const done = lines.filter(({ is, actor }) => is === 'action' && actor !== 'chance');
  const told = lines.filter(({ is }) => is === 'told');

  it('is written as the server writes it', () => {
    const moves = movesOf(done.map(({ text, action }) => ({ seat: 0, move: text, action })));
    expect(moves.length).toBeGreaterThan(10);
    expect(moves.map(({ action }) => written(action))).toEqual(done.map(({ text }) => text));
  });

  it('is known, with whose turn it was', () => {
    const steps = told.map(({ text, action }) => ({ seat: 0, move: text, turn: 0, written: text, action }));
    const deeds = deedsOf(steps);
    expect(deeds.length).toBe(told.length);
    for (const { action } of deeds)
      expect(action).toMatchObject({ mover: expect.any(Number), turn: expect.any(Number) });
    const taken = deeds.flatMap(({ action }) => (action.kind === 'take' ? [action.card] : []));
    expect(taken).toEqual(['Tiger', 'Ox', 'Horse', 'Tiger']);
  });

  it('is left out where this client does not know it', () => {
    const strange = { seat: 0, move: 'c3-d4', turn: 0, written: '', action: { kind: 'slide' } };
    expect([movesOf([strange]), deedsOf([strange])]).toEqual([[], []]);
  });
});

const notation: [string, Move][] = [
  ['draw', { kind: 'draw' }],
  ['take', { kind: 'take' }],
  ['pass', { kind: 'pass' }],
  ['call', { kind: 'call' }],
  ['play Cat', { kind: 'play', card: 'Cat', from: 'hand' }],
  ['play ^Cat', { kind: 'play', card: 'Cat', from: 'face_up' }],
  ['play Pangu Dr<2', { kind: 'play', card: 'Pangu', from: 'hand', sign: 'Dragon', target: 2, to: 'hand' }],
  ['play Pangu Dr<2^', { kind: 'play', card: 'Pangu', from: 'hand', sign: 'Dragon', target: 2, to: 'face_up' }],
  ['play ^Pangu Rt<7', { kind: 'play', card: 'Pangu', from: 'face_up', sign: 'Rat', target: 7, to: 'hand' }],
  ['up Ox', { kind: 'up', card: 'Ox', from: 'hand' }],
  ['down Tg', { kind: 'down', card: 'Tiger', from: 'face_up' }],
  ['discard Pg', { kind: 'discard', card: 'Pig', from: 'hand' }],
  ['discard ^Pangu', { kind: 'discard', card: 'Pangu', from: 'face_up' }],
  ['fine ^Ox', { kind: 'fine', card: 'Ox', from: 'face_up' }],
  ['fine hand', { kind: 'fine', from: 'hand' }],
];

it.each(notation)('%s is written so', (text, move) => {
  expect(written(move)).toBe(text);
});

it.each(notation)('%s is found among the legal moves by what it does', (text, move) => {
  const all = legal(...notation.map(([, each]) => each)).map((each, index) => ({ ...each, move: `${index}` }));
  const at = notation.findIndex(([each]) => each === text);
  expect(legalOf(all, { ...move })?.move).toBe(`${at}`);
  expect(trialOf(all, move)).toEqual({ move: `${at}`, legal: true });
  expect(
    trialOf(
      all.filter((_, index) => index !== at),
      move,
    ),
  ).toEqual({ move: text, legal: false });
});

it('tells signs from other cards', () => {
  expect(['Ox', 'Pig', 'Cat', 'Pangu'].filter(isSign)).toEqual(['Ox', 'Pig']);
});
