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
  /** Overlooks so many in a hundred of the things that it could do, and so many of what is obvious. */
  overlooks?: number;
  obvious?: number;
  /** Does what hardly anybody would. */
  follies?: boolean;
  /** Looks at so many positions. */
  positions?: number;
  /** Plays so many of its ideas on to the end of the game, so many times in all. */
  ideas?: number;
  tries?: number;
  /** Goes by what it has learned, not by a rule of thumb. */
  learned?: boolean;
}

/** Of a game whose computers look ahead. */
export const ahead: readonly Level[] = [
  { turns: 1, error: 12, random: 3 },
  { turns: 1, error: 7 },
  { turns: 2, error: 4.5 },
  { turns: 2, error: 1.6 },
  { turns: 3, error: 1.5 },
  { turns: 4, error: 1.1 },
  { positions: 700 },
  { positions: 1_000_000 },
];

/** Of a game whose computers have a rule of thumb, and try things out. */
export const tryingOut: readonly Level[] = [
  { overlooks: 21, obvious: 21 },
  { overlooks: 10, obvious: 10 },
  {},
  { ideas: 6, tries: 48 },
  { ideas: 6, tries: 128 },
  { ideas: 8, tries: 256 },
  { ideas: 8, tries: 512 },
  { ideas: 8, tries: 1024 },
];

/** Of one in which luck decides, so that trying things out hardly helps. */
export const ofLuck: readonly Level[] = [
  { overlooks: 62, obvious: 62, follies: true },
  { overlooks: 50, obvious: 50, follies: true },
  { overlooks: 88, obvious: 88 },
  { overlooks: 68, obvious: 68 },
  { overlooks: 50, obvious: 50 },
  { overlooks: 28, obvious: 28 },
  {},
  { ideas: 8, tries: 8192 },
];

/** Of one whose computers have learned by playing themselves. */
export const learning: readonly Level[] = [
  { learned: true, overlooks: 95, obvious: 60 },
  { learned: true, overlooks: 90, obvious: 44 },
  { learned: true, overlooks: 85, obvious: 28 },
  { learned: true, overlooks: 75, obvious: 14 },
  { learned: true, overlooks: 45, obvious: 4 },
  { learned: true },
  { learned: true, ideas: 8, tries: 320 },
  { learned: true, ideas: 8, tries: 16384 },
];

const many = (number: number) => new Intl.NumberFormat('en').format(number);

const words = catalogue(
  {
    turns: (turns: number, error: number) =>
      `Looks ${['only at its own turn', 'at its own turn and the answer'][turns - 1] ?? `up to ${turns} turns ahead`}, and is off by up to ${error} points either way.`,
    random: (of: number) => `One choice in ${of} is random.`,
    overlooks: (percent: number) => `Overlooks ${percent} % of what it could do.`,
    overlooksLess: (percent: number, obvious: number) =>
      `Overlooks ${obvious} % of what is obvious, and ${percent} % of the rest.`,
    follies: 'Now and then it throws out what it needs.',
    positions: (positions: number) =>
      `Looks at up to ${many(positions)} positions before each move, as far ahead as they reach.`,
    tries: (ideas: number, tries: number) =>
      `Plays up to ${ideas} of its best ideas on to the end of the game before each choice: up to ${many(tries)} games.`,
    learned: 'Goes by what it has learned by playing itself.',
    looks: (ideas: number, tries: number) =>
      `Plays on from up to ${ideas} of its best ideas before each choice, as far as to judge them by what it has learned: up to ${many(tries)} times.`,
    space: ' ',
  },
  {
    turns: (turns, error) =>
      `${['只看自己这一步', '看自己这一步和对方的应手'][turns - 1] ?? `最多往前算 ${turns} 步`}，判断可能高估或低估至多 ${error} 分。`,
    random: (of) => `每 ${of} 次选择里有 1 次是随便选的。`,
    overlooks: (percent) => `能走的走法里会看漏 ${percent}%。`,
    overlooksLess: (percent, obvious) => `明摆着的走法会看漏 ${obvious}%，其余的看漏 ${percent}%。`,
    follies: '有时会丢掉自己需要的牌。',
    positions: (positions) => `每步最多看 ${positions} 个局面，能算多远就算多远。`,
    tries: (ideas, tries) => `每次选择前，从最好的主意里挑至多 ${ideas} 个试玩到终局：最多 ${tries} 局。`,
    learned: '凭自己和自己对局学到的本领来下。',
    looks: (ideas, tries) =>
      `每次选择前，从最好的主意里挑至多 ${ideas} 个往下试，试到凭学到的本领能判断为止：最多 ${tries} 次。`,
    space: '',
  },
);

/** One line, for players. */
export function levelInWords(game: string, level: number): string {
  const thumb = worded(catalogueOf(game)?.thumb);
  const { learned: hasLearned, luck_decides } = catalogueOf(game) ?? {};
  const levels = hasLearned ? learning : luck_decides ? ofLuck : thumb ? tryingOut : ahead;
  const {
    turns,
    error = 0,
    random,
    overlooks,
    obvious = 0,
    follies,
    positions = 0,
    ideas,
    tries = 0,
    learned,
  } = levels[level - 1] ?? {};
  const told: string[] = [];
  if (ideas) told.push((learned ? words.looks : words.tries)(ideas, tries));
  else if (learned) told.push(words.learned);
  else if (thumb) told.push(thumb);
  else if (turns) told.push(words.turns(turns, error));
  else told.push(words.positions(positions));
  if (random) told.push(words.random(random));
  if (overlooks)
    told.push(obvious === overlooks ? words.overlooks(overlooks) : words.overlooksLess(overlooks, obvious));
  if (follies) told.push(words.follies);
  return told.join(words.space);
}
