// This client's part of the luck: it commits to random bytes of its own when it takes a seat, and reveals them when chance is to draw
// for the first time.
import type { OwnLuck } from '../wire/luck';
import type { Request, TableMessage } from '../wire/protocol';
import { bytesOf, hexOf } from './bytes';
import { entropyCommitment } from './chance';
import type { Known } from './verify';

/** What is kept between visits, by table. */
export interface Keeper {
  of(table: string): OwnLuck;
  keep(table: string, own: OwnLuck): void;
}

type Told = Pick<TableMessage, 'table' | 'seats' | 'chance'>;

const commitTo = (value: string): string => hexOf(entropyCommitment(bytesOf(value) ?? new Uint8Array()));

export class Entropy {
  /** For a table that has no code yet. */
  private fresh = '';
  private answered = new Set<string>();

  constructor(private readonly kept: Keeper) {}

  /** Draws for a table, or for one that is asked for, and returns the commitment. */
  commit(table = ''): string {
    const value = hexOf(crypto.getRandomValues(new Uint8Array(32)));
    if (table) this.keep(table, value);
    else this.fresh = value;
    return commitTo(value);
  }

  /** The table that was asked for has come. */
  opened(table: string): void {
    if (this.fresh) this.keep(table, this.fresh);
    this.fresh = '';
  }

  /** Notes what a table tells of its luck, and returns what it is to be sent. */
  hear({ table, seats, chance }: Told): Request[] {
    if (chance.chosen) return [];
    const own = this.kept.of(table);
    if (!own.commit) this.kept.keep(table, { ...own, commit: chance.commit });
    return (chance.waits_for ?? []).flatMap((seat): Request[] => {
      const committed = chance.entropy?.find((one) => one.seat === seat)?.commit;
      const value = own.values.find((one) => commitTo(one) === committed);
      const place = `${table} ${seat}`;
      if (!value || !seats[seat]?.mine || this.answered.has(place)) return [];
      this.answered.add(place);
      return [{ do: 'entropy', seat, value }];
    });
  }

  /** What was sent may be lost with the connection. */
  again(): void {
    this.answered.clear();
  }

  /** What this browser knows of the luck of a table by itself. */
  known({ table, chance }: Told): Known {
    if (chance.chosen) return {};
    const { commit, values } = this.kept.of(table);
    const own = values.flatMap((value) => {
      const found = chance.entropy?.find((one) => one.commit === commitTo(value));
      return found?.value ? [{ seat: found.seat, value }] : [];
    });
    return { commit, own };
  }

  private keep(table: string, value: string): void {
    const own = this.kept.of(table);
    this.kept.keep(table, { ...own, values: [...own.values, value] });
  }
}
