// What put the winner before the next where both came as far.
import { together } from '../../words/names';
import { toldWords } from './told_words';
import type { RaceView } from './view';
import { actionName, words } from './words';

/** As a sentence; '' where the race itself decided. `names`: in sentences. */
export function levelInWords({ seats, ranking, finish }: RaceView, names: readonly string[]): string {
  const [first, second] = ranking ?? [];
  if (first === undefined || second === undefined) return '';
  const [winner, next] = [seats[first], seats[second]];
  if (!winner || !next || winner.position !== next.position) return '';
  const where = winner.position >= finish ? words.finishSpace : words.spaceName(winner.position);
  const cards = [winner, next].map(({ played }) => (played ? `${played.number} ${actionName(played.action)}` : '–'));
  const why = toldWords.levelBy;
  const by =
    winner.animal === 'Rat'
      ? why.rat
      : winner.played?.number !== next.played?.number
        ? why.card(cards[0] ?? '', cards[1] ?? '')
        : winner.karma !== next.karma
          ? why.karma(winner.karma, next.karma)
          : why.age;
  return toldWords.level(together([names[first] ?? '', names[second] ?? '']), where, by);
}
