// A set that has just been completed gets a moment of its own: three or more tiles of a colour, or a whole family.
import { elementName } from '../../pieces/signs';
import type { SeatView } from './view';
import { words } from './words';

const moment = 2200;

export interface Complete {
  seat: number;
  told: string;
}

interface Bonus {
  key: string;
  bonus: number;
  told(): string;
}

/** What counts additionally for a seat; whole families first. */
const bonusesOf = ({ families, colours }: SeatView): Bonus[] => [
  ...families.map(({ family, size, bonus }) => ({
    key: family,
    bonus,
    told: () => words.complete(size, words.wholeFamilies[family], bonus),
  })),
  ...colours.map(({ colour, tiles, bonus }) => ({
    key: colour,
    bonus,
    told: () => words.together(tiles, elementName(colour), bonus),
  })),
];

/** The set that grew between two views; none where more than a turn lies between them. */
export function completedIn(before: SeatView[], after: SeatView[]): Complete | null {
  const held = (all: SeatView[]) => all.reduce((sum, { tiles }) => sum + tiles.length, 0);
  if (before.length !== after.length || ![0, 1].includes(held(after) - held(before))) return null;
  for (const [seat, holds] of after.entries()) {
    const old = bonusesOf(before[seat] ?? holds);
    const grown = bonusesOf(holds).find(({ key, bonus }) => bonus > (old.find((one) => one.key === key)?.bonus ?? 0));
    if (grown) return { seat, told: grown.told() };
  }
  return null;
}

export class Joy {
  now = $state.raw<Complete | null>(null);
  private seen: SeatView[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** True where there is something to tell. */
  saw(seats: SeatView[]): boolean {
    const found = this.seen.length ? completedIn(this.seen, seats) : null;
    this.seen = seats;
    if (!found) return false;
    this.now = found;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = null), moment);
    return true;
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
