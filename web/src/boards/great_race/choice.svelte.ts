// What a person has picked so far: an action card or an energy card, or cards for an exchange.
import type { ActionName, RaceMove } from './view';

/** How often each number is among these cards. */
export const counted = (cards: number[], value: number) => cards.filter((card) => card === value).length;

const within = (few: number[], many: number[]) => few.every((value) => counted(few, value) <= counted(many, value));

export class Choice {
  action = $state<ActionName | null>(null);
  energy = $state<number | null>(null);
  /** The energy cards offered in an exchange, and whether the Dragon's karma is added. */
  giving = $state.raw<number[]>([]);
  karma = $state(false);

  constructor(private readonly legal: () => RaceMove[]) {}

  get empty(): boolean {
    return this.action === null && this.energy === null && this.giving.length === 0 && !this.karma;
  }

  clear(): void {
    this.action = null;
    this.energy = null;
    this.giving = [];
    this.karma = false;
  }

  /** The plays with an action card and what else has been picked. */
  playsOf(action: ActionName): RaceMove[] {
    return this.plays().filter((move) => move.action === action && (this.energy ?? move.energy) === move.energy);
  }

  playsWith(energy: number): RaceMove[] {
    return this.plays().filter((move) => move.energy === energy && (this.action ?? move.action) === move.action);
  }

  private plays(): RaceMove[] {
    return this.legal().filter(({ kind }) => kind === 'play');
  }

  /** The exchanges that give at least the offered cards. */
  private open(more: number[], karma: boolean): RaceMove[] {
    const given = [...this.giving, ...more];
    return this.legal().filter(
      (move) => move.kind === 'exchange' && within(given, move.give ?? []) && (!karma || move.karma),
    );
  }

  /** Whether an exchange can give one more card of this number. */
  takes(value: number): boolean {
    return this.open([value], this.karma).length > 0;
  }

  get takesKarma(): boolean {
    return !this.karma && this.open([], true).length > 0;
  }

  /** The exchanges that give exactly the offered cards. */
  get offers(): RaceMove[] {
    return this.open([], this.karma).filter(
      ({ give, karma }) => give?.length === this.giving.length && Boolean(karma) === this.karma,
    );
  }

  put(value: number): void {
    this.giving = [...this.giving, value].sort((one, other) => other - one);
  }

  takeBack(value: number): void {
    const at = this.giving.indexOf(value);
    this.giving = this.giving.filter((_, index) => index !== at);
  }

  /**
   * An exchange that is none, written so that the server can say why: what is put up and this card, for the next number. Null where
   * there is no such thing to ask about, as one of the cards would be too many.
   */
  attempt(value: number): string | null {
    const given = [...this.giving, value].sort((one, other) => other - one);
    if (value === 6 && given.length === 1) return 'exchange 6>5+1';
    const worth = [...given, ...(this.karma ? [2] : [])];
    const total = worth.reduce((sum, one) => sum + one, 0);
    if (given[0] === 6 || total - Math.min(...worth) >= 6) return null;
    const wanted = Math.min(6, worth.length === 1 ? value + 1 : total);
    return `exchange ${given.join('+')}${this.karma ? '+k' : ''}>${wanted}`;
  }
}
