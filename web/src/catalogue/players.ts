// What players are told instead of texts of the server that speak of files, fields, settings and the server's disk. Rules are told
// as they are.
import { catalogue } from '../words/catalogue.svelte';
import { errorInWords, type ErrorData } from './errors';

const words = catalogue(
  {
    noRecord: 'This file is not a saved game of Shengxiao.',
    damaged: 'This saved game is damaged or was changed, so it cannot be opened.',
    damagedAt: (line: number) => `This saved game is damaged or was changed in line ${line}, so it cannot be opened.`,
    otherVersion: 'This game was saved under other rules than those of today, so it cannot be continued.',
    onlyShown: 'This file holds only what one player saw, so the game cannot be continued from it.',
    edition: (what: string) => `These printed data cannot be used: ${what}`,
    notStored: 'The server could not save this, so it does not count. Try again in a while.',
    trouble: 'The server has trouble with its memory of tables. Nothing was changed; try again in a while.',
    misunderstood: 'This page and the server do not understand each other. Reload the page, please.',
    notNow: 'That cannot be done now.',
    tooLate: 'That was decided already: the game has moved on.',
    noTableHere: 'You are not at this table any more.',
    longName: 'This name is too long.',
    longLine: 'This line is too long.',
    notVerifiable: 'Nothing was promised about the luck of this game, so there is nothing to check.',
    notRevealed: 'The luck of this game can be checked once it is over.',
  },
  {
    noRecord: '这个文件不是生肖存下的对局。',
    damaged: '这份对局记录损坏了或被改过，打不开。',
    damagedAt: (line) => `这份对局记录的第 ${line} 行损坏了或被改过，打不开。`,
    otherVersion: '存下这一局时的规则与现在不同，不能接着玩。',
    onlyShown: '这个文件里只有一位玩家看到过的内容，不能接着玩。',
    edition: (what) => `这份印刷数据不能用：${what}`,
    notStored: '服务器没能保存，所以不算数，请稍后再试。',
    trouble: '服务器存取牌桌时出了问题，什么都没有改变，请稍后再试。',
    misunderstood: '这个页面和服务器对不上，请重新载入页面。',
    notNow: '现在不能这样做。',
    tooLate: '这件事已经定了，局面已经往前走了。',
    noTableHere: '你已经不在这一桌了。',
    longName: '这个名字太长了。',
    longLine: '这句话太长了。',
    notVerifiable: '这一局的随机事先没有承诺，无从验证。',
    notRevealed: '这一局结束之后才能验证随机。',
  },
);

type Telling = (error: ErrorData, names: readonly string[]) => string;

const inner = ({ arguments: given }: ErrorData): ErrorData | undefined =>
  given.flatMap((argument) => (typeof argument === 'object' && 'error' in argument ? [argument.error] : [])).at(-1);

const byId: Record<string, Telling> = {
  'record.not_a_record': () => words.noRecord,
  'record.only_shown': () => words.onlyShown,
  'record.version': () => words.otherVersion,
  'record.line': (error, names) => {
    const why = inner(error);
    const [line] = error.arguments;
    if (why && byId[why.id]) return errorForPlayers(why, names);
    return typeof line === 'number' ? words.damagedAt(line) : words.damaged;
  },
  'edition.given': (error, names) => words.edition(errorInWords(inner(error) ?? error, names)),
  'server.not_stored': () => words.notStored,
  'server.disk_full': () => words.notStored,
  'server.too_late': () => words.tooLate,
  'server.not_again': () => words.notNow,
  'server.not_at_a_table': () => words.noTableHere,
  'server.name_too_long': () => words.longName,
  'server.chat_too_long': () => words.longLine,
  'verify.not_verifiable': () => words.notVerifiable,
  'verify.not_revealed': () => words.notRevealed,
};

const misunderstood = [
  ...['message_too_long', 'unknown_request', 'bad_player', 'bad_flag', 'seed_and_record', 'bad_digits', 'record_seats'],
  ...['other_host', 'many_hosts', 'other_path', 'no_entropy_asked'],
].map((what) => `server.${what}`);
const trouble = ['no_journal', 'not_read', 'journal_event', 'journal_table', 'unknown_event', 'never_opened'].map(
  (what) => `server.${what}`,
);

const byArea: Record<string, () => string> = {
  record: () => words.damaged,
  store: () => words.trouble,
  message: () => words.misunderstood,
  setup: () => words.misunderstood,
  agent: () => words.misunderstood,
  notation: () => words.notNow,
};

/** An error for whoever plays, in the language of the page. */
export function errorForPlayers(error: ErrorData, names: readonly string[]): string {
  const own = byId[error.id];
  if (own) return own(error, names);
  if (misunderstood.includes(error.id)) return words.misunderstood;
  if (trouble.includes(error.id) || error.id.startsWith('server.damaged_') || error.id === 'server.opened_twice')
    return words.trouble;
  return byArea[error.id.slice(0, error.id.indexOf('.'))]?.() ?? errorInWords(error, names);
}
