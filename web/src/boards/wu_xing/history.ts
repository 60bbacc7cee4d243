// What the steps tell that a view does not: which die lies where, who did what, and what it brought and cost. Followed from view
// to view, as they are shown; what was not seen is not guessed.
import type { Step } from '../../wire/protocol';
import type { WuXingView } from './view';

export interface Deed {
  /** Whose turn it was, and who did it: an owner who prevents is another. */
  mover: number;
  seat: number;
  kind: 'claim' | 'capture' | 'prevent' | 'pass' | 'wants';
  /** The tile it was about. That of a claim is known only to who saw the board before. */
  tile?: string;
  from?: number;
  /** The dice that it was done with, where they were seen. */
  dice: number[];
  /** The points that it brought the mover and cost the owner, where both positions were seen. */
  gain?: number;
  loss?: number;
}

/** A token that was spent after the last deed. */
export interface Spent {
  seat: number;
  face: number;
  /** What the die shows now, where that is known. */
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
  /** What was captured from each seat since it last took its turn. */
  losses: Deed[];
  /** The number of steps followed so far. */
  steps: number;
  /** The views that were shown, by the number of steps that led there, with the last of them. */
  seen: ReadonlyMap<number, { move: string; view: WuXingView }>;
}

export const untold: Story = {
  dice: { faces: [null, null], throws: [0, 0] },
  deed: null,
  spent: null,
  losses: [],
  steps: 0,
  seen: new Map(),
};

/** The view that was shown after so many steps. */
type Shown = (steps: number) => WuXingView | undefined;

export function follow(story: Story, steps: Step[], view: WuXingView): Story {
  const moveBefore = (count: number) => steps[count - 1]?.move ?? '';
  const seen = new Map(story.seen).set(steps.length, { move: moveBefore(steps.length), view });
  const shown: Shown = (count) => {
    const found = seen.get(count);
    return found?.move === moveBefore(count) ? found.view : undefined;
  };
  const deeds = deedsIn(steps, shown, view);
  return {
    dice: lying(story.dice, steps.slice(story.steps), view.dice),
    deed: deeds.at(-1) ?? null,
    spent: lastToken(steps, shown),
    losses: lossesIn(deeds, view),
    steps: steps.length,
    seen,
  };
}

const lastOf = (steps: Step[], is: (step: Step) => boolean) => steps.filter(is).at(-1);

/** A die with an unchanged face stays in place. */
function lying({ faces, throws }: Dice, fresh: Step[], shown: number[]): Dice {
  if (shown.length === 0) return { faces: [null, null], throws };
  const made = (kind: string) => lastOf(fresh, ({ move }) => move.startsWith(`${kind} `))?.move;
  if (made('throw')) return { faces: [shown[0] ?? null, shown[1] ?? null], throws: throws.map((count) => count + 1) };
  const left = [...shown];
  const stays = faces.map((face) => {
    const at = left.findIndex((other) => other === face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const token = made('token');
  const again = made('rethrow') ? faces.lastIndexOf(token ? Number(token.charAt(6)) : null) : -1;
  return {
    faces: faces.map((face, at) => (stays[at] ? face : (left.shift() ?? null))),
    throws: throws.map((count, at) => (at === again ? count + 1 : count)),
  };
}

const isToken = ({ move }: Step) => move.startsWith('token ');
const isAnswer = ({ move }: Step) => move === 'prevent' || move === 'allow';
const isDeed = (step: Step) => step.seat !== 'chance' && !isToken(step) && !isAnswer(step);

function deedsIn(steps: Step[], shown: Shown, { wanted }: WuXingView): Deed[] {
  const begun = steps.flatMap((step, at) => (isDeed(step) ? [at] : []));
  return begun.map((at, index) => {
    const end = begun[index + 1] ?? steps.length;
    const { seat, move = '' } = steps[at] ?? {};
    const mover = Number(seat);
    const before = shown(at);
    let after: WuXingView | undefined;
    for (let count = end; count > at && !after; count -= 1) after = shown(count);
    const change = (who: number) =>
      before && after ? (after.seats[who]?.points ?? 0) - (before.seats[who]?.points ?? 0) : undefined;

    const done = { mover, seat: mover, dice: before?.dice ?? [] };
    if (move === 'pass') return { ...done, kind: 'pass' };
    if (move.startsWith('claim ')) {
      const tile = before?.board[Number(move.slice(6)) - 1]?.tile;
      return { ...done, kind: 'claim', tile, gain: change(mover) };
    }
    const [tile = '', owner = ''] = move.slice(8).split('<');
    const from = Number(owner);
    const about = { ...done, tile, from };
    if (wanted && end === steps.length) return { ...about, kind: 'wants', loss: wanted.loss };
    if (steps.slice(at, end).some((step) => step.move === 'prevent')) return { ...about, kind: 'prevent', seat: from };
    const lost = change(from);
    return { ...about, kind: 'capture', gain: change(mover), loss: lost === undefined ? undefined : -lost };
  });
}

/** A tile that was won back is no loss. */
function lossesIn(deeds: Deed[], { seats }: WuXingView): Deed[] {
  return deeds.filter(
    ({ kind, tile = '', from = -1 }, at) =>
      kind === 'capture' && !seats[from]?.tiles.includes(tile) && !deeds.slice(at).some(({ mover }) => mover === from),
  );
}

function lastToken(steps: Step[], shown: Shown): Spent | null {
  const at = steps.map(({ seat }) => seat !== 'chance').lastIndexOf(true);
  const { seat, move = '' } = steps[at] ?? {};
  if (!move.startsWith('token ')) return null;
  const again = move.endsWith('?');
  const landed = lastOf(steps.slice(at), (step) => step.move.startsWith('rethrow '));
  const turned = shown(at)?.prospects.find((prospect) => prospect.move === move)?.faces[0];
  return {
    seat: Number(seat),
    face: Number(move.charAt(6)),
    to: again ? (landed ? Number(landed.move.slice(8)) : undefined) : turned,
    again,
  };
}
