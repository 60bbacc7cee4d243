// What every board is given and what it may ask for. A board draws view and legal moves, and knows no rules.
import type { Component } from 'svelte';
import type { LegalMove, SeatSetup, View } from '../protocol';

export interface NamedSeat extends SeatSetup {
  name: string;
}

export interface Arrow {
  move: string;
  kind: 'hint' | 'thought';
}

export interface BoardProps {
  view: View;
  seats: NamedSeat[];
  toAct: number[];
  legal: LegalMove[];
  points: number[];
  thinking: boolean;
  over: boolean;
  /** The moves that have just been made. */
  latest: string[];
  arrows: Arrow[];
  flipped: boolean;
  play(seat: number, move: string): void;
  /** Asks why a move that is not legal is not. */
  why(seat: number, move: string): void;
  /** Says something to those who hear the page. */
  say(words: string): void;
}

export interface BoardKind {
  board: Component<BoardProps>;
  /** It scrolls with the page instead of filling the screen. */
  wide?: boolean;
  /** What happened between two views, in words. */
  tell(before: View, after: View, names: string[]): string[];
}
