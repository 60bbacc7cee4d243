// What decides for a play that a hint gives: in one thing no other play brings more. And no more reasons than a hint has room for.
import { becauseWords as say } from './because_words';
import type { What } from './causes';
import { prospect, type Prospect } from './outlook';
import { amountsInWords, widthOf } from './story_words';
import { ofTrade } from './threats';
import type { RaceView, Runner } from './view';
import { sentencesOf } from '../../words/sentences';

/** What counts most comes first. */
const goods: What[] = ['spaces', 'karma', 'energy', 'cards'];

export const mostOf = ({ gains, then }: Pick<Prospect, 'gains' | 'then'>, what: What): number =>
  (gains[what] ?? 0) + (what === 'spaces' && then.includes('trade') ? ofTrade : 0);

/** '' where in everything another play alone brings more. */
export function bestAlone(view: RaceView, runner: Runner, own: Prospect): string {
  const all = (view.forecast ?? [])
    .filter(({ joined }) => joined === 'nobody')
    .flatMap(({ action, energy }) => energy.flatMap((value) => prospect(view, runner, action, value, 'nobody') ?? []));
  const what = goods.find((one) => {
    const amount = mostOf(own, one);
    return amount > 0 && all.every((other) => mostOf(other, one) <= amount);
  });
  if (!what) return '';
  const amount = mostOf(own, what);
  const isSpaces = what === 'spaces';
  return say.best(amountsInWords(what, amount, amount), isSpaces, isSpaces && own.then.includes('trade'));
}

/** So much of its reasons stands in the box of a hint on a phone. */
const roomy = 120;

/** The first of these reasons, and the next if there is room for it. */
export function inRoom(reasons: readonly string[]): string {
  const [first = '', next = ''] = reasons.filter(Boolean);
  const both = sentencesOf(first, next);
  return widthOf(both) <= roomy ? both : first;
}
