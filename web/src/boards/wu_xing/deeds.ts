// What was done last, what it brought and cost, and which die lies where: read from the steps as they are told.
import type { Cause } from '../../wire/protocol';
import type { Made, Told } from './actions';
import { sumIn, type Sum } from './sums';
import type { WuXingView } from './view';

export interface Deed {
  kind: 'claim' | 'capture' | 'prevent' | 'pass' | 'wants';
  /** Whose turn it was. */
  mover: number;
  /** The dice that it was done with. */
  dice: number[];
  tile?: string;
  /** The owner of the tile before. */
  from?: number;
  /** The points that it brought the mover and cost the owner. */
  gain?: number;
  loss?: number;
  /** How they add up, where bonuses have changed. */
  gained?: Sum;
  lost?: Sum;
  /** The tokens that the mover spent on the dice before it; none where it is not there. */
  spent?: number;
}

/** A token that was spent after the last deed. */
export interface Spent {
  seat: number;
  face: number;
  /** What the die shows now; none while it is being thrown. */
  to?: number;
  /** It was thrown again. */
  again: boolean;
}

export interface Dice {
  /** Each die where it lies; null while it is being thrown. */
  faces: (number | null)[];
  /** How often each was thrown; an increase animates the die. */
  throws: number[];
}

export interface Story {
  dice: Dice;
  deed: Deed | null;
  spent: Spent | null;
  /** One a turn; the last may still be a question. */
  deeds: Deed[];
  /** What was captured from each seat since it last did something. */
  losses: Deed[];
  /** The numbers of the deeds, from 0, by which somebody here passed because nothing could be taken: they did nothing. */
  idle: ReadonlySet<number>;
}

/** Which of two equal dice was turned, by the number of the step, where that is known. */
export type Touched = Readonly<Record<number, number>>;

export function storyOf(
  made: readonly Made[],
  view: WuXingView,
  touched: Touched = {},
  idle: ReadonlySet<number> = new Set(),
): Story {
  const deeds = deedsIn(made, view);
  return {
    dice: diceIn(made, touched),
    deeds,
    deed: deeds.at(-1) ?? null,
    spent: lastToken(made),
    losses: lossesIn(deeds, view, idle),
    idle,
  };
}

/** What ends a turn, or asks or answers the owner of a tile. `wanted`: the question that is still open. */
export function deedOf({ seat, action, causes = [] }: Made, { wanted }: WuXingView): Deed | null {
  switch (action.kind) {
    case 'pass':
      return action;
    case 'claim':
      return { ...action, ...sumsIn(causes, action.mover) };
    case 'capture':
      return action.pending
        ? { ...action, kind: 'wants', loss: wanted?.loss }
        : { ...action, kind: 'capture', ...sumsIn(causes, action.mover, action.from) };
    case 'prevent':
      return { ...action, kind: 'prevent', from: Number(seat), dice: [] };
    case 'allow':
      return {
        ...action,
        kind: 'capture',
        from: Number(seat),
        dice: [],
        ...sumsIn(causes, action.mover, Number(seat)),
      };
    default:
      return null;
  }
}

function sumsIn(causes: readonly Cause[], mover: number, owner?: number): Pick<Deed, 'gained' | 'lost'> {
  const gained = sumIn(causes, mover);
  const lost = owner === undefined ? undefined : sumIn(causes, owner);
  return { ...(gained && { gained }), ...(lost && { lost }) };
}

/** With an answer in place of the question. */
function deedsIn(made: readonly Made[], view: WuXingView): Deed[] {
  const deeds: Deed[] = [];
  let tokens = 0;
  for (const step of made) {
    if (step.action.kind === 'token') tokens += 1;
    const deed = deedOf(step, view);
    if (!deed) continue;
    const asked = deeds.at(-1)?.kind === 'wants' ? deeds.pop() : undefined;
    const spent = asked ? asked.spent : tokens || undefined;
    deeds.push({ ...deed, ...(asked && { dice: asked.dice }), ...(spent && { spent }) });
    tokens = 0;
  }
  return deeds;
}

/** A tile that was won back is no loss. */
function lossesIn(deeds: Deed[], { seats }: WuXingView, idle: ReadonlySet<number>): Deed[] {
  const acts = (seat: number, since: number) =>
    deeds.some(({ mover }, at) => at >= since && mover === seat && !idle.has(at));
  return deeds.filter(
    ({ kind, tile = '', from = -1 }, at) => kind === 'capture' && !seats[from]?.tiles.includes(tile) && !acts(from, at),
  );
}

/** How many tiles each seat has captured and lost in the whole game. */
export function capturesIn(made: readonly Made[], view: WuXingView): { taken: number; lost: number }[] {
  const captures = deedsIn(made, view).filter(({ kind }) => kind === 'capture');
  const count = (of: number[], seat: number) => of.filter((one) => one === seat).length;
  const takers = captures.map(({ mover }) => mover);
  const owners = captures.map(({ from = -1 }) => from);
  return view.seats.map((_, seat) => ({ taken: count(takers, seat), lost: count(owners, seat) }));
}

/** What was taken from a seat last, or else what its last turn has brought it; 0 where nothing was. */
export function changeOf({ deeds, losses }: Story, seat: number): number {
  const own = deeds.filter(({ mover }) => mover === seat).at(-1);
  const lost = losses.filter(({ from }) => from === seat).at(-1);
  const won = own?.kind === 'claim' || own?.kind === 'capture' ? (own.gain ?? 0) : 0;
  return lost?.loss ? -lost.loss : won;
}

/** The tiles that were won in the last round, one's own till one acts again. */
export const wonOf = ({ deeds }: Story, seats: number): ReadonlySet<string> =>
  new Set(
    deeds.slice(-seats).flatMap(({ kind, tile }) => (tile && (kind === 'claim' || kind === 'capture') ? [tile] : [])),
  );

type Token = Told & { kind: 'token' };

export const spentOf = ({ mover, die, change, turned }: Token, landed?: number): Spent => ({
  ...{ seat: mover, face: die, to: turned ?? landed, again: change === '?' },
});

function lastToken(made: readonly Made[]): Spent | null {
  const at = made.map(({ seat }) => seat !== 'chance').lastIndexOf(true);
  const token = made[at]?.action;
  const landed = made[at + 1]?.action;
  return token?.kind === 'token' ? spentOf(token, landed?.kind === 'rethrow' ? landed.die : undefined) : null;
}

const put = <T>(list: readonly T[], place: number, value: T) => list.map((old, at) => (at === place ? value : old));

/** Each die keeps its place from its throw to the next. */
function diceIn(made: readonly Made[], touched: Touched): Dice {
  let faces: Dice['faces'] = [null, null];
  let throws = [0, 0];
  for (const [step, { action }] of made.entries()) {
    const { kind } = action;
    if (kind === 'throw') {
      faces = action.dice;
      throws = throws.map((count) => count + 1);
    } else if (kind === 'token') {
      const at = touched[step] ?? -1;
      faces = put(faces, faces[at] === action.die ? at : faces.lastIndexOf(action.die), action.turned ?? null);
    } else if (kind === 'rethrow') {
      const at = faces.indexOf(null);
      faces = put(faces, at, action.die);
      throws = put(throws, at, (throws[at] ?? 0) + 1);
    } else if (kind !== 'capture' || !action.pending) faces = [null, null];
  }
  return { faces, throws };
}
