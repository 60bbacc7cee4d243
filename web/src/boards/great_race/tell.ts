// What happened between two views of The Great Race, in words, for following the game without the screen.
import { signName } from '../../pieces/signs';
import type { Step, View } from '../../wire/protocol';
import { changeOf, isNothing, reportOf, type Change, type Line } from './report';
import { cardsInWords, toldWords } from './told_words';
import { actionOf, isSealing, raceView, type RaceView, type Resolved } from './view';
import { actionName, paysInWords, spaceInWords, words } from './words';

export function goods({ karma, cards }: Pick<Change, 'karma' | 'cards'>): string[] {
  return [...(karma ? [toldWords.byKarma(karma)] : []), ...(cards ? [toldWords.byCards(cards)] : [])];
}

export function rangeOf({ total, low_top = 0 }: Pick<Resolved, 'total' | 'low_top'>): string {
  return total > low_top ? words.from(low_top + 1) : words.upTo(low_top);
}

function lineInWords(line: Line, names: string[]): string {
  const plays = line.plays
    .map(({ seat, action, energy }) => {
      const played = toldWords.tellPlay(names[seat] ?? '', energy);
      return action === line.action ? played : `${played} (${actionName(action)})`;
    })
    .join(words.comma);
  const action = actionName(line.action);
  if (line.gives === undefined || line.unit === undefined) return toldWords.tellStrategise(action, plays);
  return toldWords.tellPaid(action, plays, line.total, rangeOf(line), paysInWords(line.gives, line.unit));
}

function stepInWords(step: Step, after: RaceView, names: string[]): string[] {
  if (step.seat === 'chance') return [];
  const name = names[step.seat] ?? '';
  const { kind, animal, give = [], get = [], karma, energy } = actionOf(step);
  switch (kind) {
    case 'animal':
      return [toldWords.tellAnimal(name, signName(animal ?? ''))];
    case 'exchange':
      return [toldWords.tellExchange(name, cardsInWords(give, karma), cardsInWords(get))];
    case 'trade':
      return [toldWords.tellTrade(name)];
    case 'ability':
      return [toldWords.tellAbility(name, signName(after.seats[step.seat]?.animal ?? ''))];
    case 'return':
      return [toldWords.tellReturn(name, energy ?? 0)];
    case 'fallback':
      return [toldWords.tellFallback(name)];
    default:
      return [];
  }
}

/** What changed for the seats, without what a step already told: the karma of a trade, the cards of an exchange. */
function changed(before: RaceView, after: RaceView, names: string[], steps: Step[]): string[] {
  return after.seats.flatMap((runner, seat) => {
    const name = names[seat] ?? '';
    const kinds = steps.filter((step) => step.seat === seat).map((step) => step.action.kind);
    return changeOf(before, after, seat).flatMap(({ from, to, karma, cards }) => {
      const parts = goods({
        karma: kinds.includes('trade') ? karma + 2 : karma,
        cards: kinds.includes('exchange') || kinds.includes('return') ? 0 : cards,
      }).join(words.and);
      if (to !== from)
        return [toldWords.tellMove(name, to - from, spaceInWords(runner.position, after.finish, after.river), parts)];
      return parts ? [toldWords.tellGoods(name, parts)] : [];
    });
  });
}

function laidFirst(after: RaceView, names: string[]): string[] {
  return after.seats.flatMap(({ row, karma }, seat) => {
    const card = row[0];
    return card ? [toldWords.tellFirst(names[seat] ?? '', `${card.number} ${actionName(card.action)}`, karma)] : [];
  });
}

/** A round: for each action what was played and what it pays, then what changed for each seat. */
function round(before: RaceView, after: RaceView, names: string[]): string[] {
  const report = reportOf(after, before);
  const lines = report?.lines ?? [];
  const unpaid = lines.flatMap(({ action, changes }) => (action === 'Strategise' ? [] : changes.filter(isNothing)));
  return [
    ...lines.map((line) => lineInWords(line, names)),
    ...changed(before, after, names, []),
    ...(report?.over ? unpaid.map(({ seat }) => toldWords.tellNothing(names[seat] ?? '')) : []),
  ];
}

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = raceView(earlier);
  const after = raceView(later);
  const told = steps.flatMap((step) => stepInWords(step, after, names));
  const dealt = steps.filter(({ seat }) => seat === 'chance');
  if (dealt.length && after.phase === 'cards')
    for (const [seat, { animal }] of after.seats.entries())
      if (animal && before.seats[seat]?.animal === null)
        told.push(toldWords.tellAnimal(names[seat] ?? '', signName(animal)));

  const turnedOver = isSealing(before) && (after.phase !== before.phase || after.round !== before.round);
  if (isSealing(before) && !turnedOver)
    return [
      ...told,
      ...steps.flatMap(({ seat }) => (seat === 'chance' ? [] : [toldWords.tellChosen(names[seat] ?? '')])),
    ];
  if (before.phase === 'cards' && turnedOver) told.push(...laidFirst(after, names));
  else if (turnedOver) told.push(...round(before, after, names));
  else told.push(...changed(before, after, names, steps));

  if (after.turn && after.turn.action && (before.turn?.seat !== after.turn.seat || before.phase !== after.phase))
    told.push(toldWords.tellAsked(names[after.turn.seat] ?? '', actionName(after.turn.action)));
  if (after.round > before.round && before.round > 0) told.push(toldWords.tellRound(after.round));
  const winner = after.ranking?.[0];
  if (winner !== undefined && !before.ranking) told.push(toldWords.tellWin(names[winner] ?? ''));
  return told;
}
