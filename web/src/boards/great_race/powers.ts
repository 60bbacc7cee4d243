// The power of each animal: in short, in full, and its clause.
import { catalogue } from '../../words/catalogue.svelte';

interface Power {
  readonly brief: string;
  readonly full: string;
  readonly clause: string;
}

const powers = catalogue(
  {
    Rat: {
      brief: 'Richer start, wins ties at the end',
      full: 'Starts with one more 3 and 3 karma. It wins ties on the track, but only at the end of the race.',
      clause: 'GR-5, GR-36',
    },
    Ox: {
      brief: 'Moves by exchanging up to a 4, 5 or 6',
      full: 'An exchange up to a 4 moves it 1 space, to a 5 or 6 it moves 2.',
      clause: 'GR-37',
    },
    Tiger: {
      brief: 'Exchanges up for 1 less',
      full: 'An exchange up needs 1 less in total. An exchange from the wheel that it does not use gives 1 karma.',
      clause: 'GR-38',
    },
    Rabbit: {
      brief: 'Pays 1 karma less for a card',
      full: 'A smaller card after a larger one costs it 1 karma less.',
      clause: 'GR-20',
    },
    Dragon: {
      brief: 'Gains 1 karma more each time',
      full: 'Each time it gains karma, it gains 1 more (not for gifts). In an exchange 1 karma may count as 2 energy.',
      clause: 'GR-40',
    },
    Snake: {
      brief: 'Moves when a card costs it karma',
      full: 'Moves 1 space for each karma it pays for its card, before the actions are resolved.',
      clause: 'GR-20',
    },
    Horse: {
      brief: 'Moves 1 more with more energy',
      full: 'With more energy than another seat at its action it moves 1 more. After a round it may go back 1 space for a 1-card and 1 karma.',
      clause: 'GR-41',
    },
    Goat: {
      brief: 'An exchange when sharing an action',
      full: 'Whenever another seat shares its action: one more exchange.',
      clause: 'GR-42',
    },
    Monkey: {
      brief: 'A 1-card when sharing an action',
      full: 'Whenever another seat shares its action: a 1-card.',
      clause: 'GR-43',
    },
    Rooster: {
      brief: '1 karma when sharing an action',
      full: 'Whenever another seat shares its action: 1 karma.',
      clause: 'GR-43',
    },
    Dog: {
      brief: 'Owes the river nothing',
      full: 'At Strategise: in the river 1 space and no card to return; elsewhere a 1-card.',
      clause: 'GR-44',
    },
    Pig: {
      brief: 'Gains when alone with the lowest number',
      full: 'Alone with the lowest number (with 4 or 5 seats also the highest): a 1-card or 1 karma (with 5 seats also 1 space).',
      clause: 'GR-45',
    },
    Cat: {
      brief: 'Starts late, then gains more',
      full: 'Sits out the first round. When the wheel gives it 3 or more, it gains 1 more.',
      clause: 'GR-50',
    },
  },
  {
    Rat: {
      brief: '起步富足，终局并列居先',
      full: '开局多一张 3 和 3 点业力。终局并列时排在前面；回合中不算。',
      clause: 'GR-5, GR-36',
    },
    Ox: { brief: '兑换成 4 以上可前进', full: '向上兑换成 4 前进 1 格，兑换成 5 或 6 前进 2 格。', clause: 'GR-37' },
    Tiger: {
      brief: '向上兑换省 1 点',
      full: '向上兑换所需总和少 1。从转盘得到兑换而没有使用，得 1 点业力。',
      clause: 'GR-38',
    },
    Rabbit: { brief: '出牌少付 1 点业力', full: '出比上一张小的牌时，少付 1 点业力。', clause: 'GR-20' },
    Dragon: {
      brief: '每次多得 1 点业力',
      full: '每次获得业力都多得 1 点（赠送不算）。兑换时 1 点业力可当 2 点能量。',
      clause: 'GR-40',
    },
    Snake: { brief: '出牌付业力即前进', full: '结算行动之前，每为出牌付 1 点业力就前进 1 格。', clause: 'GR-20' },
    Horse: {
      brief: '能量高于同行者多进 1 格',
      full: '同一行动中能量高于另一位：多前进 1 格。回合结束后可退 1 格，换一张 1 和 1 点业力。',
      clause: 'GR-41',
    },
    Goat: { brief: '结伴可兑换', full: '每当有别的席位与它同做一个行动：兑换一次，转盘的兑换另计。', clause: 'GR-42' },
    Monkey: { brief: '结伴得一张 1', full: '每当有别的席位与它同做一个行动：得一张 1。', clause: 'GR-43' },
    Rooster: { brief: '结伴得业力', full: '每当有别的席位与它同做一个行动：得 1 点业力。', clause: 'GR-43' },
    Dog: { brief: '不欠河水', full: '谋划时：在河中前进 1 格且不必还牌，在别处得一张 1。', clause: 'GR-44' },
    Pig: {
      brief: '独出最小数字有奖',
      full: '独自出最小的数字（四、五席时最大的也算）：得一张 1 或 1 点业力（五席时也可前进 1 格）。',
      clause: 'GR-45',
    },
    Cat: { brief: '来迟，后得更多', full: '第一回合不参加。转盘给 3 或以上时多得 1。', clause: 'GR-50' },
  },
);

export const powerOf = (animal: string): Power | undefined =>
  animal in powers ? powers[animal as keyof typeof powers] : undefined;
