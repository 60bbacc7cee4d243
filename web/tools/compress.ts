// Writes a .gz next to every text file of the build, so that the server need not compress.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(html|js|css|svg|json|txt|webmanifest)$/;

async function compressAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await compressAll(path);
    else if (text.test(entry.name))
      await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: constants.Z_BEST_COMPRESSION }));
  }
}

export function compress(): Plugin {
  let out = 'dist';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: (config) => {
      out = config.build.outDir;
    },
    closeBundle: () => compressAll(out),
  };
}
