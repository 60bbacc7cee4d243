// A few short synthesised sounds: a move, the user's turn, the end. Can be switched off, and made louder and softer. Browsers allow no
// sound before the user has interacted with the page.
import { Remembered, Switch } from './remembered.svelte';

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

/** At this volume the sounds are as loud as they are written above. */
const middle = 5;
const volumes = Array.from({ length: 2 * middle }, (_, at) => at + 1);

class Sound {
  private readonly wanted = new Switch('shengxiao.sound', 'on');
  readonly volume = new Remembered('shengxiao.volume', volumes, middle);
  private context: AudioContext | null = null;

  get on(): boolean {
    return this.wanted.on;
  }

  set on(on: boolean) {
    this.wanted.on = on;
    this.wake();
    this.play('turn');
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
    const loudest = loud * (this.volume.now / middle) ** 2; // ears hear ratios
    voice.type = shape;
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loudest, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    voice.connect(volume).connect(context.destination);
    voice.start(start);
    voice.stop(start + lasts + 0.02);
  }
}

export const sound = new Sound();
