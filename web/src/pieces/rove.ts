// Roving tab index: a group of buttons is one tab stop; arrows, Home and End move within it. The stop is a button that can be used,
// if there is one.

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function rove(group: HTMLElement): () => void {
  const buttons = () => [...group.querySelectorAll('button')].filter((button) => !button.closest('[inert]'));

  function stopAt(chosen: HTMLButtonElement | undefined): void {
    for (const button of buttons()) button.tabIndex = button === chosen ? 0 : -1;
  }

  function settle(): void {
    const all = buttons();
    const can = all.filter((button) => button.dataset.can !== undefined);
    const here = all.find((button) => button === document.activeElement);
    stopAt(here ?? can.find(({ tabIndex }) => tabIndex === 0) ?? can[0] ?? all[0]);
  }

  function focused({ target }: FocusEvent): void {
    if (target instanceof HTMLButtonElement) stopAt(target);
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

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['data-can', 'inert'] });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', key);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', key);
  };
}
