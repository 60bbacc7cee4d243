// The wheel of every round: it turns by one space between two rounds.
import type { ActionName, RaceView } from './view';

/** The round that the wheel of a view is set for: at the end of a round it has turned already. */
const wheelRound = ({ phase, round }: RaceView): number =>
  Math.max(1, phase === 'horse' || phase === 'over' ? round + 1 : round);

/** The wheel as it was in a round, or will be. */
export function wheelAt(view: RaceView, round: number): RaceView['wheel'] {
  const { wheel } = view;
  const { spaces, slots } = wheel;
  const by = Math.max(1, round) - wheelRound(view);
  if (by === 0 || spaces.length === 0) return wheel;
  const rotation = (((wheel.rotation + by) % spaces.length) + spaces.length) % spaces.length;
  const read = (action: ActionName, half: number, green: boolean) => {
    const space = spaces[(slots.indexOf(action) * 2 + half + rotation) % spaces.length];
    return (green ? space?.green : space?.yellow) ?? '0';
  };
  const actions = wheel.actions.map((pays) => ({
    ...pays,
    low: read(pays.action, 0, pays.unit === 'spaces'),
    high: read(pays.action, 1, pays.unit === 'spaces'),
  }));
  return { ...wheel, rotation, actions };
}
