import { describe, expect, it } from 'vitest';
import vectors from '../../../src/chance/vectors.json';
import { bytesOf, hexOf } from './bytes';
import { blockOf, commitment, contextOf, entropyCommitment, outcomeOf } from './chance';

const bytes = (hex: string): Uint8Array => bytesOf(hex) ?? new Uint8Array();
const secret = bytes(vectors.S);
const entropies = Object.entries(vectors.entropy).map(([seat, hex]) => ({ seat: Number(seat), value: bytes(hex) }));
const context = contextOf(vectors.T, entropies);
const outcomes = (weights: number[], count: number) =>
  Array.from({ length: count }, (_, draw) => outcomeOf(secret, context, draw, weights));

describe('verifiable chance agrees with the test vectors', () => {
  it('in commitments', () => {
    expect(hexOf(commitment(secret))).toBe(vectors.C);
    expect(hexOf(entropyCommitment(new Uint8Array(32).fill(0xbb)))).toBe(vectors.entropy_commit_of_32_bytes_bb);
  });

  it('in the context and a block', () => {
    expect(hexOf(context)).toBe(vectors.X);
    expect(hexOf(blockOf(secret, context, 0, 0))).toBe(vectors.block_0_0);
  });

  it('in draws', () => {
    expect(outcomes(vectors.weights, 10)).toEqual(vectors.draws_0_to_9);
    expect(outcomes(vectors.weights_b, 10)).toEqual(vectors.draws_b_0_to_9);
    expect(outcomes(vectors.weights_c, 20)).toEqual(vectors.draws_c_0_to_19);
  });
});

describe('bytes', () => {
  it('are written in lower case, two digits each', () => {
    expect(hexOf(Uint8Array.of(0, 10, 255))).toBe('000aff');
    expect(bytesOf('000aff')).toEqual(Uint8Array.of(0, 10, 255));
    for (const wrong of ['', '0', '0g', '0AFF', 'withheld']) expect(bytesOf(wrong), wrong).toBeNull();
  });
});
