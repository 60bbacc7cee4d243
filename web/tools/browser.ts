// What a browser has and the unit tests' surroundings lack: a memory, a language, motion, a page to write the
// language on, and in Node 18 random numbers.
import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';

const memory = new Map<string, string>();

vi.stubGlobal('localStorage', {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => void memory.set(key, value),
  removeItem: (key: string) => void memory.delete(key),
  clear: () => memory.clear(),
});
vi.stubGlobal('crypto', webcrypto);
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
