// The deals of the day that were played in this browser: which table has which, how it went, and on which days one was played. A deal
// of the day is known by its seed, which the date and the game make.
import type { NewTable } from '../wire/protocol';
import { dayOf, length, seedOf } from './day';

const key = 'shengxiao.daily';
const mostDeals = 200;
const mostDays = 400;

export interface DailyDeal {
  table: string;
  /** `2026-11-24`, the same everywhere in the world. */
  day: string;
  game: string;
  level: number;
  /** The part of the win, and the points, once the game is over. */
  result?: { share: number; points: number };
}

interface Kept {
  deals: DailyDeal[];
  /** In order. */
  days: string[];
}

const isText = (value: unknown) => typeof value === 'string';

function read(stored: string | null): Kept {
  try {
    const { deals = [], days = [] } = JSON.parse(stored ?? '{}') as Partial<Kept>;
    const isSound = (deal: Partial<DailyDeal> | null) => [deal?.table, deal?.day, deal?.game].every(isText);
    return { deals: deals.filter(isSound), days: days.filter(isText) };
  } catch {
    return { deals: [], days: [] };
  }
}

class Deals {
  private kept = $state.raw(read(localStorage.getItem(key)));

  /** Another tab has written. */
  hear = (event: StorageEvent): void => {
    if (event.key === key) this.kept = read(event.newValue);
  };

  private write(change: (kept: Kept) => Kept): void {
    const { deals, days } = change(read(localStorage.getItem(key)));
    this.kept = { deals: deals.slice(-mostDeals), days: days.slice(-mostDays) };
    localStorage.setItem(key, JSON.stringify(this.kept));
  }

  /** A table was opened. With a seed, it may be the deal of a day of this week. */
  opened(table: string, { game, seed, seats }: NewTable, now = Date.now()): void {
    if (seed === undefined) return;
    const week = [0, 1, 2, 3, 4, 5, 6].map((back) => dayOf(now - back * length));
    const day = week.find((one) => seedOf(one, game) === seed);
    const level = Math.max(0, ...seats.map(({ level = 0 }) => level));
    if (day) this.write(({ deals, days }) => ({ deals: [...deals, { table, day, game, level }], days }));
  }

  of(table: string): DailyDeal | undefined {
    return this.kept.deals.find((deal) => deal.table === table);
  }

  /** Those that count: the first of each game and level. */
  first(day: string, game: string, level: number): DailyDeal | undefined {
    return this.kept.deals.find((deal) => deal.day === day && deal.game === game && deal.level === level);
  }

  isReplay({ table, day, game, level }: DailyDeal): boolean {
    return this.first(day, game, level)?.table !== table;
  }

  /** Notes how it went; what has been noted stays. */
  finished(table: string, result: NonNullable<DailyDeal['result']>): void {
    const deal = this.of(table);
    if (!deal || deal.result) return;
    this.write(({ deals, days }) => ({
      deals: deals.map((one) => (one.table === table && !one.result ? { ...one, result } : one)),
      days: this.isReplay(deal) || days.includes(deal.day) ? days : [...days, deal.day].sort(),
    }));
  }

  /** How many days in a row a deal of the day was played to its end, up to today or yesterday. */
  run(now = Date.now()): number {
    const played = (back: number) => this.kept.days.includes(dayOf(now - back * length));
    const first = played(0) ? 0 : 1;
    let days = 0;
    while (played(first + days)) days += 1;
    return days;
  }
}

export const deals = new Deals();
