// Strategise pays nothing by the total: there each moves for every other with less, and so it is known what comes of several, and for whom.
import { joinersOf, possible, prospect, type Prospect, type Rival } from './outlook';
import { energiesOf, type ActionName, type RaceView, type Runner } from './view';

/** The spaces for each there with less energy. */
export const outbidding = ({ seats }: Pick<RaceView, 'seats'>): number => (seats.length === 3 ? 2 : 1);

const held = (view: RaceView, { seat }: Rival): number[] => (view.seats[seat] ? energiesOf(view.seats[seat]) : []);

/** Who could have less than this, where another, who must come, has no less: that one is not alone with less. */
export function alsoLess(view: RaceView, rivals: Rival[], energy: number): Rival[] {
  if (possible(view, rivals, energy, 'less')) return [];
  return rivals.filter((rival) => !rival.must && held(view, rival).some((card) => card < energy));
}

/** What it brings then: as beside who must come, and the space for who has less. */
export function prospectsBeside(
  view: RaceView,
  runner: Runner,
  action: ActionName,
  energy: number,
  rivals: Rival[],
): Prospect[] {
  if (!alsoLess(view, rivals, energy).length) return [];
  const musts = rivals.filter(({ must }) => must);
  const by = outbidding(view);
  const forecast = view.forecast?.map((each) => ({
    ...each,
    gives: [...each.gives, { what: 'spaces' as const, amount: by, why: 'outbid' as const }],
  }));
  const beside = forecast ? { ...view, forecast } : view;
  return (['more', 'same'] as const)
    .filter((joined) => joinersOf(view, musts, energy, joined) > 0 && possible(view, musts, energy, joined))
    .flatMap((joined) => prospect(beside, runner, action, energy, joined) ?? []);
}

/** Who could come to Finish by outbidding there, if all who can have less do. */
export function finishers(view: RaceView, runner: Runner, rivals: Rival[]): number[] {
  const hands = [...rivals.map((rival) => ({ seat: rival.seat, least: Math.min(...held(view, rival)) }))];
  const own = Math.min(...energiesOf(runner));
  return rivals.flatMap((rival) => {
    const most = Math.max(...held(view, rival));
    const lower = hands.filter(({ seat, least }) => seat !== rival.seat && least < most).length + Number(own < most);
    const { position = 0 } = view.seats[rival.seat] ?? {};
    return lower > 0 && position < view.finish && position + lower * outbidding(view) >= view.finish
      ? [rival.seat]
      : [];
  });
}
