// Everything in a real browser takes half an hour, which is `./dev browser`. `./dev test` takes a sample of it: of what is done with
// every game, at every size and in every language, one half each. The halves of a file are others than each other's, so that each
// game is played, each size looked at and each language spoken.
const everything = process.env.SHENGXIAO_EVERYTHING === '1';

/** The first, third, fifth … of them; or the others. */
export const half = <T>(all: readonly T[], which: 'odd' | 'even'): T[] =>
  everything ? [...all] : all.filter((_, at) => at % 2 === (which === 'odd' ? 0 : 1));
