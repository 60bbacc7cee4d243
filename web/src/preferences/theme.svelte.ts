// Light or dark theme; by default that of the system.
import { Remembered } from './remembered.svelte';

export type Theme = 'system' | 'light' | 'dark';

class ThemeChoice extends Remembered<Theme> {
  override next(): void {
    super.next();
    this.wear();
  }

  wear(): void {
    document.documentElement.dataset.theme = this.current;
  }
}

export const theme = new ThemeChoice('shengxiao.theme', ['system', 'light', 'dark']);
theme.wear();
