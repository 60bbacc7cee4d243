// What a computer can do at its level, in words. The figures are those of src/agents/levels.hpp and src/agents/rollout_levels.hpp.
import { catalogue } from '../words/catalogue.svelte';
import { catalogueOf, worded } from './catalogues';

export interface Level {
  /** Looks so many turns ahead. */
  turns?: number;
  /** Misjudges a move by so many points at most. */
  error?: number;
  /** Makes one move in so many at random. */
  random?: number;
  /** Overlooks so many in a hundred of the things that it could do. */
  overlooks?: number;
  /** Looks at so many positions, thinks for so many seconds at most. */
  positions?: number;
  seconds?: number;
  /** Plays so many of its ideas on to the end of the game, so many times in all. */
  ideas?: number;
  tries?: number;
  /** Goes by what it has learned, not by a rule of thumb. */
  learned?: boolean;
}

/** Of a game whose computers look ahead. */
export const ahead: readonly Level[] = [
  { turns: 1, error: 12, random: 3 },
  { turns: 1, error: 8, random: 8 },
  { turns: 1, error: 4 },
  { turns: 2, error: 3 },
  { turns: 3, error: 1.5 },
  { turns: 4, error: 0.5 },
  { positions: 6000 },
  { seconds: 2 },
];

/** Of a game whose computers have a rule of thumb, and try things out. */
export const tryingOut: readonly Level[] = [
  { overlooks: 75 },
  { overlooks: 50 },
  { overlooks: 25 },
  { overlooks: 5 },
  { ideas: 6, tries: 128, seconds: 0.25 },
  { ideas: 8, tries: 1024, seconds: 0.5 },
  { ideas: 8, tries: 8192, seconds: 1 },
  { ideas: 8, tries: 65536, seconds: 2 },
];

/** Of one whose computers have learned by playing themselves. */
export const learning: readonly Level[] = [
  ...tryingOut.slice(0, 4),
  { learned: true, overlooks: 15 },
  { learned: true },
  { learned: true, ideas: 8, tries: 256, seconds: 0.5 },
  { learned: true, ideas: 8, tries: 16384, seconds: 2 },
];

const many = (number: number) => new Intl.NumberFormat('en').format(number);

const words = catalogue(
  {
    turns: (turns: number, error: string) =>
      `Looks ${['only at its own turn', 'at its own turn and the answer'][turns - 1] ?? `up to ${turns} turns ahead`}, and misjudges moves by up to ${error}.`,
    points: (points: number) => (points < 1 ? 'half a point' : `${points} points`),
    random: (of: number) => `One choice in ${of} is random.`,
    overlooks: (percent: number) =>
      `Overlooks ${{ 75: 'three quarters', 50: 'half', 25: 'a quarter' }[percent] ?? `one in ${Math.round(100 / percent)}`} of what it could do.`,
    positions: (positions: number) =>
      `Looks at up to ${many(positions)} positions before each move, as far ahead as they reach.`,
    thinks: (seconds: string) => `Thinks for up to ${seconds} before each move, as far ahead as it can.`,
    tries: (ideas: number, tries: number, seconds: string) =>
      `Plays up to ${ideas} of its best ideas on to the end of the game before each choice: up to ${many(tries)} games, in ${seconds} at most.`,
    learned: 'Goes by what it has learned by playing itself.',
    looks: (ideas: number, tries: number, seconds: string) =>
      `Plays on from up to ${ideas} of its best ideas before each choice, as far as to judge them by what it has learned: up to ${many(tries)} times, in ${seconds} at most.`,
    seconds: (seconds: number) =>
      ({ 0.25: 'a quarter of a second', 0.5: 'half a second', 1: 'a second' })[seconds] ?? `${seconds} seconds`,
    space: ' ',
  },
  {
    turns: (turns, error) =>
      `${['只看自己这一步', '看自己这一步和对方的应手'][turns - 1] ?? `最多往前算 ${turns} 步`}，对走法的判断最多差 ${error}。`,
    points: (points) => `${points} 分`,
    random: (of) => `每 ${of} 次选择里有 1 次是随便选的。`,
    overlooks: (percent) =>
      `会看漏自己${{ 75: '四分之三', 50: '一半', 25: '四分之一' }[percent] ?? `${Math.round(100 / percent)} 分之一`}的走法。`,
    positions: (positions) => `每步最多看 ${positions} 个局面，能算多远就算多远。`,
    thinks: (seconds) => `每步最多想 ${seconds}，能算多远就算多远。`,
    tries: (ideas, tries, seconds) =>
      `每次选择前，从最好的主意里挑至多 ${ideas} 个试玩到终局：最多 ${tries} 局，最多 ${seconds}。`,
    learned: '凭自己和自己对局学到的本领来下。',
    looks: (ideas, tries, seconds) =>
      `每次选择前，从最好的主意里挑至多 ${ideas} 个往下试，试到凭学到的本领能判断为止：最多 ${tries} 次，最多 ${seconds}。`,
    seconds: (seconds) => `${seconds} 秒`,
    space: '',
  },
);

/** One line, for players. */
export function levelInWords(game: string, level: number): string {
  const thumb = worded(catalogueOf(game)?.thumb);
  const can = (catalogueOf(game)?.learned ? learning : thumb ? tryingOut : ahead)[level - 1] ?? {};
  const { turns, error = 0, random, overlooks, positions, seconds = 0, ideas, tries = 0, learned } = can;
  const told: string[] = [];
  if (ideas) told.push((learned ? words.looks : words.tries)(ideas, tries, words.seconds(seconds)));
  else if (learned) told.push(words.learned);
  else if (thumb) told.push(thumb);
  else if (turns) told.push(words.turns(turns, words.points(error)));
  else told.push(positions ? words.positions(positions) : words.thinks(words.seconds(seconds)));
  if (random) told.push(words.random(random));
  if (overlooks) told.push(words.overlooks(overlooks));
  return told.join(words.space);
}
