// A group of controls that is one stop of the tab key: arrows move among its `data-stop`s. What can be done comes first.

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function rove(group: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const stops = () =>
    [...group.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => !stop.closest('[inert]'));

  function settle(): void {
    const all = stops();
    const kept = all.find((stop) => stop === current) ?? all.find((stop) => stop.dataset.can) ?? all[0];
    for (const stop of all) stop.tabIndex = stop === kept ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    current = (event.target as HTMLElement).closest('[data-stop]');
    settle();
  }

  function key(event: KeyboardEvent): void {
    const all = stops();
    const at = all.indexOf((event.target as HTMLElement).closest('[data-stop]') as HTMLElement);
    const step = steps[event.key];
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : at + step;
    if (step === undefined && to < 0) return;
    all[Math.max(0, Math.min(all.length - 1, to))]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributeFilter: ['data-can'] });
  group.addEventListener('focusin', focused);
  group.addEventListener('keydown', key);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', focused);
    group.removeEventListener('keydown', key);
  };
}
