// What every board is given and what it may ask for. A board draws view and legal moves, and knows no rules.
import type { Component } from 'svelte';
import type { Placed } from '../screens/ranking';
import type { LegalMove, Seat, Step, View } from '../wire/protocol';

export interface NamedSeat extends Seat {
  name: string;
  /** A person at this screen sits there. */
  mine: boolean;
  /** A computer is thinking about what this seat is to do. */
  thinks: boolean;
}

export interface Arrow {
  move: string;
  kind: 'hint' | 'thought';
}

export interface BoardProps {
  view: View;
  /** Whose eyes the view is for; null: what everybody may see. */
  viewer: number | null;
  seats: NamedSeat[];
  toAct: number[];
  legal: LegalMove[];
  points: number[];
  over: boolean;
  /** Who won, once the game is over; nobody where all came out alike. */
  winners: number[];
  /** Every step up to the position shown, as the viewer was told it. */
  steps: Step[];
  /** The moves that have just been made: those of the last turn. */
  latest: string[];
  arrows: Arrow[];
  flipped: boolean;
  play(seat: number, move: string): void;
  /** Asks why a move that is not legal is not. */
  why(seat: number, move: string): void;
  /** Says something to those who hear the page. */
  say(words: string): void;
}

export interface ResultProps {
  view: View;
  names: string[];
  /** Who came where, the first first. */
  placed: Placed[];
}

/** A game in the language of the page. */
export interface GameWords {
  title: string;
  /** What it is about, in one sentence. */
  line: string;
  /** What the seats are called where nobody gave them a name, if not by their numbers. */
  seats?: readonly string[];
}

export interface SetupProps {
  /** The names of the seats, as many as are to play. */
  names: string[];
  /** Sets an option of the game. */
  set(option: string, value: string): void;
  /** The game does not begin before this work is done. */
  wait(work: Promise<unknown>): void;
}

/** What the folder of a game brings: its board, and what the pages for all games show of it. */
export interface BoardKind {
  board: Component<BoardProps>;
  /**
   * How it lies on the screen. square: a square board between two seats and the list of moves. table: everything of the game in
   * one area beside the list of moves, seats included. list: the same, and it scrolls with the page.
   */
  layout: 'square' | 'table' | 'list';
  /** It has a near and a far side that can change places. */
  flips?: boolean;
  /** What happened between two views, in words; `steps` are those made in between. Nothing: the moves are read out as written. */
  tell(before: View, after: View, names: string[], steps: Step[]): string[];
  /** A legal move as somebody would say it who advises: "discard the Goat". Nothing: it is said as it is written. */
  advise?(move: LegalMove, view: View, names: string[]): string;
  /** Milliseconds for which a position stays before the next is shown, so that what the others do can be followed. */
  linger: number;
  /** Who came where and how the score came about, best first, for the screen that tells the result. */
  result?: Component<ResultProps>;
  /** Without them the game has the title that the server gives it. */
  words?: GameWords;
  /** How long a game takes. */
  minutes?: number;
  usualSeats?: number;
  /** The picture on the start page. */
  picture?: Component;
  /** A part of the form of a new game that only this game has. */
  setup?: Component<SetupProps>;
}
