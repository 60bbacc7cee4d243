// The words for what is to be known of a turn (notes.ts), in both languages.
import { signName } from '../../pieces/signs';
import { catalogue } from '../../words/catalogue.svelte';
import { capital } from '../../words/capital';
import type { Note } from './notes';
import { words } from './words';

const say = catalogue(
  {
    back: (alone: boolean) => `${alone ? 'alone there' : 'highest'}: the row’s first card came back too`,
    stays: (tied: boolean) => `${tied ? 'tied' : 'not the highest'}: the row’s first card stays`,
    dog: 'the river takes no card from the Dog',
    last: 'the river never takes a last energy card',
    poor: (karma: number) => `no trade: it takes 2 karma, and there ${karma === 1 ? 'was 1' : 'were none'}`,
    unfit: 'no exchange: none was possible',
    declined: (what: string) => `${what} could be made, and was not`,
    alone: (animal: string) => `alone there: nothing for the ${animal}`,
  },
  {
    back: (alone) => `${alone ? '独自一人' : '能量最高'}：牌列第一张也收回`,
    stays: (tied) => `${tied ? '并列' : '不是最高'}：牌列第一张留下`,
    dog: '河不收狗的牌',
    last: '河不收最后一张能量牌',
    poor: (karma) => `没有换步：需 2 点业力，只有 ${karma} 点`,
    unfit: '没有兑换：没有合适的牌',
    declined: (what) => `可以${what}而没有做`,
    alone: (animal) => `独自一人：${animal}无所得`,
  },
);

/** As a part of a sentence. */
export function noteInWords({
  kind,
  alone = false,
  tied = false,
  exchange,
  trade,
  karma = 0,
  animal = '',
}: Note): string {
  switch (kind) {
    case 'back':
      return say.back(alone);
    case 'stays':
      return say.stays(tied);
    case 'poor':
      return say.poor(karma);
    case 'declined':
      return say.declined(
        [...(exchange ? [words.anExchange] : []), ...(trade ? [words.aTrade] : [])].join(words.orElse),
      );
    case 'alone':
      return say.alone(signName(animal));
    default:
      return say[kind];
  }
}

/** As a sentence. */
export const noteInFull = (note: Note): string => words.sentence(capital(noteInWords(note)));
