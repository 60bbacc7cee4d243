// Keeps the keyboard focus in place: when the focused control is removed, another of its group gets the focus.

export const groupOf = (element: Element | null): string =>
  element?.closest<HTMLElement>('[data-group]')?.dataset.group ?? '';

const usable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected && !element.closest('[inert]');

/** Focuses the group, or if it is empty, what can be chosen. */
export function regain(root: HTMLElement, group: string): void {
  if (usable(document.activeElement)) return;
  const stops = [group, 'choices'].flatMap((name) => [
    ...root.querySelectorAll<HTMLElement>(`[data-group="${name}"] button`),
  ]);
  const open = stops.filter(usable);
  (open.find(({ tabIndex }) => tabIndex === 0) ?? open[0])?.focus({ preventScroll: true });
}
