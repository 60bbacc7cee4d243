// Writes a game that has just ended into the record of this browser.
import { ownSeats } from '../seats/own';
import { deals } from '../daily/deals.svelte';
import type { Table } from '../wire/protocol';
import { gameAt, shareOf } from './game';
import { add } from './store';

export async function keep(table: Table): Promise<void> {
  const deal = deals.of(table.table);
  const game = gameAt(table, deal && { day: deal.day, ...(deals.isReplay(deal) ? { replay: true } : {}) });
  const [own] = ownSeats(game.seats);
  if (own === undefined) return;
  deals.finished(game.table, { share: shareOf(game, own), points: game.points[own] ?? 0 });
  await add([game]);
}
