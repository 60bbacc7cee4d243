// Which lessons somebody has done, kept in this browser.
const key = 'shengxiao.lessons';

class Progress {
  private done = $state.raw<Record<string, string[]>>(read());

  of(game: string): string[] {
    return this.done[game] ?? [];
  }

  add(game: string, lesson: string): void {
    if (this.of(game).includes(lesson)) return;
    this.done = { ...this.done, [game]: [...this.of(game), lesson] };
    localStorage.setItem(key, JSON.stringify(this.done));
  }
}

function read(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string[]>;
  } catch {
    return {};
  }
}

export const progress = new Progress();
