// What a record says of its luck: docs/records.md.

export interface ReadRecord {
  /** The lines that say what is played, each ended by a line feed. */
  head: string;
  /** '' where the record has none. */
  commit: string;
  reveal: string;
  /** In the order of the seats; `value` may be `withheld`. */
  entropy: { seat: number; commit: string; value: string }[];
  /** The steps of chance, counted among all from 1. */
  chance: { step: number; outcome: string }[];
}

export function read(record: string): ReadRecord {
  const lines = record
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  const play = lines.indexOf('play');
  const before = lines.slice(0, play);
  const head = before.map(apart);
  const valueOf = (name: string) => head.find(([word]) => word === name)?.[1] ?? '';
  return {
    head: before
      .filter((line) => ['game', 'option', 'edition'].includes(apart(line)[0]))
      .map((line) => `${line}\n`)
      .join(''),
    commit: valueOf('commit'),
    reveal: valueOf('reveal'),
    entropy: head.flatMap(([word, rest]) => {
      const [seat = '', commit = '', value = ''] = rest.split(' ');
      return word === 'entropy' ? [{ seat: Number(seat), commit, value }] : [];
    }),
    chance: lines.slice(play + 1).flatMap((line, at) => {
      const [word, rest] = apart(line);
      return word === 'chance' ? [{ step: at + 1, outcome: rest }] : [];
    }),
  };
}

/** The first word of a line, and the rest after a space. */
function apart(line: string): [string, string] {
  const space = line.indexOf(' ');
  return space < 0 ? [line, ''] : [line.slice(0, space), line.slice(space + 1)];
}
