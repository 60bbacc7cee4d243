// The words of looking back at a game.
import { catalogue } from '../words/catalogue.svelte';
import { number, signed } from '../words/numbers';

const percent = (share: number) => `${Math.round(100 * share)} %`;
const toTenth = (points: number) => Math.round(10 * points) / 10;

/** A standing, by what is counted. */
export const measured = (by: 'win' | 'points', value: number): string =>
  by === 'win' ? percent(value) : signed(toTenth(value));

/** How much better or worse, without a sign. */
const size = (by: 'win' | 'points', value: number): string =>
  by === 'win' ? percent(Math.abs(value)) : number(toTenth(Math.abs(value)));
const points = (size: string) => (size === '1' ? '1 point' : `${size} points`);

export const reviewText = catalogue(
  {
    title: 'How the game went',
    looking: (done: number) => `Working it out: ${done} %`,
    win: 'Chance to win, with everything that was hidden known',
    points: 'Points ahead in the end, as the computer expects it',
    position: 'Position',
    at: (step: number, standings: string) => `After step ${step}: ${standings}`,
    standing: (name: string, value: string) => `${name} ${value}`,
    turning: 'Turning points',
    none: 'No single turn decided it.',
    change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    best: 'Best decisions',
    worst: 'Chances missed',
    noDecisions: {
      best: 'No decision stands out: each was about as good as the next best.',
      worst: 'None that cost much.',
    },
    /** Of a good decision: what was done, and by how much less the next best was worth. */
    chose: (name: string, move: string) => `${name}: ${move}`,
    nextBest: (by: 'win' | 'points', gain: number, other: string) =>
      by === 'win'
        ? `To ${other} would have left ${size(by, gain)} less of a chance to win.`
        : `To ${other} would have brought ${points(size(by, gain))} less.`,
    /** Of a bad one: what would have been better, and what was done instead. */
    better: (other: string) => `Better: ${other}`,
    instead: (by: 'win' | 'points', gain: number, name: string, move: string) =>
      by === 'win'
        ? `${name} chose to ${move}, which cost ${size(by, gain)} of the chance to win.`
        : `${name} chose to ${move}, which cost ${points(size(by, gain))}.`,
    picture: 'Picture to share',
    playedOn: (date: string) => `Shengxiao 生肖 · ${date}`,
    fair: 'Each decision is judged by what you could know then.',
  },
  {
    title: '这一局的经过',
    looking: (done) => `正在计算：${done} %`,
    win: '获胜的机会（暗中的一切都算进去）',
    points: '电脑预计的终局领先分数',
    position: '局面',
    at: (step, standings) => `第 ${step} 步之后：${standings}`,
    standing: (name, value) => `${name} ${value}`,
    turning: '转折点',
    none: '没有哪一步单独决定了胜负。',
    change: (name, before, after) => `${name}：${before} → ${after}`,
    best: '最好的决定',
    worst: '错过的机会',
    noDecisions: { best: '没有特别突出的决定：每一步都和次优的差不多。', worst: '没有代价明显的失误。' },
    chose: (name, move) => `${name}：${move}`,
    nextBest: (by, gain, other) =>
      by === 'win' ? `“${other}”的胜算要低 ${size(by, gain)}。` : `“${other}”要少得 ${size(by, gain)} 分。`,
    better: (other) => `更好的是：${other}`,
    instead: (by, gain, name, move) =>
      by === 'win'
        ? `${name}选了“${move}”，胜算低了 ${size(by, gain)}。`
        : `${name}选了“${move}”，亏了 ${size(by, gain)} 分。`,
    picture: '分享图片',
    playedOn: (date) => `生肖 Shengxiao · ${date}`,
    fair: '每个决定都按你当时能知道的来评判。',
  },
);
