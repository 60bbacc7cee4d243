// A record of games as a file: JSON, which can be read back, and CSV for spreadsheets.
import { ownSeats } from '../seats/own';
import { companyOf, gameFrom, outcomeOf, type FinishedGame } from './game';

const format = 'shengxiao record of games 1';

export const toJson = (games: readonly FinishedGame[]): string =>
  `${JSON.stringify({ format, games }, undefined, 1)}\n`;

/** The games in a file, and how many more are damaged; null where it is no such file. */
export function fromJson(text: string): { games: FinishedGame[]; damaged: number } | null {
  try {
    const file = JSON.parse(text) as { format?: unknown; games?: unknown } | null;
    if (file?.format !== format || !Array.isArray(file.games)) return null;
    const games = file.games.flatMap((one) => gameFrom(one) ?? []);
    return { games, damaged: file.games.length - games.length };
  } catch {
    return null;
  }
}

const columns = ['table', 'game', 'ended', 'seats', 'own_seat', 'against', 'outcome', 'points', 'all_points', 'names'];
const more = ['ending', 'luck', 'day', 'replay', 'options', 'edition'];

/** A spreadsheet would take what begins like this for a formula. */
const guarded = (cell: string) => (/^[=+\-@\t]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string | number | undefined) => `"${guarded(String(cell ?? '')).replaceAll('"', '""')}"`;

function cellsOf(game: FinishedGame): (string | number | undefined)[] {
  const [own] = ownSeats(game.seats);
  return [
    game.table,
    game.game,
    new Date(game.at).toISOString(),
    game.seats.length,
    ownSeats(game.seats)
      .map((seat) => seat + 1)
      .join(' '),
    companyOf(game),
    outcomeOf(game),
    own === undefined ? '' : game.points[own],
    game.points.join(' '),
    game.seats.map(({ name = '' }) => name).join('; '),
    game.ending?.kind,
    game.luck,
    game.day,
    game.replay ? 'replay' : '',
    Object.entries(game.options)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
    game.edition,
  ];
}

export const toCsv = (games: readonly FinishedGame[]): string =>
  [[...columns, ...more], ...games.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
