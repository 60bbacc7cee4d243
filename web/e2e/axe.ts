// What axe-core finds on a page, in either theme: nothing.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface RawFinding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Finding {
  id: string;
  nodes: string[];
}

async function findings(page: Page): Promise<Finding[]> {
  // As an evaluation, since the page's own policy rightly lets no inline script in.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(axe, 'utf8'));
  // Of what lies on a picture axe does not say how it contrasts; the fibres of the paper are hardly one.
  await page.evaluate(() => (document.documentElement.style.backgroundImage = 'none'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: RawFinding[] }> } };
    return (await axe.run()).violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
    }));
  });
}

export async function expectOpen(page: Page, where: string): Promise<void> {
  for (const dark of [false, true]) {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    // What changes its colour has come to its end; a barrier stays.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const found = () => findings(page);
    await expect.poll(found, { message: `${where}, ${dark ? 'dark' : 'light'}`, timeout: 20_000 }).toEqual([]);
  }
}
