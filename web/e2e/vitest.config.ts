import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Whole games in a real browser take their time, and one browser at once is enough for a small machine.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['e2e/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
