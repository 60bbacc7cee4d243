// What happened between two views of The Great Race, in words, for following the game without the screen.
import { signName } from '../../pieces/signs';
import type { Step, View } from '../../wire/protocol';
import { causesOf, isOutcome } from './causes';
import { partOf, storyOf } from './story';
import { beatInWords } from './story_words';
import { stepInWords, toldWords } from './told_words';
import { actionOf, isSealing, raceView, type RaceView, type Resolved } from './view';
import { actionName, words } from './words';

export function rangeOf({ total, low_top = 0 }: Pick<Resolved, 'total' | 'low_top'>): string {
  return total > low_top ? words.from(low_top + 1) : words.upTo(low_top);
}

function laidFirst(after: RaceView, names: string[]): string[] {
  return after.seats.flatMap(({ row, karma }, seat) => {
    const card = row[0];
    return card ? [toldWords.tellFirst(names[seat] ?? '', `${card.number} ${actionName(card.action)}`, karma)] : [];
  });
}

function animals(before: RaceView, after: RaceView, names: string[], steps: Step[]): string[] {
  const chosen = steps.flatMap((step) => {
    const { kind, animal } = actionOf(step);
    return kind === 'animal' && typeof step.seat === 'number'
      ? [toldWords.tellAnimal(names[step.seat] ?? '', signName(animal ?? ''))]
      : [];
  });
  if (chosen.length || after.phase !== 'cards') return chosen;
  return after.seats.flatMap(({ animal }, seat) =>
    animal && before.seats[seat]?.animal === null ? [toldWords.tellAnimal(names[seat] ?? '', signName(animal))] : [],
  );
}

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = raceView(earlier);
  const after = raceView(later);
  const acts = steps.filter((step) => !isOutcome(step));
  const told = animals(before, after, names, acts);

  const sealing = isSealing(before);
  const turnedOver = sealing && (after.phase !== before.phase || after.round !== before.round);
  if (sealing && !turnedOver)
    return [
      ...told,
      ...acts.flatMap(({ seat }) => (typeof seat === 'number' ? [toldWords.tellChosen(names[seat] ?? '')] : [])),
    ];
  if (before.phase === 'cards' && turnedOver && !steps.some((step) => causesOf(step).length))
    told.push(...laidFirst(after, names));
  else {
    // A server that tells no causes: what was played and what it pays.
    const round = partOf(before, after, steps) ?? (turnedOver ? storyOf(steps, after).at(-1) : undefined);
    if (round) told.push(...round.beats.map((beat) => beatInWords(beat, round, names, after)));
    else
      told.push(
        ...acts.flatMap((step) =>
          typeof step.seat === 'number'
            ? stepInWords(actionOf(step), names[step.seat] ?? '', after.seats[step.seat]?.animal ?? '')
            : [],
        ),
      );
  }

  if (after.turn && after.turn.action && (before.turn?.seat !== after.turn.seat || before.phase !== after.phase))
    told.push(toldWords.tellAsked(names[after.turn.seat] ?? '', actionName(after.turn.action)));
  if (after.round > before.round && before.round > 0) told.push(toldWords.tellRound(after.round));
  const winner = after.ranking?.[0];
  if (winner !== undefined && !before.ranking) told.push(toldWords.tellWin(names[winner] ?? ''));
  return told;
}
