// The interface of a board: what it gets and what it can ask for. A board draws the view and the legal moves; it knows no rules.
import type { Component, Snippet } from 'svelte';
import type { Moment } from '../preferences/sound.svelte';
import type { Placed } from '../screens/ranking';
import type { Leaf } from '../table/stepping';
import type { Listing } from '../table/turns';
import type { Action, Advice, LegalMove, Seat, Step, Thinking, View } from '../wire/protocol';

export interface NamedSeat extends Seat {
  /** On plates and in panels. */
  name: string;
  /** In sentences: the one person at this screen is "You". */
  called: string;
  /** The name that somebody gave; empty without one. */
  given: string;
  /** A person at this screen sits there. */
  mine: boolean;
  /** A computer is thinking for this seat. */
  thinks: boolean;
  /** On the clock when the message came, where the table has one. */
  left_ms?: number | undefined;
  running?: boolean;
  /** Others may have a computer play here: whoever holds the seat has been away for as long as the terms say. */
  replaceable?: boolean;
}

export interface Arrow {
  move: string;
  action: Action;
  /** It, and what is to come after it, in notation, as far as that is known. */
  line: string[];
  /** `made`: what was done where the hint would have been better. */
  kind: 'hint' | 'thought' | 'made';
  /** Whose decision it is, where one looks back. */
  seat?: number;
}

export interface BoardProps {
  view: View;
  /** The seat that the view is for; null for what everybody may see. */
  viewer: number | null;
  seats: NamedSeat[];
  toAct: number[];
  legal: LegalMove[];
  /** Of the current position; none beside an earlier one. */
  points: number[];
  over: boolean;
  /** Who won, once the game is over; empty if all are tied. */
  winners: number[];
  /** Every step up to the shown position, as the viewer was told it. */
  steps: Step[];
  /** The steps of the last turn. */
  latest: Step[];
  arrows: Arrow[];
  flipped: boolean;
  /** A lesson's: what can be done is for whoever learns to find. */
  exercise?: boolean;
  /** A lesson's: its aim is reached, and nothing is to be done any more. */
  done?: boolean;
  play(seat: number, move: string): void;
  /** Asks why a move is not legal. */
  why(seat: number, move: string): void;
  /**
   * One looks through the game, which is over, or at an earlier position: a board that turns from one time to the next, as from round to
   * round, does it by this, so that everything shows the same moment. Null at a game that goes on.
   */
  leaf?: Leaf | null;
  /** Shows the last step, which is held back until then; null where none is. */
  reveal: (() => void) | null;
  /** Shows at once what the others do until somebody here is asked again; null where it cannot be skipped. */
  skip: (() => void) | null;
  /**
   * Everything up to this step has been told on the board; the log, the scores and the result wait for it. A board that tells what
   * happens bit by bit says so whenever that changes, the others never. `points`: the scores as far as they have been told within a
   * step, while that is so.
   */
  toldTo(step: number, points?: readonly number[]): void;
  /** A legal move in words, and the steps of a turn. */
  said(move: LegalMove): string;
  told(steps: Step[]): string;
  /** Announces something to screen readers. */
  say(words: string): void;
  /** What is said of the position: messages, hints, the analysis. Only for a board that places it. */
  messages?: Snippet | undefined;
}

export interface ResultProps {
  view: View;
  /** As in sentences. */
  names: string[];
  /** The ranking, best first. */
  placed: Placed[];
  /** Every step, as the viewer was told it. */
  steps: Step[];
}

/** A reason for how a game ended, as a sentence. */
export interface Reason {
  words: string;
  /** The number of steps after the one that it is about. */
  at?: number;
}

/** A game in the language of the page. */
export interface GameWords {
  title: string;
  /** What it is about, in one sentence. */
  line: string;
}

export interface SetupProps {
  /** The names of the seats, as many as are to play. */
  names: string[];
  /** Sets an option of the game. */
  set(option: string, value: string): void;
  /** The game does not begin before this work is done. */
  wait(work: Promise<unknown>): void;
}

/** A move that is explained; `advised`: as what to do, not as one of several. */
export interface Explained extends Advice {
  advised?: boolean;
}

