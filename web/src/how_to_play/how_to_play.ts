// The page that says how a game is played, src/games/GAME/how_to_play.json (docs/lessons.md), and its diagrams, as the server drew them up.
import type { Wording } from '../catalogue/catalogues';
import type { Start } from '../lessons/lessons';
import { stepOf, type LegalMove, type Seat, type Step, type View } from '../wire/protocol';

export interface Section {
  id: string;
  title: Wording;
  text: Wording;
  clause: string;
  /** The lesson that practises it. */
  lesson?: string;
  diagram?: Start & {
    caption: Wording;
    /** The parts of the board that are shown (boards/GAME/diagram.css); without them the whole. */
    part?: string;
    shows?: string[];
  };
}

export interface Page {
  version: number;
  sections: Section[];
}

/** A position, in the fields of the message `table`. */
export interface Drawn {
  seats: Seat[];
  viewer: number;
  to_act: number[];
  over: boolean;
  view: View;
  legal: LegalMove[];
  points: number[];
  returns?: number[];
  moves: Step[];
  /** The steps of turns that could be made, each with those that follow in its turn. */
  shows: (LegalMove & { line: string[] })[];
}

const files = Object.fromEntries(
  Object.entries(import.meta.glob<Page>('../../../src/games/*/how_to_play.json', { import: 'default' })).map(
    ([path, load]) => [path.split('/').at(-2) ?? '', load],
  ),
);

export const isExplained = (game: string): boolean => game in files;

export async function pageOf(game: string): Promise<Page> {
  const page = await files[game]?.();
  if (!page) throw new Error(`nothing says how ${game} is played`);
  return page;
}

/** The diagrams of a game, by section. */
export async function diagramsOf(game: string): Promise<Record<string, Drawn>> {
  const response = await fetch(`how_to_play/${game}.json`);
  if (!response.ok) throw new Error(response.statusText);
  const all = (await response.json()) as Record<string, Drawn>;
  return Object.fromEntries(
    Object.entries(all).map(([section, drawn]) => [section, { ...drawn, moves: drawn.moves.map(stepOf) }]),
  );
}
