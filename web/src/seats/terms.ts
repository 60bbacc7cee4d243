// The terms of a table in the language of the page.
import { ownSeats } from './own';
import { watchers, type Table } from '../wire/protocol';
import { seatsText } from './words';

/** A sentence each. What concerns other people is told where there may be some, and of watching and talking only what is not. */
export function termsInWords({ terms, seats, edition }: Pick<Table, 'terms' | 'seats' | 'edition'>): string[] {
  const { takeback, clock, flag, grace, watch, chat, muted } = terms;
  const told = edition ? [seatsText.ownEdition] : [];
  told.push(takeback ? seatsText.takebacks : seatsText.noTakebacks);
  if (clock) {
    told.push(seatsText.clockTerms(Math.floor(clock.seconds / 60), clock.seconds % 60, clock.increment));
    told.push(flag === 'loses' ? seatsText.flagLoses : seatsText.flagComputer);
  }
  if (seats.filter(({ who }) => who === 'person').length > 1) told.push(seatsText.grace(grace));
  if (!watch) told.push(seatsText.noWatching);
  if (!chat) told.push(seatsText.noChat);
  else if (watch && muted.includes(watchers)) told.push(seatsText.watchersMuted);
  return told;
}

/** Why nobody at this screen can write to the others; '' where somebody can. */
export function silenceInWords({ terms: { chat, muted }, seats }: Pick<Table, 'terms' | 'seats'>): string {
  if (!chat) return seatsText.noChat;
  const own = ownSeats(seats);
  if (own.length === 0) return muted.includes(watchers) ? seatsText.watchersMuted : '';
  return own.every((seat) => muted.includes(seat)) ? seatsText.youAreMuted : '';
}
