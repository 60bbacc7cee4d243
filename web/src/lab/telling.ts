// Figures as people read them.
import { number } from '../words/numbers';
import type { Estimate, Figures, ItemFigures } from './desk';
import { words } from './words';

/** 12.3, 45: about three digits. */
export const rounded = (value: number): string => number(Number(value.toFixed(Math.abs(value) < 100 ? 1 : 0)));

export const percent = (share: number): string => words.percent(rounded(100 * share));

export const intervalOf = ({ low, high }: Estimate, tell: (value: number) => string): string =>
  `${tell(low)} … ${tell(high)}`;

/** How long something takes, in seconds. */
export function timeWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  if (whole < 60) return words.seconds(whole);
  if (whole < 3600) return words.minutes(Math.floor(whole / 60), two(whole % 60));
  return words.hours(Math.floor(whole / 3600), two(Math.floor(whole / 60) % 60));
}

type Name = keyof typeof words.names;
const shares: readonly Name[] = ['downtime'];

/** The main figures, each with how it is told. What needs two seats is left out where there is one. */
export function glance(figures: Figures): { name: string; estimate: Estimate; tell(value: number): string }[] {
  const names: Name[] = ['minutes', 'rounds', 'decisions', 'lead_changes', 'margin', 'downtime'];
  return names
    .filter((name) => figures.by_seat.length > 1 || !['lead_changes', 'margin', 'downtime'].includes(name))
    .map((name) => ({
      name: words.names[name],
      estimate: figures[name],
      tell: shares.includes(name) ? percent : rounded,
    }));
}

/** By kind, the things that somebody had, the most valuable first. */
export function worths(items: readonly ItemFigures[]): { kind: string; items: ItemFigures[] }[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({
      kind,
      items: items
        .filter((item) => item.kind === kind && item.seats > 0)
        .sort((one, other) => other.worth.value - one.worth.value),
    }))
    .filter(({ items }) => items.length > 1);
}

/** The ends of a scale on which these estimates have room, and `middle` too. */
export function scaleOf(estimates: readonly Estimate[], middle: number, least: number, most: number): [number, number] {
  const low = Math.min(middle, ...estimates.map(({ low }) => low));
  const high = Math.max(middle, ...estimates.map(({ high }) => high));
  const room = (high - low) * 0.04 || 0.01;
  return [Math.max(least, low - room), Math.min(most, high + room)];
}
