// What a person has picked so far of a decision: an action, then its energy; what to get, then what to give; and the move that this comes
// to, which is made only when it is confirmed.
import type { ActionName, RaceMove } from './view';

export interface Target {
  /** The cards that one gets; none for the ways to split a card. */
  get: number[];
  moves: RaceMove[];
}

const total = (cards: number[] = []) => cards.reduce((sum, card) => sum + card, 0);

export class Choice {
  action = $state<ActionName | null>(null);
  /** The place of the target among all, in an exchange. */
  target = $state<number | null>(null);
  /** The move, once it is picked. */
  private name = $state<string | null>(null);

  constructor(private readonly legal: () => RaceMove[]) {}

  /** What has been picked, short of the move: another word for every question, none where nothing is. */
  get picked(): string {
    return String(this.action ?? this.target ?? '');
  }

  get empty(): boolean {
    return this.action === null && this.target === null && this.name === null;
  }

  /** The move that is to be confirmed: as picked, the card before the race, or the only one that there is. */
  get move(): RaceMove | null {
    const legal = this.legal();
    return (
      legal.find(({ move }) => move === this.name) ??
      legal.find(({ kind, action }) => kind === 'card' && action === this.action) ??
      this.forced
    );
  }

  /** The only move that there is. */
  get forced(): RaceMove | null {
    const [only, ...others] = this.legal();
    return only && others.length === 0 ? only : null;
  }

  /** A new question. Where only one action can be played, that is picked. */
  begin(): void {
    this.clear();
    if (this.only) this.take(this.only);
  }

  /** An action; where it can be played with one energy only, that is picked too. */
  take(action: ActionName): void {
    const [only, ...others] = this.playsOf(action);
    this.action = action;
    this.name = only && others.length === 0 ? only.move : null;
  }

  pick({ move }: RaceMove): void {
    this.name = move;
  }

  /** One step back; not to a question with one answer. */
  back(): void {
    if (this.name === null && !this.only) this.clear();
    else this.name = null;
  }

  clear(): void {
    this.action = null;
    this.target = null;
    this.name = null;
  }

  has(kind: RaceMove['kind']): boolean {
    return this.legal().some((move) => move.kind === kind);
  }

  /** The action that has to be played: there is no other. */
  get only(): ActionName | null {
    const [first, ...others] = this.legal().filter(({ kind }) => kind === 'play');
    return (others.every(({ action }) => action === first?.action) && first?.action) || null;
  }

  /** The plays with an action card, the lowest energy first. */
  playsOf(action: ActionName): RaceMove[] {
    return this.legal()
      .filter((move) => move.kind === 'play' && move.action === action)
      .sort((one, other) => (one.energy ?? 0) - (other.energy ?? 0));
  }

  /** What exchanges can bring: each card, and beside them the ways to split one. */
  get targets(): Target[] {
    const exchanges = this.legal().filter(({ kind }) => kind === 'exchange');
    const one = (move: RaceMove) => (move.get?.length === 1 ? (move.get[0] ?? 0) : 0);
    const cards = exchanges
      .map(one)
      .filter((card, at, all) => card > 0 && all.indexOf(card) === at)
      .sort((less, more) => less - more);
    const split = exchanges.filter((move) => !one(move));
    const up = cards.map((card) => ({
      get: [card],
      moves: cheapestFirst(exchanges.filter((move) => one(move) === card)),
    }));
    return split.length ? [...up, { get: [], moves: cheapestFirst(split) }] : up;
  }

  /** The exchanges for what has been picked. */
  get offers(): RaceMove[] {
    return this.target === null ? [] : (this.targets[this.target]?.moves ?? []);
  }
}

const cheapestFirst = (moves: RaceMove[]) =>
  [...moves].sort(
    (one, other) =>
      (one.karma ?? 0) - (other.karma ?? 0) ||
      total(one.give) - total(other.give) ||
      (other.give?.length ?? 0) - (one.give?.length ?? 0) ||
      (one.get?.length ?? 0) - (other.get?.length ?? 0),
  );
