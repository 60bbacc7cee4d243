// What happened between two views of The Rat and the Dragon, in words.
import type { Step, View } from '../../wire/protocol';
import { actionOf, freshOn, ratView, type RatView, type Sheet } from './view';
import { words } from './words';

const valuesOf = ({ offer }: RatView) => words.either(offer.map(({ number }) => number));

function toldThrow({ dice, offer }: RatView): string {
  const [first] = offer;
  if (!dice) return words.turnedUp(first?.creature ?? '', first?.number ?? 0);
  const [one = '', other] = offer.map(({ creature, number }) => words.theOne(creature, number));
  return words.threw(`${dice.pair.join('+')}, ${dice.other}`, other ? words.or(one, other) : one);
}

function toldCreature(name: string, sheet: Sheet, first: string): string {
  const creature = sheet.creatures.find((other) => other.first === first);
  if (!creature) return '';
  const partner = sheet.creatures.find((other) => other.first === creature.partner);
  return partner
    ? words.toldPaired(
        name,
        creature.creature,
        creature.number,
        words.theOne(partner.creature, partner.number),
        creature.points ?? 0,
        sheet.score,
      )
    : words.toldDrawn(name, creature.creature, creature.number, sheet.score);
}

// The viewer's own steps; those of the others are hidden until the round ends.
function toldSteps({ viewer, drawing }: RatView, names: string[], steps: Step[]): string[] {
  if (!drawing) return [];
  return steps.flatMap((step) => {
    const action = actionOf(step);
    if (step.seat !== viewer) return [];
    if (action.kind === 'choose') return [words.toldChosen(names[step.seat] ?? '', action.creature, action.number)];
    return [];
  });
}

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = ratView(earlier);
  const after = ratView(later);
  const name = (seat: number) => names[seat] ?? '';
  const told: string[] = toldSteps(after, names, steps);
  const fresh = freshOn(before.sheets, after.sheets);
  after.sheets.forEach((sheet, seat) => {
    for (const first of fresh[seat] ?? []) told.push(toldCreature(name(seat), sheet, first));
    const finished = before.round === after.round && before.sheets[seat]?.drawing && !sheet.drawing;
    const hidden = steps.some((step) => step.seat === seat && step.hidden);
    if (fresh[seat]?.size) return;
    if (finished) told.push(words.toldFinished(name(seat)));
    else if (hidden) told.push(words.toldDraws(name(seat)));
  });
  if (after.round !== before.round) told.push(toldThrow(after));
  for (const sheet of after.sheets)
    if (sheet.done && !before.sheets[sheet.seat]?.done)
      told.push(words.toldDone(name(sheet.seat), valuesOf(after), sheet.costs.penalty));
  return told;
}
