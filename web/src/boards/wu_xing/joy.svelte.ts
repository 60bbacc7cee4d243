// What gets a moment of its own: a set that has just been completed (three or more tiles of a colour, or a whole family), and a tile that
// somebody here has just lost.
import { elementName } from '../../pieces/signs';
import { duration } from '../../preferences/motion';
import { tempo } from '../../preferences/tempo.svelte';
import { moments } from './beats';
import type { Deed } from './deeds';
import { tileName } from './tiles';
import type { SeatView } from './view';
import { words } from './words';

export interface Complete {
  seat: number;
  told: string;
}

/** A set of somebody, or what somebody took from a person here. */
export interface Told extends Complete {
  loss: boolean;
}

interface Bonus {
  key: string;
  bonus: number;
  /** `before`: the bonus that there was already. */
  told(before: number): string;
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
    told: (before: number) => words.together(tiles, elementName(colour), bonus, before),
  })),
];

/** The set that grew between two views; none where more than a turn lies between them. */
export function completedIn(before: SeatView[], after: SeatView[]): Complete | null {
  const held = (all: SeatView[]) => all.reduce((sum, { tiles }) => sum + tiles.length, 0);
  if (before.length !== after.length || ![0, 1].includes(held(after) - held(before))) return null;
  for (const [seat, holds] of after.entries()) {
    const old = bonusesOf(before[seat] ?? holds);
    const had = (key: string) => old.find((one) => one.key === key)?.bonus ?? 0;
    const grown = bonusesOf(holds).find(({ key, bonus }) => bonus > had(key));
    if (grown) return { seat, told: grown.told(had(grown.key)) };
  }
  return null;
}

/** A tile that was taken from a person here. */
export function lossIn(deed: Deed | undefined, own: number[]): Complete | null {
  if (deed?.kind !== 'capture' || deed.from === undefined || !own.includes(deed.from)) return null;
  return { seat: deed.mover, told: words.took(tileName(deed.tile ?? ''), deed.loss ?? 0) };
}

export class Joy {
  now = $state.raw<Told | null>(null);
  /** Somebody here has just lost a tile: nothing else is asked of them for a moment. */
  hurts = $state(false);
  private seen: SeatView[] = [];
  private deeds: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pain: ReturnType<typeof setTimeout> | undefined;

  /** True where there is something to tell. `deeds`: all that was done so far; `own`: the seats of the people here. */
  saw(seats: SeatView[], deeds: Deed[], own: number[]): boolean {
    const found = this.seen.length ? completedIn(this.seen, seats) : null;
    const lost = this.deeds !== undefined && deeds.length > this.deeds ? lossIn(deeds.at(-1), own) : null;
    this.seen = seats;
    if (deeds.length !== this.deeds) this.feel(lost ? duration(moments.felt * tempo.factor) : 0);
    this.deeds = deeds.length;
    if (!found && !lost) return false;
    this.now = lost ? { ...lost, loss: true } : found && { ...found, loss: false };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.now = null), lost ? moments.lost : moments.complete);
    return true;
  }

  private feel(moment: number): void {
    clearTimeout(this.pain);
    this.hurts = moment > 0;
    if (moment) this.pain = setTimeout(() => (this.hurts = false), moment);
  }

  leave(): void {
    clearTimeout(this.pain);
    clearTimeout(this.timer);
  }
}
