// What happened between two views of The Great Race, in words: this is how it is followed without the screen.
import type { Step, View } from '../../protocol';
import { signName } from '../../pieces/signs';
import { reportOf, type Change, type Line } from './report';
import { isSealing, raceView, type RaceMove, type RaceView } from './view';
import { actionName, paysInWords, spaceInWords, words } from './words';

export function goods({ karma, cards }: Pick<Change, 'karma' | 'cards'>): string[] {
  return [...(karma ? [words.byKarma(karma)] : []), ...(cards ? [words.byCards(cards)] : [])];
}

export function rangeOf(line: Pick<Line, 'high' | 'low_top'>): string {
  const top = line.low_top ?? 0;
  return line.high ? words.from(top + 1) : words.upTo(top);
}

function lineInWords(line: Line, names: string[]): string {
  const plays = line.plays
    .map(({ seat, action, energy }) => {
      const repeated = action === line.action ? '' : ` (${actionName(action)})`;
      return `${names[seat] ?? ''}${repeated}${energy === null ? '' : ` ${energy}`}`;
    })
    .join(', ');
  if (line.total === null || line.benefit === null || line.unit === null)
    return words.tellLine(actionName(line.action), plays);
  const pays = paysInWords(line.benefit, line.unit);
  return words.tellPaid(actionName(line.action), plays, line.total, rangeOf(line), pays);
}

function stepInWords({ seat, ...rest }: Step, after: RaceView, names: string[]): string[] {
  if (seat === 'chance') return [];
  const name = names[seat] ?? '';
  const move = rest as unknown as RaceMove;
  switch (move.kind) {
    case 'animal':
      return [words.tellAnimal(name, signName(move.animal ?? ''))];
    case 'exchange': {
      const give = [...(move.give ?? []).map(String), ...(move.karma ? [words.abilityKarma] : [])];
      return [words.tellExchange(name, give.join(' + '), (move.get ?? []).join(' + '))];
    }
    case 'trade':
      return [words.tellTrade(name)];
    case 'ability':
      return [words.tellAbility(name, signName(after.seats[seat]?.animal ?? ''))];
    case 'return':
      return [words.tellReturn(name, move.energy ?? 0)];
    case 'fallback':
      return [words.tellFallback(name)];
    default:
      return [];
  }
}

const cardsOf = (view: RaceView, seat: number) => {
  const runner = view.seats[seat];
  const under = runner?.row.filter(({ energy }) => energy !== null).length ?? 0;
  return (runner?.energy.reduce((sum, count) => sum + count, 0) ?? 0) + under;
};

function changed(before: RaceView, after: RaceView, names: string[]): string[] {
  return after.seats.flatMap((runner, seat) => {
    const was = before.seats[seat];
    if (!was) return [];
    const by = runner.position - was.position;
    const name = names[seat] ?? '';
    const parts = goods({ karma: runner.karma - was.karma, cards: cardsOf(after, seat) - cardsOf(before, seat) });
    return [
      ...(by ? [words.tellMove(name, by, spaceInWords(runner.position, after.finish, after.river))] : []),
      ...(parts.length ? [words.tellGoods(name, parts.join(words.and))] : []),
    ];
  });
}

function laidFirst(after: RaceView, names: string[]): string[] {
  return after.seats.flatMap(({ row, karma }, seat) => {
    const card = row[0];
    return card ? [words.tellFirst(names[seat] ?? '', `${card.number} ${actionName(card.action)}`, karma)] : [];
  });
}

export function tell(earlier: View, later: View, names: string[], steps: Step[]): string[] {
  const before = raceView(earlier);
  const after = raceView(later);
  const told = steps.flatMap((step) => stepInWords(step, after, names));
  const dealt = steps.filter(({ seat }) => seat === 'chance');
  if (dealt.length && after.phase === 'cards')
    for (const [seat, { animal }] of after.seats.entries())
      if (animal && before.seats[seat]?.animal === null)
        told.push(words.tellAnimal(names[seat] ?? '', signName(animal)));

  const revealed = isSealing(before) && (after.phase !== before.phase || after.round !== before.round);
  if (isSealing(before) && !revealed)
    return [...told, ...steps.flatMap(({ seat }) => (seat === 'chance' ? [] : [words.tellChosen(names[seat] ?? '')]))];
  if (before.phase === 'cards' && revealed) told.push(...laidFirst(after, names));
  else if (revealed) {
    const lines = reportOf(after, before, null)?.lines ?? [];
    told.push(...lines.map((line) => lineInWords(line, names)), ...changed(before, after, names));
  } else told.push(...changed(before, after, names));

  if (after.turn && after.turn.action && (before.turn?.seat !== after.turn.seat || before.phase !== after.phase))
    told.push(words.tellAsked(names[after.turn.seat] ?? '', actionName(after.turn.action)));
  if (after.round > before.round && before.round > 0) told.push(words.tellRound(after.round));
  const winner = after.ranking?.[0];
  if (winner !== undefined && !before.ranking) told.push(words.tellWin(names[winner] ?? ''));
  return told;
}
