// What stood on a page when a test failed there: most often it says why.
import type { Page } from 'playwright-core';
import type { TestContext } from 'vitest';

/** Before these pages are closed: prints them where the test failed, as a screen reader has them. */
export async function tellFailure({ task }: TestContext, ...pages: Page[]): Promise<void> {
  if (task.result?.state !== 'fail') return;
  for (const page of pages)
    console.error(
      `${task.name}: ${page.url()}\n${await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)}`,
    );
}
