// A few short synthesised sounds: a move, the user's turn, the end, and moments to remember. Can be switched off, and made louder and softer. Browsers allow no
// sound before the user has interacted with the page.
import { Remembered, Switch } from './remembered.svelte';

/** What is worth remembering: cards are dealt or pieces set out, the dice are thrown, something is taken away, a river is reached, two find each
 * other, a set is complete. */
export type Moment = 'deal' | 'dice' | 'taken' | 'river' | 'pair' | 'complete';
export type Cue = 'move' | 'turn' | 'end' | Moment;

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
  // Cards one after the other; dice that roll out; a grip that slides down.
  deal: [0, 0.07, 0.14, 0.21, 0.28].map((at) => tone(392, at, 0.06, 0.08, 'triangle')),
  dice: [1175, 880, 1047, 784, 988, 659].map((pitch, at) =>
    tone(pitch, 0.015 * at * (at + 2), 0.035, 0.05, 'triangle'),
  ),
  taken: [
    tone(587, 0, 0.16, 0.07, 'triangle'),
    tone(440, 0.09, 0.18, 0.08, 'triangle'),
    tone(294, 0.18, 0.4, 0.1, 'triangle'),
  ],
  // Waves; a fifth; the whole scale upwards.
  river: [0, 0.16, 0.32, 0.48].flatMap((at) => [
    tone(220 + 400 * at, at, 0.3, 0.08),
    tone(223 + 400 * at, at, 0.3, 0.06),
  ]),
  pair: [tone(440, 0, 0.7, 0.06), tone(659, 0.12, 0.8, 0.06)],
  complete: [440, 494, 587, 659, 880].map((pitch, at) => tone(pitch, 0.11 * at, 0.5 + 0.12 * at, 0.06)),
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
