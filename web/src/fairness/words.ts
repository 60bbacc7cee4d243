// The words of the luck of a table: where it comes from, and whether it is what was committed to.
import { catalogue } from '../words/catalogue.svelte';

export const words = catalogue(
  {
    luck: 'Luck',
    open: 'The luck is verifiable: nobody can choose or foresee it.',
    entry: (number: number) => `Entry ${number} of the public log`,
    chosen: 'Chosen luck',
    notVerifiable: 'Luck not verifiable',
    daily: 'Deal of the day',
    chosenByDay: (day: string) => `The luck of this table is that of ${day}, the same for everybody.`,
    chosenBy: {
      seed: 'The luck of this table was chosen: it was opened with a seed.',
      record: 'The luck of this table was chosen: it was opened from a record.',
      earlier: 'The luck of this table cannot be verified: an earlier version of the server opened it.',
      known: 'The luck of this table is known: its game was over already, and moves were taken back.',
      deal: 'The luck of this table was chosen: it is that of a game that was played before.',
    },
    seed: (seed: number) => `The seed was ${seed}.`,

    verify: 'Check that the luck was fair',
    verifying: 'Checking',
    noAnswer: 'The server did not answer. Please try again.',
    verified: (draws: number) =>
      draws === 1
        ? 'Verified: your browser computed the one draw anew, and it fits.'
        : `Verified: your browser computed all ${draws} draws anew, and they fit.`,
    noDraws: 'Verified: the secret is the one that the server had committed to. Chance drew nothing in this game.',
    from: (names: string) =>
      names
        ? `They come from a secret that the server committed to before the game, and from random numbers of ${names}.`
        : 'They come from a secret that the server committed to before the game. No player added to it.',
    withheld: (names: string) => `Withheld their random numbers: ${names}.`,
    comma: ', ',
    face: (face: number, times: number) => `${face} × ${times}`,
    faces: (counts: string, expected: string) => `The dice showed ${counts}; about ${expected} of each are expected.`,
    pair: (pair: string, times: number, throws: number, expected: string) =>
      `Most beyond what is expected: ${pair}, in ${times} of ${throws} throws instead of about ${expected}.`,
    program: 'To check every move by the rules as well, save the record and run:',

    failed: 'This game does not verify.',
    faults: {
      no_chance: 'The record says nothing of where its luck came from.',
      not_revealed: 'The secret of the server has not been told.',
      other_commitment: 'Before the game the server had committed to something else.',
      secret: 'The secret of the server does not fit what it had committed to.',
      entropy: (name: string) => `The random number of ${name} does not fit what was committed to.`,
      own_entropy: (name: string) => `The record has another random number of ${name} than this browser sent.`,
      other_game: (step: number, shown: string) => `After step ${step} the record lacks what was shown here: ${shown}.`,
      outcomes: (step: number) => `Step ${step}: the server names no such draw.`,
      draw: (step: number, recorded: string, drawn: string) =>
        `Step ${step}: the record has ${recorded}, but the draw gives ${drawn}.`,
    },
  },
  {
    luck: '随机',
    open: '随机结果可以验证：谁也不能挑选或预知。',
    entry: (number) => `公开日志第 ${number} 条`,
    chosen: '随机结果已指定',
    notVerifiable: '随机无法验证',
    daily: '每日一局',
    chosenByDay: (day) => `本桌用的是 ${day} 的运气，大家都一样。`,
    chosenBy: {
      seed: '本桌的随机结果是指定的：开桌时给了种子。',
      record: '本桌的随机结果是指定的：由记录开局。',
      earlier: '本桌的随机结果无法验证：由旧版服务器开局。',
      known: '本桌的随机结果已经公开：对局结束后又撤回了。',
      deal: '本桌的随机结果是指定的：与以前的一局相同。',
    },
    seed: (seed) => `种子是 ${seed}。`,

    verify: '检验运气是否公平',
    verifying: '验证中',
    noAnswer: '服务器没有回答，请再试一次。',
    verified: (draws) => `验证通过：浏览器重新算出了全部 ${draws} 次随机结果，都相符。`,
    noDraws: '验证通过：密钥与服务器先前的承诺相符。这一局没有用到随机。',
    from: (names) =>
      names
        ? `结果来自服务器开局前承诺的密钥，以及${names}的随机数。`
        : '结果来自服务器开局前承诺的密钥，没有玩家加入随机数。',
    withheld: (names) => `没有公开随机数：${names}。`,
    comma: '，',
    face: (face, times) => `${face} 点 ${times} 次`,
    faces: (counts, expected) => `骰子：${counts}；各预期约 ${expected} 次。`,
    pair: (pair, times, throws, expected) =>
      `超出预期最多的是 ${pair}：${throws} 掷中 ${times} 次，预期约 ${expected} 次。`,
    program: '要连同每一步是否合规一起检查，请保存记录并运行：',

    failed: '这一局没有通过验证。',
    faults: {
      no_chance: '记录没有写明随机结果的来源。',
      not_revealed: '服务器还没有公布密钥。',
      other_commitment: '开局前服务器承诺的是另一个密钥。',
      secret: '服务器的密钥与先前的承诺不符。',
      entropy: (name) => `${name}的随机数与先前的承诺不符。`,
      own_entropy: (name) => `记录里${name}的随机数不是这个浏览器发出的。`,
      other_game: (step, shown) => `第 ${step} 步之后，记录里没有这里显示过的 ${shown}。`,
      outcomes: (step) => `第 ${step} 步：服务器没有给出这次随机。`,
      draw: (step, recorded, drawn) => `第 ${step} 步：记录是 ${recorded}，算出的是 ${drawn}。`,
    },
  },
);
