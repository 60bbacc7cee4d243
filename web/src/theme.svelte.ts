// Light or dark: as the system has it, until a person chooses; the choice is remembered.

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'shengxiao.theme';

function remembered(): Theme {
  const found = localStorage.getItem(key);
  return themes.find((theme) => theme === found) ?? 'system';
}

class ThemeChoice {
  current = $state<Theme>(remembered());

  constructor() {
    this.wear();
  }

  next(): void {
    this.current = themes[(themes.indexOf(this.current) + 1) % themes.length] as Theme;
    localStorage.setItem(key, this.current);
    this.wear();
  }

  private wear(): void {
    document.documentElement.dataset.theme = this.current;
  }
}

export const theme = new ThemeChoice();
