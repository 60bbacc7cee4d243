// Keeps the keyboard focus in place: when the focused control is removed, the next one of its group gets the focus.
import { tick } from 'svelte';

export class Focus {
  /** The group that had the focus last; null if none had. */
  private group: string | null = null;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  came(event: FocusEvent): void {
    this.group = (event.target as HTMLElement).closest<HTMLElement>('[data-group]')?.dataset.group ?? '';
  }

  /** Focuses the first control that is there after the next update. */
  to(...selectors: string[]): void {
    void tick().then(() => this.first(selectors));
  }

  keep(): void {
    void tick().then(() => {
      if (this.group === null || document.activeElement !== document.body) return;
      const here = `[data-group="${this.group}"]`;
      this.first([`${here} [data-can]`, '[data-can]', `${here} [tabindex="0"]`, '[tabindex="0"]']);
    });
  }

  private first(selectors: string[]): void {
    for (const selector of selectors) {
      const found = this.root()?.querySelector<HTMLElement>(selector);
      if (found) return found.focus({ preventScroll: true });
    }
  }
}
