// What the steps so far tell that the view does not: which die lies where, how often it was thrown, and the last deed.
import type { Step } from '../../protocol';
import { turned } from './reach';

export interface Deed {
  seat: number;
  kind: 'claim' | 'capture' | 'prevent' | 'pass' | 'wants';
  tile?: string;
  from?: number;
}

export interface Dice {
  /** Each die where it lies; null while it is being thrown again or before the first throw. */
  faces: [number | null, number | null];
  /** How often each was thrown: one more, and it tumbles. */
  throws: [number, number];
}

export interface Story {
  dice: Dice;
  deed: Deed | null;
}

const panels = 4;
const tilesInAll = 27;

/** Follows the three spaces from step to step, so that a claim can be told by the name of its tile. */
class Reader {
  faces: [number | null, number | null] = [null, null];
  throws: [number, number] = [0, 0];
  deed: Deed | null = null;
  private board: (string | null)[] = [null, null, null];
  private panel = [0, 0, 0];
  private claimed = 0;

  read({ seat, move }: Step): void {
    const [kind, what = '', more = ''] = move.split(' ');
    // A capture that nobody was asked about was granted.
    if (this.deed?.kind === 'wants' && kind !== 'prevent') this.captured();
    if (kind === 'draw') this.lay(what);
    else if (kind === 'throw') this.throwBoth(Number(what), Number(more));
    else if (kind === 'rethrow') this.land(Number(what));
    else if (kind === 'token') this.spend(Number(what.charAt(0)), what.charAt(1));
    else if (typeof seat === 'number') this.act(seat, kind ?? '', what);
  }

  finish(): Story {
    return { dice: { faces: this.faces, throws: this.throws }, deed: this.deed };
  }

  private act(seat: number, kind: string, what: string): void {
    if (kind === 'claim') {
      const space = Number(what) - 1;
      const tile = this.board[space];
      this.deed = { seat, kind, ...(tile ? { tile } : {}) };
      this.board[space] = null;
      this.claimed += 1;
      this.turn();
    } else if (kind === 'capture') {
      const [tile = '', from = ''] = what.split('<');
      this.deed = { seat, kind: 'wants', tile, from: Number(from) };
    } else if (kind === 'prevent') {
      this.deed = { ...this.deed, seat, kind };
      this.turn();
    } else if (kind === 'pass') {
      this.deed = { seat, kind };
      this.turn();
    }
  }

  private captured(): void {
    if (this.deed) this.deed = { ...this.deed, kind: 'capture' };
    this.turn();
  }

  private lay(tile: string): void {
    const space = this.board.indexOf(null);
    this.board[space] = tile;
    this.panel[space] = 0;
  }

  private throwBoth(low: number, high: number): void {
    this.faces = [low, high];
    this.throws = [this.throws[0] + 1, this.throws[1] + 1];
  }

  private land(face: number): void {
    const at = this.faces[0] === null ? 0 : 1;
    this.faces = at === 0 ? [face, this.faces[1]] : [this.faces[0], face];
    this.throws = at === 0 ? [this.throws[0] + 1, this.throws[1]] : [this.throws[0], this.throws[1] + 1];
  }

  private spend(face: number, change: string): void {
    const after = change === '?' ? null : turned(face, change);
    this.faces = this.faces[0] === face ? [after, this.faces[1]] : [this.faces[0], after];
  }

  /** WX-11 and WX-13. */
  private turn(): void {
    const few = tilesInAll - this.claimed <= this.board.length;
    this.board.forEach((tile, space) => {
      const next = (this.panel[space] ?? 0) + 1;
      this.panel[space] = next < panels ? next : 0;
      if (tile === null || (next === panels && !few)) {
        this.board[space] = null;
        this.panel[space] = 0;
      }
    });
  }
}

export function storyOf(steps: Step[]): Story {
  const reader = new Reader();
  for (const step of steps) reader.read(step);
  return reader.finish();
}
