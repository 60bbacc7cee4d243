// What a game needs of the icon sets and of the Chinese font beyond what all share: assets.json in its folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Assets {
  /** Coloured pictures by name: icons of fluent-emoji-flat. */
  animals?: Record<string, string>;
  /** Names that have the picture of another in our own set. */
  aliases?: Record<string, string>;
  /** Signs on buttons and cards by name: icons of lucide. */
  signs?: Record<string, string>;
  /** Chinese characters that are set in the font of the page. */
  characters?: string;
}

const boards = new URL('../src/boards/', import.meta.url);

export const assetsOfGames = (): Assets[] =>
  readdirSync(fileURLToPath(boards), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/assets.json`, boards))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Assets);
