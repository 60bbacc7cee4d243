// What was done last, in parts that can be drawn large: in words without its points, the points, and whose points it took.
import type { Deed } from './deeds';
import { sumTold } from './sums';
import { tileName } from './tiles';
import { words } from './words';

export interface Plaque {
  told: string;
  /** How the points add up: of somebody here what it cost, else what it brought. */
  sum: string;
  gain: number;
  loss: number;
  /** Whose points it took; null where it took none. */
  from: number | null;
  /** They are of a person at this screen. */
  warns: boolean;
}

/** `own`: the seats of the people here; `idle`: they could not but pass. */
export function plaqueOf(deed: Deed, names: string[], own: readonly number[], idle: boolean): Plaque {
  const { kind, tile = '', from = -1, gain = 0, loss = 0, gained, lost } = deed;
  const what = tileName(tile);
  const owner = names[from] ?? '';
  const nothing = { sum: '', gain: 0, loss: 0, from: null, warns: false };
  switch (kind) {
    case 'claim':
      return { ...nothing, told: words.did.claimed(what), sum: sumTold(gained, gain), gain };
    case 'capture': {
      const warns = own.includes(from);
      const sum = warns ? sumTold(lost, loss) : sumTold(gained, gain);
      return { told: words.did.captured(what, owner), sum, gain, loss, from, warns };
    }
    case 'wants':
      return { ...nothing, told: words.triesToTake(what, owner) };
    case 'prevent':
      return { ...nothing, told: words.triedInShort(what, owner), sum: words.withAToken.trim() };
    case 'pass':
      return { ...nothing, told: idle ? words.did.dryPass : words.did.pass };
  }
}
