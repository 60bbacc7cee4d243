// What the steps tell that a view does not: which die lies where, and the last deed. Followed from view to view, as they are shown.
import type { Step } from '../../protocol';
import type { WuXingView } from './view';

export interface Deed {
  seat: number;
  kind: 'claim' | 'capture' | 'prevent' | 'pass' | 'wants';
  /** The tile it was about; of a claim that was not seen only the space is known. */
  tile?: string;
  space?: number;
  from?: number;
}

export interface Dice {
  /** Each die where it lies; null while it is being thrown again or before the first throw. */
  faces: (number | null)[];
  /** How often each was thrown: one more, and it tumbles. */
  throws: number[];
}

export interface Story {
  dice: Dice;
  deed: Deed | null;
  /** How far it has been followed. */
  steps: number;
  view: WuXingView | null;
}

export const untold: Story = { dice: { faces: [null, null], throws: [0, 0] }, deed: null, steps: 0, view: null };

export const follow = (story: Story, steps: Step[], view: WuXingView): Story => ({
  dice: lying(story.dice, steps.slice(story.steps), view.dice),
  deed: lastDeed(story, steps, view),
  steps: steps.length,
  view,
});

const lastOf = (steps: Step[], is: (step: Step) => boolean) => steps.filter(is).at(-1);

/** A die that shows what it showed stays where it is. */
function lying({ faces, throws }: Dice, fresh: Step[], shown: number[]): Dice {
  if (shown.length === 0) return { faces, throws };
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

const isDeed = ({ seat, move }: Step) => seat !== 'chance' && !move.startsWith('token ');

function lastDeed(story: Story, steps: Step[], view: WuXingView): Deed | null {
  const deed = written(steps, view);
  if (deed?.kind !== 'claim') return deed;
  const fresh = steps.slice(story.steps).filter(isDeed);
  if (fresh.length === 0 && steps.length >= story.steps) return story.deed;
  const tile = fresh.length === 1 ? story.view?.board[(deed.space ?? 0) - 1]?.tile : undefined;
  return tile ? { ...deed, tile } : deed;
}

/** The last deed as it was written. A capture is a wish as long as the tile is wanted. */
function written(steps: Step[], { wanted }: WuXingView): Deed | null {
  const { seat = 'chance', move = '' } = lastOf(steps, isDeed) ?? {};
  if (seat === 'chance') return null;
  if (move === 'pass') return { seat, kind: 'pass' };
  if (move.startsWith('claim ')) return { seat, kind: 'claim', space: Number(move.slice(6)) };
  const wish = lastOf(steps, (step) => step.move.startsWith('capture '));
  const [tile = '', from = ''] = wish?.move.slice(8).split('<') ?? [];
  if (move === 'prevent') return { seat, kind: 'prevent', tile, from: Number(from) };
  return { seat: Number(wish?.seat), kind: wanted ? 'wants' : 'capture', tile, from: Number(from) };
}
