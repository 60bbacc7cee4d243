// The line under the name of whose turn it is: what they may do, or what everybody waits for.
import type { Story } from './deeds';
import type { Nothing } from './forced';
import type { Answer, Choice } from './offer';
import { tileName } from './tiles';
import type { WuXingView } from './view';
import { words } from './words';

export interface Moment {
  view: WuXingView;
  story: Story;
  names: string[];
  /** Somebody at this screen decides. */
  decides: boolean;
  /** The person at this screen has dice to throw. */
  throws: boolean;
  /** They are thrown for them. */
  itself: boolean;
  /** What was done has its moment; the next dice wait. */
  waits: boolean;
  /** The dice have come to rest. */
  still: boolean;
  /** A token would bring a tile, or a die that is thrown again might. */
  reaches: 'sure' | 'perhaps' | null;
  /** Why nothing can be taken. */
  nothing: Nothing;
  choices: Choice[];
  answer: Answer | null;
}

function mayDo(choices: Choice[], reaches: Moment['reaches'], names: string[]): string {
  // Where only some can be refused, these say it themselves.
  const refuse = new Set(choices.map(({ from, tokens }) => (tokens ? from : null)));
  if (refuse.size && !refuse.has(null))
    return words.ownerMayRefuse(refuse.size === 1 ? (names[[...refuse][0] ?? -1] ?? '') : '');
  const claims = choices.some(({ from }) => from === null);
  const captures = choices.some(({ from }) => from !== null);
  if (claims && captures) return words.claimOrCapture;
  if (claims) return words.claimOrPass;
  if (captures) return words.captureOrPass;
  if (reaches === null) return words.nothingOpen;
  return reaches === 'sure' ? words.tokenOpens : words.rerollOpens;
}

/** The turn before the last deed, which is the question, was prevented by the same seat. */
function keptBefore({ deeds }: Story, owner: number | undefined): boolean {
  const before = deeds.at(-2);
  return before?.kind === 'prevent' && before.from === owner;
}

export function promptOf({
  view,
  story,
  names,
  decides,
  throws,
  itself,
  waits,
  still,
  reaches,
  nothing,
  choices,
  answer,
}: Moment): string {
  const { phase, wanted, dice } = view;
  if (throws) return itself ? words.thrownForYou : words.yourThrow;
  if (answer) {
    // Somebody else has just asked for another one.
    const again = story.losses.some(({ from }) => from === wanted?.from) || keptBefore(story, wanted?.from);
    return words.asks(tileName(answer.tile.name), answer.gain, answer.loss, again);
  }
  if (wanted) return words.asked(names[wanted.from] ?? '', tileName(wanted.tile));
  if (waits || phase !== 'act') return words.waitingFor;
  if (!still) return words.thrown;
  const { spent } = story;
  if (!decides) return (spent ? words.hasThese : words.threwThese)(dice);
  if (nothing === 'far') return words.far(dice);
  if (nothing) return words.dry(dice, view.seats[view.mover ?? -1]?.tokens ?? 0);
  const may = mayDo(choices, reaches, names);
  return spent?.again && spent.to !== undefined ? words.landedNow(spent.to, spent.to === spent.face, may) : may;
}