/** What is drawn at a table, and what explains a decision there. */
export interface Parts {
  Board: Component<BoardProps>;
  /** The ranking and how the scores add up, for the result. */
  Result?: Component<ResultProps>;
  /**
   * What a move among these does, in one or two sentences: what is certain and can be seen, whoever's it is and whether it is advised or
   * not. Empty where there is nothing to say. `steps`: those before it, once all of the game is known.
   */
  because?(move: Explained, view: View, names: string[], legal: LegalMove[], steps?: readonly Step[]): string;
  /** The same where only one move is legal and more is to be decided after it: without it, that nothing else is possible. */
  becauseOnly?(move: Explained, view: View, names: string[], legal: LegalMove[]): string;
  /** What a move is good for, whoever makes it, each as what it does: "threatens Ann’s Rat". Of games that are searched. */
  purposes?(action: Action, view: View, names: readonly string[]): string[];
  /** What is taken and won in moves that follow each other from a position on, in words; '' where there is nothing to tell. */
  course?(moves: readonly Action[], view: View, names: readonly string[]): string;
}

/** What the folder of a game brings: its board, and what the pages for all games show of it. */
export interface BoardKind {
  /** Fetched when somebody comes to a table of the game. */
  parts(): Promise<Parts>;
  /**
   * The layout of the screen: areas of a grid (screens/Play.svelte), in which the board puts its parts. square: a board of
   * --board-size at most in `board` between two seats, `far` and `near`, with `legend` to spare, and the move list. table: the whole
   * game, seats included, in `board`, beside the move list. list: the same, scrolling with the page.
   */
  layout: 'square' | 'table' | 'list';
  /** The board can be flipped. */
  flips?: boolean;
  /**
   * The board has a place of its own for what is said of the position, or has on a phone; `hints`: there for all but the analysis. Without
   * it, that stands beside the board.
   */
  placesMessages?: boolean | 'phone' | 'hints';
  /** What happened between two views, in words; `steps` are the steps in between. If empty, the moves are read out in notation. */
  tell(before: View, after: View, names: string[], steps: Step[]): string[];
  /** Something to remember that came about between two views; it has a sound of its own. */
  moment?(before: View, after: View, steps: Step[]): Moment | null;
  /** How the list of moves is written. Without it, in notation. */
  listing?: Listing;
  /** What the time after these steps is called, as a round; '' where it has no name. Without it, moves are counted. */
  when?(steps: readonly Step[]): string;
  /** What the dice showed in a step of a game that has some; empty where none were thrown. */
  thrown?(step: Step): number[];
  /** A legal move as advice: "discard the Goat". Without it, advice is given in notation. */
  advise?(move: LegalMove, view: View, names: string[]): string;
  /** Why the winner is before the next where both have as much: the first of what decided it. '' where they do not. */
  level?(view: View, names: readonly string[]): string;
  /** What parted two seats at the end. Without it, the parts of the scores that differ most, and the biggest step. */
  decided?(view: View, winner: number, other: number, steps: readonly Step[], names: readonly string[]): Reason[];
  /** What the computer thinks of a position, as a sentence. Without it, its score. */
  judges?(thinking: Thinking, names: string[]): string;
  /** The time in milliseconds that a position stays before the next is shown, so that people can follow. */
  linger: number;
  /** Seats act one after the other: with several others one may skip what they do until one's own turn. */
  inTurn?: true;
  /** A seat has nothing more to decide: what the others do then may be skipped to the end. */
  isOut?(view: View, seat: number): boolean;
  /** So little is left of the game that it may be known how it ends with best play: then a computer may play it out for whoever asks. */
  isNearEnd?(view: View): boolean;
  /** That time where it depends on what came about; null where it does not. `own`: the seats of the people at this screen. */
  stays?(view: View, steps: readonly Step[], own: readonly number[]): number | null;
  /** The sign whose picture stands at the head of the result, where one seat has won; '' where none does. */
  emblem?(view: View, winner: number, steps: readonly Step[]): string;
  /** What each seat has after these steps of a game that is over: what its chances hang on, where no score says it. */
  standings?(view: View, steps: readonly Step[]): string[];
  /** What a lead is worth, where that surprises whoever looks back at a game. */
  leads?(): string;
  /** What a score counts stands at the seats: there is no list of scores beside the board. */
  countsAtSeats?: boolean;
  /** Without them the game has the title that the server gives it. */
  words?: GameWords;
  /** How long a game takes. */
  minutes?: number;
  /** The picture on the start page. */
  picture?: Component;
  /** The options that Play begins with, where they are not those of the rules. */
  usual?: Record<string, string>;
  /** The last step is shown only when the person whose turn it is asks for it: chance has drawn, but they throw the dice. */
  holds?(view: View, steps: Step[], seats: NamedSeat[]): boolean;
  /** Another way to begin at once, offered beside Play. */
  otherwise?: { words(): string; options: Record<string, string> };
  /** A part of the form of a new game that only this game has. */
  setup?: Component<SetupProps>;
}
