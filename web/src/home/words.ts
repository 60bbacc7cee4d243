// The words of the start screen.
import { catalogue, language } from '../words/catalogue.svelte';

export const words = catalogue(
  {
    games: 'The games',
    setUp: 'Set up',
    rulesOf: (title: string) => `Rules of ${title}`,
    players: (least: number, most: number) => (least === most ? `${least} players` : `${least} to ${most} players`),
    minutes: (minutes: number) => `about ${minutes} min`,

    goOn: 'Continue where you left off',
    justNow: 'just now',
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

const locale = () => ({ en: 'en-GB', zh: 'zh-CN', 'zh-Hant': 'zh-TW' })[language.now];

/** A date, `1990-05-17`, in the language of the page. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

const spans = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was: "2 hours ago". */
export function agoWords(at: number, now = Date.now()): string {
  const gone = Math.max(0, now - at);
  const span = spans.find(([, length]) => gone >= length);
  if (!span) return words.justNow;
  const [unit, length] = span;
  return new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' }).format(-Math.floor(gone / length), unit);
}
