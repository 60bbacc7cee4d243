// The focus stays with what is in use: where a control goes away under it, it goes to the next one of the same group.
import { tick } from 'svelte';

export class Focus {
  /** The group that it was in last; null where it was never on the board. */
  private group: string | null = null;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  came(event: FocusEvent): void {
    this.group = (event.target as HTMLElement).closest<HTMLElement>('[data-group]')?.dataset.group ?? '';
  }

  /** Goes to the first thing that is there once the page is drawn anew. */
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
