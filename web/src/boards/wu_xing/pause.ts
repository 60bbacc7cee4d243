// What the steps tell of the pause that the game is in.
import type { Made } from './actions';

/** What ended a turn, or asks or answers somebody, is the last that happened: the next dice are not thrown yet. */
export function isJustDone(made: readonly Made[]): boolean {
  const last = made.filter(({ action }) => action.kind !== 'draw').at(-1);
  return last !== undefined && last.seat !== 'chance' && last.action.kind !== 'token';
}

/** A seat without tokens has spent none since it threw last: the place of what they can do is free. Until the next throw it stays as it is. */
export function isBare(made: readonly Made[], seat: number, tokens: number | undefined): boolean {
  const since = made.map(({ action }) => action.kind === 'throw' && action.mover === seat).lastIndexOf(true);
  const spends = ({ seat: by, action: { kind } }: Made) => by === seat && (kind === 'token' || kind === 'prevent');
  return tokens === 0 && !made.slice(Math.max(0, since)).some(spends);
}
