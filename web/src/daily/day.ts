// The days, the same everywhere in the world, and the seeds of their deals.
import { sha256 } from '@noble/hashes/sha2';

/** In milliseconds. */
export const length = 86_400_000;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** 48 bits of a hash: as many as a number in JSON surely keeps. */
export function seedOf(day: string, game: string): number {
  const bytes = sha256(`shengxiao daily ${day} ${game}`);
  return bytes.slice(0, 6).reduce((seed, byte) => seed * 256 + byte, 0);
}
