import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './tools/compress';
import { hant } from './tools/hant';
import { hanzi } from './tools/hanzi';
import { pictures } from './tools/pictures';

// While developing, `SHENGXIAO_SERVER=http://127.0.0.1:8080 npm run dev` talks to a running server.
const server = process.env.SHENGXIAO_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: './', // the server may lie below a path
  plugins: [hant(), svelte(), pictures(), hanzi(), compress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] }, // the catalogues beside the C++ code
    proxy: {
      '/ws': { target: server, ws: true },
      '/rules': server,
      '/how_to_play': server,
      '/editions': server,
      '/health': server,
      '/calendar': server,
      '/chance': server,
      '/lab': server,
    },
  },
  // Unit tests run what a browser runs: without this, Svelte as on a server, where nothing changes.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // The time is for what hangs, on a machine that is busy with other things.
  test: { include: ['src/**/*.test.ts'], setupFiles: ['tools/browser.ts', 'tools/hello.ts'], testTimeout: 120_000 },
});
