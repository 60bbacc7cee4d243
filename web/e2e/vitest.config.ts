import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = ['fair', 'review', 'lessons', 'race', 'record', 'table'];

/** The longest files first, so that none of them is left alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

// Whole games in a real browser take their time: two files at once, each with a browser and a server of its own, since one alone
// leaves half of a small machine idle. Everything waits for what it looks at; the times are for what hangs, on a machine that is
// busy with other things.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/*.test.ts'],
    setupFiles: ['e2e/each_file.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: Math.min(2, availableParallelism()),
    minWorkers: 1,
    sequence: { sequencer: LongestFirst },
  },
});
