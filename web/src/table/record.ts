// Cuts a record short, so that a new table can continue from an earlier step. After the line `play` there is one line per step.

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

/** The record after this many steps, without the notes on later steps. */
export function cut(record: string, steps: number): string {
  const { head, steps: all } = partsOf(record);
  const held = head.filter((line) => {
    const from = /^note .*\bstep[= ](\d+)/.exec(line)?.[1];
    return from === undefined || Number(from) <= steps;
  });
  return [...held, 'play', ...all.slice(0, steps), 'open', ''].join('\n');
}
