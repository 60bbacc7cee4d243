// What is drawn on the action cards: the animals of the old tale, cut out of paper, each doing what its card does. In a box of 160 by 64,
// of which a narrow card shows from 28 to 132.
import type { ActionName } from './view';

export interface Actor {
  animal: string;
  /** Its left edge and the ground on which it stands. */
  x: number;
  ground: number;
  size: number;
  /** Of red paper; the others are of ink. */
  red?: boolean;
  /** Looks to the left. */
  turned?: boolean;
  /** As an echo. */
  faint?: number;
}

export interface Scene {
  actors: Actor[];
  /** Filled shapes far away, and what is drawn with a brush behind the actors. */
  far?: string;
  behind?: string;
  /** Before them: shapes, and strokes. */
  solid?: string;
  before?: string;
  /** In red. */
  accent?: string;
}

const waves = (y: number) => `M-4 ${y}q5-4.5 10 0t10 0${'t10 0'.repeat(15)}`;
const water = `M-4 57q5-4 10 0t10 0${'t10 0'.repeat(15)}V70H-4z`;
const hills = 'M-4 70V50q24-16 50-4q20-20 52-2q30-14 66 4v22z';
/** A cloud as it is painted: two curls. */
const cloud = (x: number, y: number) =>
  `M${x - 13} ${y}h26M${x - 8} ${y}c-6-1-5-8 1-7c1-6 10-6 11 0c6-1 7 6 1 7M${x - 1} ${y - 3}c-3 0-3-4 0-4`;

export const scenes: Record<ActionName, Scene> = {
  // The Rat rides on the Ox and will leap off before it.
  Cheat: {
    actors: [
      { animal: 'Ox', x: 56, ground: 60, size: 47 },
      { animal: 'Rat', x: 60, ground: 34.5, size: 25, red: true },
    ],
    solid: water,
    before: waves(61),
    behind: cloud(36, 30) + cloud(126, 24),
  },
  // The Monkey hands its peach on.
  Help: {
    actors: [
      { animal: 'Monkey', x: 37, ground: 59, size: 44, red: true },
      { animal: 'Pig', x: 80, ground: 59, size: 41, turned: true },
    ],
    far: hills,
    before: 'M30 59.5h98',
    behind: cloud(132, 26),
  },
  Run: {
    actors: [{ animal: 'Horse', x: 62, ground: 58, size: 47, red: true }],
    far: hills,
    behind: 'M56 24q-14-5-28 1M58 33q-20-3-38 3M54 42q-14 0-26 5M60 51q-14 2-22 5',
    before: 'M112 59.5h28M24 59.5h34M64 59.5h6M98 59.5h7',
    solid: 'M56 58q-3-7-9-4q-5-5-9 0q-6-1-7 5h24z',
  },
  // The hare under the moon.
  Rest: {
    actors: [{ animal: 'Rabbit', x: 50, ground: 59, size: 42, red: true }],
    far: hills,
    accent: 'M118 10a15 15 0 1 0 6 24a12.5 12.5 0 0 1-6-24z',
    solid:
      'M132 17l1.2 3.2 3.3 1.2-3.3 1.2-1.2 3.2-1.2-3.2-3.3-1.2 3.3-1.2zM40 26l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1z',
    before: 'M30 59.5h100',
    behind: cloud(128, 50),
  },
  // On one raft over the river.
  Cooperate: {
    actors: [
      { animal: 'Goat', x: 34, ground: 53, size: 37 },
      { animal: 'Monkey', x: 63, ground: 53, size: 33, red: true },
      { animal: 'Rooster', x: 92, ground: 53, size: 36 },
    ],
    solid: `${water}M30 52h100q3 0 3 3t-3 3H30q-3 0-3-3t3-3z`,
    before: waves(61),
    behind: 'M30 60L40 10',
  },
  Walk: {
    actors: [{ animal: 'Dog', x: 58, ground: 59, size: 44, red: true }],
    far: hills,
    accent: 'M122 11a9 9 0 1 0 .1 0z',
    solid:
      'M50 56.5q3-1.6 5 0t-1 2.4q-4 .6-4-2.4zM40 60q3-1.6 5 0t-1 2.4q-4 .6-4-2.4zM29 56.5q3-1.6 5 0t-1 2.4q-4 .6-4-2.4zM18 60q3-1.6 5 0t-1 2.4q-4 .6-4-2.4z',
    before: 'M62 59.5h76',
  },
  // The Tiger, and again.
  Repeat: {
    actors: [
      { animal: 'Tiger', x: 38, ground: 59, size: 41, faint: 0.22 },
      { animal: 'Tiger', x: 54, ground: 59, size: 43, faint: 0.5 },
      { animal: 'Tiger', x: 71, ground: 59, size: 45, red: true },
    ],
    before: 'M28 59.5h104',
    behind: 'M128 30a17 17 0 0 0-27-16M128 30l4-7M128 30l-7-4',
  },
  // The Snake over its map.
  Strategise: {
    actors: [{ animal: 'Snake', x: 40, ground: 59, size: 42, red: true }],
    far: hills,
    solid: 'M84 20q0-4 4-4h36q4 0 4 4t-4 4H88q-4 0-4-4zM84 55q0-4 4-4h36q4 0 4 4t-4 4H88q-4 0-4-4z',
    before: 'M88 24v27M124 24v27M94 46q2-12 9-8t8-3t7-7M115 27l5-1M119.5 31l.5-5',
  },
};
