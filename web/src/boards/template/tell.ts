// What happened between two views of Lanterns, in words.
import type { Step, View } from '../../wire/protocol';
import { lanternsAction, lanternsView } from './view';
import { words } from './words';

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = lanternsView(earlier);
  const after = lanternsView(later);
  const actions = steps.map(({ seat, action }) => ({ seat, action: lanternsAction(action) }));
  const told = actions.flatMap(({ seat, action }) =>
    action.kind === 'bid' && seat !== 'chance' ? [words.tellBid(names[seat] ?? '')] : [],
  );
  after.points.forEach((points, seat) => {
    const won = points - (before.points[seat] ?? 0);
    if (won > 0) told.push(words.tellWon(names[seat] ?? '', won));
  });
  if (actions.some(({ action }) => action.kind === 'deal')) told.push(words.tellDealt);
  if (after.prize !== null && actions.some(({ action }) => action.kind === 'prize'))
    told.push(words.tellPrize(after.prize));
  return told;
}
