// Imported first by a test: gives the words and the motion of the page what a browser has.
import { vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('matchMedia', () => ({ matches: true }));
