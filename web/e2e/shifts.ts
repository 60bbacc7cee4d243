// What moves aside on the page without having been moved. Chromium itself tells of it (https://wicg.github.io/layout-instability/),
// also of what follows a click, which its usual score leaves out. A transform is no such shift: so pieces that are seen to move
// are none. `data-moves` marks what rightly does, as a list that grows.
import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

function observe(): void {
  const found: string[] = [];
  const name = (node: Element): string => {
    const path = [];
    for (let at: Element | null = node; at && at !== document.body && path.length < 4; at = at.parentElement)
      path.unshift(
        at.localName +
          [...at.classList]
            .filter((one) => !one.startsWith('s-'))
            .map((one) => `.${one}`)
            .join(''),
      );
    return path.join(' > ');
  };
  const read = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round).join(',')} ${[width, height].map(Math.round).join('x')}`;
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as LayoutShift[])
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element?.isConnected || element.closest('[data-moves]')) continue;
        found.push(
          `${name(element)} "${element.textContent.slice(0, 30)}": ${read(previousRect)} to ${read(currentRect)}`,
        );
      }
  }).observe({ type: 'layout-shift' });
  Object.assign(window, { shifts: found });
}

/** To be called before the page is opened that is to be watched. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** What has moved aside since this was last asked: what, from where, to where. */
export async function takeShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
}
