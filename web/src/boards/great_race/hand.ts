// How a hand of energy cards is written where there is little room: always which they are, never only how many.

/** One value, and how many of it. */
export interface Pile {
  value: number;
  count: number;
}

/** So many cards have room beside each other. */
const most = 8;

/** Cards of one value stand as a pile once there are too many of them. */
export function narrowHand(energies: readonly number[]): Pile[] {
  if (energies.length <= most) return energies.map((value) => ({ value, count: 1 }));
  return [...new Set(energies)].map((value) => ({ value, count: energies.filter((card) => card === value).length }));
}
