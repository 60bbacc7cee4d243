// Keeps the keyboard where it was: when the control that had the focus is gone, another of its group takes it.

export const groupOf = (element: Element | null): string =>
  element?.closest<HTMLElement>('[data-group]')?.dataset.group ?? '';

const usable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected && !element.closest('[inert]');

/** Focus in the group, or where that has nothing left, on what can be chosen. */
export function regain(root: HTMLElement, group: string): void {
  if (usable(document.activeElement)) return;
  const stops = [group, 'choices'].flatMap((name) => [
    ...root.querySelectorAll<HTMLElement>(`[data-group="${name}"] button`),
  ]);
  const open = stops.filter(usable);
  (open.find(({ tabIndex }) => tabIndex === 0) ?? open[0])?.focus({ preventScroll: true });
}
