// What a message must not hold, by game: whoever reads the wire may know no more than whoever looks at the screen.
import { nobody, type Message, type Step, type TableMessage, type View } from '../src/wire/protocol';

interface ZodiacSeat {
  hand: unknown;
}
interface RacingSeat {
  played: unknown;
}
interface Sheet {
  seat: number;
  creatures: unknown[];
}

type Viewer = number | 'watcher';
type Check = (view: View, viewer: Viewer, moves: Step[]) => string[];

const others = (moves: Step[], viewer: Viewer) =>
  moves.filter(({ seat }) => seat !== viewer && seat !== 'chance' && seat !== nobody);

const zodiac: Check = (view, viewer, moves) => {
  const found: string[] = [];
  const seats = view.seats as ZodiacSeat[];
  if (seats.some(({ hand }) => typeof hand !== 'number')) found.push('the hand of a seat is named');
  if (viewer === 'watcher' && ('hand' in view || 'missing' in view)) found.push('a watcher is told a hand');
  if (view.drawn !== null && view.mover !== viewer) found.push('a card drawn by another is named');
  let last: Step['seat'] = 'chance';
  for (const { seat, move, hidden, action } of moves) {
    const { kind, target, card } = action;
    const named = card !== null || !hidden;
    if (seat !== 'chance') last = seat;
    else if (kind === 'deal' && target !== viewer && named) found.push(`a card dealt to another is named: ${move}`);
    else if (kind === 'drawn' && last !== viewer && named) found.push(`a card drawn by another is named: ${move}`);
  }
  return found;
};

const race: Check = (view, viewer, moves) => {
  const found: string[] = [];
  const seats = view.seats as RacingSeat[];
  if (view.phase === 'play' && seats.some(({ played }, seat) => seat !== viewer && played !== null))
    found.push('a sealed card is named before it is resolved');
  for (const { move, hidden, action } of others(moves, viewer)) {
    const { kind, number, action: name, energy = null } = action;
    const known = !hidden || number !== null || name !== null || energy !== null || move !== `${kind} ?`;
    if ((kind === 'play' || kind === 'card') && known) found.push(`a sealed choice is told: ${move}`);
  }
  return found;
};

const ratAndDragon: Check = (view, viewer, moves) => {
  const found: string[] = [];
  const sheets = view.sheets as Sheet[];
  const round = Number(view.round);
  const early = sheets.some(({ seat, creatures }) => seat !== viewer && creatures.length > round - 1);
  if (view.phase === 'drawing' && early) found.push("another's drawing is shown before the round ends");
  if (view.drawing !== null && view.viewer !== viewer) found.push("another's unfinished drawing is shown");
  for (const { move, written, hidden, action } of others(moves, viewer)) {
    const known = !hidden || action.kind !== 'hidden' || Object.keys(action).length > 1 || move !== '?' || written;
    if (known) found.push(`a choice out of sight is told: ${move} ${written}`);
  }
  return found;
};

const checks: Record<string, Check> = { zodiac, great_race: race, rat_and_dragon: ratAndDragon };

function atTable(message: TableMessage, mine: number[]): string[] {
  const found: string[] = [];
  const { viewer, curtain, legal, asks } = message;
  const hides = message.game in checks;
  if (hides && viewer !== 'watcher' && !mine.includes(viewer)) found.push(`shown through the eyes of seat ${viewer}`);
  if (legal.some(({ seat }) => seat !== viewer)) found.push('the legal moves of another');
  if (Object.keys(asks).some((seat) => !mine.includes(Number(seat)))) found.push('a question to another');
  if (curtain !== undefined && (viewer !== 'watcher' || legal.length)) found.push('something behind the curtain');
  const { chance } = message;
  const secret = chance.chosen === undefined ? chance.reveal : chance.chosen === 'seed' ? chance.seed : undefined;
  if (!message.over && secret !== undefined) found.push('the secret of a game that is going on');
  if (!message.over && message.notes.some((note) => 'step' in note || 'text' in note))
    found.push('the number of a step in a note');
  if (message.over) return found;
  return [...found, ...(checks[message.game]?.(message.view, viewer, message.moves) ?? [])];
}

/** Everything that those at the seats in `mine` may not know and were told nevertheless. */
export function leaks(heard: Message[], mine: number[]): string[] {
  const found: string[] = [];
  let viewer: Viewer = 'watcher';
  for (const message of heard) {
    if (message.type === 'table') {
      found.push(...atTable(message, mine));
      viewer = message.viewer;
    } else if (message.type === 'past') found.push(...(checks[message.view.game]?.(message.view, viewer, []) ?? []));
  }
  return found;
}
