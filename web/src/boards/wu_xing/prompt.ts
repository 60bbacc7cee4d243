// The line under the name of whose turn it is: what they may do, or what everybody waits for.
import type { Story } from './deeds';
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
  /** The dice have come to rest. */
  still: boolean;
  /** A token would bring a tile. */
  reaches: boolean;
  choices: Choice[];
  answer: Answer | null;
}

function mayDo(choices: Choice[], reaches: boolean): string {
  const claims = choices.some(({ from }) => from === null);
  const captures = choices.some(({ from }) => from !== null);
  if (claims && captures) return words.claimOrCapture;
  if (claims) return words.claimOrPass;
  if (captures) return words.captureOrPass;
  return reaches ? words.tokenOpens : words.nothingOpen;
}

export function promptOf({ view, story, names, decides, throws, still, reaches, choices, answer }: Moment): string {
  const { phase, wanted, dice } = view;
  if (throws) return words.yourThrow;
  if (answer) return words.asks(tileName(answer.tile.name), answer.gain, answer.loss);
  if (wanted) return words.asked(names[wanted.from] ?? '', tileName(wanted.tile));
  if (phase !== 'act') return words.waitingFor;
  if (!still) return words.thrown;
  const { spent } = story;
  if (!decides) return (spent ? words.hasThese : words.threwThese)(dice);
  const may = mayDo(choices, reaches);
  return spent?.again && spent.to !== undefined ? words.landedNow(spent.to, spent.to === spent.face, may) : may;
}
