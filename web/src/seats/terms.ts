// The terms of a table in the language of the page.
import type { Table } from '../wire/protocol';
import { seatsText } from './words';

/** A sentence each. What concerns other people is told where there may be some. */
export function termsInWords({ terms, seats, edition }: Pick<Table, 'terms' | 'seats' | 'edition'>): string[] {
  const { takeback, clock, flag, grace } = terms;
  const told = edition ? [seatsText.ownEdition] : [];
  told.push(takeback ? seatsText.takebacks : seatsText.noTakebacks);
  if (clock) {
    told.push(seatsText.clockTerms(Math.floor(clock.seconds / 60), clock.seconds % 60, clock.increment));
    told.push(flag === 'loses' ? seatsText.flagLoses : seatsText.flagComputer);
  }
  if (seats.filter(({ who }) => who === 'person').length > 1) told.push(seatsText.grace(grace));
  return told;
}
