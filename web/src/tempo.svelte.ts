// How fast what the others do is shown: so that it can be followed, or as fast as one likes; the choice is remembered.

const tempos = { calm: 1, brisk: 0.4, instant: 0 };
export type Tempo = keyof typeof tempos;

const key = 'shengxiao.tempo';
const all = Object.keys(tempos) as Tempo[];

class TempoChoice {
  current = $state<Tempo>(all.find((tempo) => tempo === localStorage.getItem(key)) ?? 'calm');

  /** Of the time for which a position stays. */
  get factor(): number {
    return tempos[this.current];
  }

  next(): void {
    this.current = all[(all.indexOf(this.current) + 1) % all.length] as Tempo;
    localStorage.setItem(key, this.current);
  }
}

export const tempo = new TempoChoice();
