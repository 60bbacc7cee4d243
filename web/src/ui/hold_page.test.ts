import { expect, it, vi } from 'vitest';
import { holdPage } from './hold_page';

it('holds the page until the last dialog is closed, and keeps the place of a scroll bar', () => {
  const style: Record<string, string> = { overflow: '', scrollbarGutter: '' };
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('document', { documentElement: { style, clientWidth: 1265 } });
  const [one, two] = [holdPage(), holdPage()];
  expect(style).toEqual({ overflow: 'hidden', scrollbarGutter: 'stable' });
  one();
  one();
  expect(style.overflow).toBe('hidden');
  two();
  expect(style).toEqual({ overflow: '', scrollbarGutter: '' });
  vi.unstubAllGlobals();
});
