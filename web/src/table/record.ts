// Cuts a record short, so that a new table can continue from an earlier step, and reads what was played. After the line `play` there
// is one line per step.
import { isHardToGuess } from '../wire/address';
import type { NewTable, Opening, Table } from '../wire/protocol';

interface Parts {
  head: string[];
  steps: string[];
}

function partsOf(record: string): Parts {
  const lines = record
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  const play = lines.indexOf('play');
  const isLast = (line: string) => line === 'open' || line.startsWith('end');
  return { head: lines.slice(0, play), steps: lines.slice(play + 1).filter((line) => !isLast(line)) };
}

export const stepsIn = (record: string): number => partsOf(record).steps.length;

/** While a game with secrets goes on its record may hold only what a seat was shown. Then it cannot be continued. */
export const isOfWhatWasShown = (record: string): boolean => partsOf(record).head.some((line) => /^shown /.test(line));

/** Where the luck of the game came from: a table that goes on from here has its own. */
const ofLuck = /^(chance|commit|entropy|reveal) |^note (log|seed|record|earlier|known|deal)\b/;

/** The record after this many steps, without the notes on later steps. */
export function cut(record: string, steps: number): string {
  const { head, steps: all } = partsOf(record);
  const held = head.filter((line) => {
    const from = /^note .*\bstep[= ](\d+)/.exec(line)?.[1];
    return !ofLuck.test(line) && (from === undefined || Number(from) <= steps);
  });
  return [...held, 'play', ...all.slice(0, steps), 'open', ''].join('\n');
}

/** What was played: for the same game again. */
export function setupOf(record: string): Pick<NewTable, 'game' | 'options' | 'edition'> {
  const { head } = partsOf(record);
  const valuesOf = (word: string) =>
    head.flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));
  const options = valuesOf('option').map((option) => {
    const [name = ''] = option.split(' ');
    return [name, option.slice(name.length + 1)] as const;
  });
  const [edition] = valuesOf('edition');
  return {
    game: valuesOf('game')[0]?.split(' ')[0] ?? '',
    options: Object.fromEntries(options),
    ...(edition ? { edition: tomlOf(JSON.parse(edition) as Record<string, unknown>) } : {}),
  };
}

/** On what terms it was played: for the same again. Who was muted is for each table anew. */
export function termsOf({ table, terms }: Pick<Table, 'table' | 'terms'>): Opening {
  const { takeback, clock, flag, grace, watch, chat } = terms;
  return { takeback, ...(clock ? { clock } : {}), flag, grace, watch, chat, private: isHardToGuess(table) };
}

/** Printed data stand in a record as JSON and are asked for as TOML. */
const tomlOf = (data: Record<string, unknown>): string =>
  Object.entries(data)
    .map(([name, value]) => `${JSON.stringify(name)} = ${inToml(value)}\n`)
    .join('');

function inToml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inToml).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${JSON.stringify(name)} = ${inToml(inner)}`)
    .join(', ')} }`;
}
