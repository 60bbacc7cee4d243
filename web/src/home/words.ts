// The words of the start screen.
import { catalogue } from '../words/catalogue.svelte';
import { locale } from '../words/dates';

export const words = catalogue(
  {
    games: 'The games',
    setUp: 'Set up',
    rulesOf: (title: string) => `Rules of ${title}`,
    players: (least: number, most: number) => (least === most ? `${least} players` : `${least} to ${most} players`),
    minutes: (minutes: number) => `about ${minutes} min`,

    goOn: 'Continue where you left off',
    justNow: 'just now',
    against: (names: string) => `with ${names}`,
    among: (names: string) => `at this screen: ${names}`,
    computers: (count: number, levels: string) =>
      count === 1 ? `a computer of level ${levels}` : `${count} computers of level ${levels}`,
    to: '–',
    freeSeats: (count: number) => (count === 1 ? 'a free seat' : `${count} free seats`),
    yourTurnFor: (time: string) => (time ? `Your turn for ${time}` : 'Your turn'),
    theyMove: (names: string) => `${names} to move`,
    computerMoves: 'A computer to move',
    notBegun: 'Not begun',
    asOf: (state: string, ago: string) => `${state}, ${ago}`,
    more: (count: number) => `${count} more`,
    yourGames: 'Your games',
    lab: 'Lab',
    forget: (title: string) => `Forget this table of ${title}`,
    giveUp: 'Give the seat up',
    keep: 'Keep it',

    friends: 'Have you been invited?',
    code: 'Table code or link',
    join: 'Join',
    codeMissing: 'A code has letters and digits, like k3f9wd.',
    records: 'Have you saved a game?',

    sign: 'Find your sign',
    birthday: 'Your birthday',
    find: 'Find',
    signIs: (element: string, animal: string) => `${element} ${animal}`,
    element: 'Element',
    polarity: 'Polarity',
    yin: 'Yin',
    yang: 'Yang',
    stemBranch: 'Stem and branch',
    cycle: (at: number) => `${at} of 60`,
    lunarYear: 'Lunar year',
    days: (first: string, last: string) => `${first} to ${last}`,
    pair: 'Goes well with',
    noSuchDay: 'The calendar covers the years 1645 to 2300.',
    noAnswer: 'The calendar is not available right now.',
  },
  {
    games: '游戏',
    setUp: '设置',
    rulesOf: (title) => `${title}的规则`,
    players: (least, most) => (least === most ? `${least} 人` : `${least}–${most} 人`),
    minutes: (minutes) => `约 ${minutes} 分钟`,

    goOn: '继续上次的对局',
    justNow: '刚才',
    against: (names) => `同桌：${names}`,
    among: (names) => `同屏：${names}`,
    computers: (count, levels) => (count === 1 ? `一个 ${levels} 级电脑` : `${count} 个 ${levels} 级电脑`),
    to: '～',
    freeSeats: (count) => `${count} 个空位`,
    yourTurnFor: (time) => (time ? `轮到你了，已 ${time}` : '轮到你了'),
    theyMove: (names) => `轮到${names}`,
    computerMoves: '轮到电脑',
    notBegun: '还没开始',
    asOf: (state, ago) => `${state}（${ago}）`,
    more: (count) => `还有 ${count} 桌`,
    yourGames: '我的对局',
    lab: '实验室',
    forget: (title) => `忘掉这桌${title}`,
    giveUp: '放弃座位',
    keep: '保留',

    friends: '收到邀请了吗？',
    code: '桌号或链接',
    join: '加入',
    codeMissing: '桌号由字母和数字组成，如 k3f9wd。',
    records: '有存下的对局吗？',

    sign: '查你的生肖',
    birthday: '你的生日',
    find: '查询',
    signIs: (element, animal) => `${element}${animal}`,
    element: '五行',
    polarity: '阴阳',
    yin: '阴',
    yang: '阳',
    stemBranch: '干支',
    cycle: (at) => `六十甲子第 ${at}`,
    lunarYear: '农历年',
    days: (first, last) => `${first}至${last}`,
    pair: '相合',
    noSuchDay: '万年历收录 1645 年到 2300 年。',
    noAnswer: '现在查不了万年历。',
  },
);

const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** What has gone since then, in the largest unit of which there is one. */
function gone(at: number, now: number): { count: number; unit: (typeof spans)[number][0] } | null {
  const span = spans.find(([, length]) => now - at >= length);
  return span ? { count: Math.floor((now - at) / span[1]), unit: span[0] } : null;
}

/** How long ago something was: "2 hours ago". */
export function agoWords(at: number, now = Date.now()): string {
  const time = gone(at, now);
  if (!time) return words.justNow;
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-time.count, time.unit);
}

/** For how long something has been so: "2 hours"; '' for less than a minute. */
export function forWords(since: number, now = Date.now()): string {
  const time = gone(since, now);
  if (!time) return '';
  return new Intl.NumberFormat(locale(), { style: 'unit', unit: time.unit, unitDisplay: 'long' }).format(time.count);
}
