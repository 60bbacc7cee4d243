// A few short synthesised sounds: a move, the user's turn, the end. Can be switched off; remembered. Browsers allow no sound before
// the user has interacted with the page.

const key = 'shengxiao.sound';

export type Cue = 'move' | 'turn' | 'end';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the start. */
  at: number;
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (pitch: number, at: number, lasts: number, loud: number, shape: OscillatorType = 'sine'): Tone => ({
  pitch,
  at,
  lasts,
  loud,
  shape,
});

// A knock on wood; two plucked strings; four falling ones. All from one pentatonic scale.
const cues: Record<Cue, Tone[]> = {
  move: [tone(196, 0, 0.09, 0.16, 'triangle'), tone(587, 0, 0.03, 0.05)],
  turn: [tone(587, 0, 0.35, 0.07), tone(880, 0.11, 0.5, 0.06)],
  end: [tone(880, 0, 0.5, 0.06), tone(587, 0.16, 0.6, 0.07), tone(440, 0.32, 0.8, 0.07), tone(220, 0.5, 1.4, 0.09)],
};

class Sound {
  on = $state(localStorage.getItem(key) !== 'off');
  private context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(key, this.on ? 'on' : 'off');
    if (this.on) this.play('move');
  }

  /** Call on the first touch or key: from then on sound is allowed. */
  wake = (): void => {
    if (!this.on || !('AudioContext' in window)) return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
  };

  play(cue: Cue): void {
    const context = this.context;
    if (!this.on || context?.state !== 'running') return;
    for (const each of cues[cue]) this.strike(context, each);
  }

  private strike(context: AudioContext, { pitch, at, lasts, loud, shape }: Tone): void {
    const start = context.currentTime + at;
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = shape;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + lasts + 0.02);
  }
}

export const sound = new Sound();
