// What the server says once, after connecting: its games, and what is the same at every table.
import type { GameSpec, Hello, SignSpec } from './protocol';

let latest = $state.raw<Hello | null>(null);

export const hello = {
  /** Null until the server has said it. */
  get now(): Hello | null {
    return latest;
  },
  hear(message: Hello): void {
    latest = message;
  },
};

/** A game, as the server describes it. */
export const specOf = (game: string): GameSpec | undefined => latest?.games.find(({ id }) => id === game);

/** The components of a game, as the server describes them; the caller knows the shape. */
export const componentsOf = <Components>(game: string): Components | undefined =>
  specOf(game)?.components as Components | undefined;

/** In the order of the years; empty until the server has said it. */
export const signs = (): readonly SignSpec[] => latest?.signs ?? [];
