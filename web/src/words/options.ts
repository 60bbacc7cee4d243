// The options of the games in words: the name of each, what it is for, and its values. What is not here is told in the server's
// own words, so that a game with new options can be played at once.
import type { OptionSpec } from '../wire/protocol';
import { catalogue } from './catalogue.svelte';

interface OptionWords {
  name: string;
  help: string;
  /** By value. */
  values?: Record<string, string>;
}

type GameOptions = Record<string, OptionWords>;

const en = {
  celestial_checkers: {
    placement: {
      name: 'Placement',
      help: 'Who places the animals: the players, chance, or a position line.',
      values: { free: 'Free', random: 'Random', fixed: 'Fixed' },
    },
    shuffle: {
      name: 'Shuffle',
      help: 'With random placement: a shuffle for each side, or the same one for both, turned round.',
      values: { independent: 'Independent', mirrored: 'Mirrored' },
    },
    position: { name: 'Position', help: 'With fixed placement: the position to start from.' },
    objective: {
      name: 'Objective',
      help: 'What counts in the end: winning, or by how much.',
      values: { win: 'Win', margin: 'Margin' },
    },
  },
  great_race: {
    animals: {
      name: 'Animals',
      help: 'Who is which animal: in the order of the seats, by chance, or each chooses. Or a list of your own, as Pig,Dog,Rat.',
      values: { 'Rat,Ox,Tiger,Rabbit,Dragon': 'In order', random: 'By chance', draft: 'Each chooses' },
    },
    age_order: { name: 'Age order', help: 'The seats, oldest first, counted from 0: it settles ties.' },
    cat: {
      name: 'The Cat',
      help: 'Whether the Cat may run too, the thirteenth animal.',
      values: { false: 'Stays home', true: 'May run' },
    },
  },
  zodiac: {
    dealer: {
      name: 'Dealer',
      help: 'Who deals: the seat that cuts an action card first, or the one with this number.',
      values: { cut: 'By the cut' },
    },
    pangu: {
      name: 'Pangu',
      help: 'Which sign a Pangu takes: only one that the taker lacks, or any.',
      values: { missing: 'A missing one', any: 'Any' },
    },
    enforcement: {
      name: 'Mistakes',
      help: 'Guided: none can be made. As at a table: calls, broken limits and fines.',
      values: { guided: 'Guided', table: 'As at a table' },
    },
    turn_limit: {
      name: 'Turn limit',
      help: 'A game without a winner ends after so many turns of all seats; 0: never.',
    },
  },
  wu_xing: {
    end: {
      name: 'End',
      help: 'When the game ends: when every tile is claimed, or when both piles are empty.',
      values: { tiles: 'All tiles claimed', piles: 'Piles empty' },
    },
    turn_limit: { name: 'Turn limit', help: 'The game ends after so many turns of all seats; 0: no limit.' },
  },
  rat_and_dragon: {
    cards: {
      name: 'First creature',
      help: 'A card may be turned up before the first throw: everybody draws that creature first.',
      values: { none: 'By the dice', first_creature: 'From a card' },
    },
  },
} satisfies Record<string, GameOptions>;

const zh: typeof en = {
  celestial_checkers: {
    placement: {
      name: '摆放',
      help: '动物由谁来摆：双方自己、随机，或按一行局面代码。',
      values: { free: '自由', random: '随机', fixed: '指定' },
    },
    shuffle: {
      name: '洗法',
      help: '随机摆放时：双方各洗各的，或双方相同、对转摆放。',
      values: { independent: '各自', mirrored: '对称' },
    },
    position: { name: '局面', help: '指定摆放时：开局的局面代码。' },
    objective: {
      name: '目标',
      help: '最后看什么：胜负，还是分差。',
      values: { win: '获胜', margin: '分差' },
    },
  },
  great_race: {
    animals: {
      name: '动物',
      help: '谁是哪只动物：按座位顺序、随机，或各人自选。也可以自己列出，如 Pig,Dog,Rat。',
      values: { 'Rat,Ox,Tiger,Rabbit,Dragon': '按顺序', random: '随机', draft: '各人自选' },
    },
    age_order: { name: '长幼顺序', help: '座位从长到幼，从 0 数起；平手时用它分先后。' },
    cat: {
      name: '猫',
      help: '第十三只动物——猫——能不能参加。',
      values: { false: '不参加', true: '可参加' },
    },
  },
  zodiac: {
    dealer: {
      name: '庄家',
      help: '谁发牌：先抽到行动牌的座位，或这个号的座位。',
      values: { cut: '抽牌决定' },
    },
    pangu: {
      name: '盘古',
      help: '盘古能拿走哪个生肖：只能是自己缺的，或任意一个。',
      values: { missing: '所缺的', any: '任意' },
    },
    enforcement: {
      name: '犯规',
      help: '引导：不会犯规。如真桌：要自己喊，超限要受罚。',
      values: { guided: '引导', table: '如真桌' },
    },
    turn_limit: { name: '回合上限', help: '无人获胜时，全桌满这么多回合就结束；0 为不限。' },
  },
  wu_xing: {
    end: {
      name: '终局',
      help: '何时结束：所有牌都有主，或两个牌堆都空了。',
      values: { tiles: '牌全有主', piles: '牌堆空' },
    },
    turn_limit: { name: '回合上限', help: '全桌满这么多回合就结束；0 为不限。' },
  },
  rat_and_dragon: {
    cards: {
      name: '第一只动物',
      help: '可以在第一次掷骰前翻一张牌，人人先画那只动物。',
      values: { none: '看骰子', first_creature: '翻牌决定' },
    },
  },
};

const words = catalogue(en, zh);

const of = (game: string, option: string): OptionWords | undefined =>
  (words as Record<string, GameOptions | undefined>)[game]?.[option];

export const optionName = (game: string, { name }: OptionSpec): string => of(game, name)?.name ?? name;

export const optionHelp = (game: string, { name, help }: OptionSpec): string => of(game, name)?.help ?? help;

export function valueName(game: string, { name }: OptionSpec, value: string): string {
  const own = of(game, name)?.values?.[value];
  if (own !== undefined) return own;
  // Where a value is the number of a seat, people count from one.
  return game === 'zodiac' && name === 'dealer' ? String(Number(value) + 1) : value;
}

/** Values offered for an option that also takes any text. */
export const offered = (game: string, { name }: OptionSpec): string[] => Object.keys(of(game, name)?.values ?? {});
