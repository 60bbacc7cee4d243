// One tab stop for a group of buttons; arrow keys, Home and End move within it. What can be done is the stop where there is any.
import type { Action } from 'svelte/action';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const roving: Action<HTMLElement> = (node) => {
  const buttons = () => [...node.querySelectorAll<HTMLButtonElement>('button')];

  function stopAt(chosen: HTMLButtonElement | undefined): void {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
  }

  function renew(): void {
    const all = buttons();
    const here = all.find((button) => button === document.activeElement);
    const stop = all.find((button) => button.tabIndex === 0 && button.dataset.can !== undefined);
    stopAt(here ?? stop ?? all.find((button) => button.dataset.can !== undefined) ?? all[0]);
  }

  function key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const all = buttons();
    const at = all.findIndex((button) => button === event.target);
    const by = steps[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : by === undefined ? -1 : at + by;
    if (at < 0 || (by === undefined && to < 0)) return;
    all[(to + all.length) % all.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  const focus = (event: FocusEvent) => {
    if (event.target instanceof HTMLButtonElement) stopAt(event.target);
  };

  const watch = new MutationObserver(renew);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-can'] });
  node.addEventListener('keydown', key);
  node.addEventListener('focusin', focus);
  renew();
  return {
    destroy: () => {
      watch.disconnect();
      node.removeEventListener('keydown', key);
      node.removeEventListener('focusin', focus);
    },
  };
};
