// Verifiable chance, format 1: docs/verifiable_chance.md. WebCrypto exists only where the page came by https or from this computer,
// so the hashes are those of a library.
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { joined, u32, u64, utf8 } from './bytes';

/** C, of the secret of a table. */
export const commitment = (secret: Uint8Array): Uint8Array => sha256(joined(utf8('shengxiao chance 1'), secret));

/** K, of the entropy of a client. */
export const entropyCommitment = (entropy: Uint8Array): Uint8Array =>
  sha256(joined(utf8('shengxiao entropy 1'), entropy));

/** X, of the lines that say what is played, and of what was revealed, in the order of the seats. */
export function contextOf(head: string, revealed: { seat: number; value: Uint8Array }[]): Uint8Array {
  const lines = utf8(head);
  const entropies = revealed.flatMap(({ seat, value }) => [u32(seat), u32(value.length), value]);
  return sha256(joined(utf8('shengxiao context 1'), u32(lines.length), lines, ...entropies));
}

/** Block `b` of a draw: 32 bytes, read as four words. */
export const blockOf = (secret: Uint8Array, context: Uint8Array, draw: number, b: number): Uint8Array =>
  hmac(sha256, secret, joined(context, u64(draw), u32(b)));

const words = 1n << 64n;

/** The place of the outcome of a draw among outcomes with these weights, whole numbers with a sum of 1 at least. */
export function outcomeOf(secret: Uint8Array, context: Uint8Array, draw: number, weights: number[]): number {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  const bound = (words / sum) * sum;
  for (let b = 0; ; b += 1) {
    const block = new DataView(blockOf(secret, context, draw, b).slice().buffer);
    for (let at = 0; at < 32; at += 8) {
      const word = block.getBigUint64(at);
      if (word < bound) return placeOf(word % sum, weights);
    }
  }
}

function placeOf(rest: bigint, weights: number[]): number {
  let sum = 0n;
  return weights.findIndex((weight) => (sum += BigInt(weight)) > rest);
}
