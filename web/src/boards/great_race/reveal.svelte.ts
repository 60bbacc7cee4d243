// Tells the story beat by beat: it goes on by itself, and can be halted, skipped and told again.
import { duration } from '../../preferences/motion';
import { tempo } from '../../preferences/tempo.svelte';
import { hopTime } from './hop';
import type { Beat, Round } from './story';

const furthestOf = ({ causes }: Beat): number =>
  Math.max(0, ...causes.map(({ what, amount }) => (what === 'spaces' ? Math.abs(amount) : 0)));

/** How long a beat stays, in milliseconds. */
function stayOf(beat: Beat): number {
  const { kind, causes, tied } = beat;
  // Everybody's card is laid down, turned over, and to be read.
  if (kind === 'turned') return 2300 + 200 * new Set(causes.map(({ seat }) => seat)).size;
  if (kind === 'action') return tied ? 2600 : 1400;
  return 1150 + 170 * furthestOf(beat) + 220 * Math.max(0, causes.length - 1);
}

/** The longest story that is told by itself: whoever was away longer sees where it has led. */
const mostRounds = 2;

const beatsIn = (rounds: readonly Round[]): number => rounds.reduce((sum, { beats }) => sum + beats.length, 0);

export class Reveal {
  /** How many beats of all rounds have been told. */
  told = $state(0);
  /** It goes on by itself. */
  running = $state(false);
  private rounds = $state.raw<Round[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get beats(): Beat[] {
    return this.rounds.flatMap(({ beats }) => beats);
  }

  /** There is something to tell that has not been told. */
  get telling(): boolean {
    return this.told < this.beats.length;
  }

  /** The beat on the screen. */
  get beat(): Beat | null {
    return this.beats[this.told - 1] ?? null;
  }

  /** The round being told, or told last, and how many of its beats have been told. */
  get round(): { round: Round; told: number } | null {
    let left = this.told;
    for (const [index, round] of this.rounds.entries()) {
      if (left <= round.beats.length || index === this.rounds.length - 1) return { round, told: left };
      left -= round.beats.length;
    }
    return null;
  }

  /** A round by its place among all, as it is told now. */
  toldOf(index: number): number {
    const before = this.rounds.slice(0, index).reduce((sum, { beats }) => sum + beats.length, 0);
    return Math.max(0, Math.min(this.rounds[index]?.beats.length ?? 0, this.told - before));
  }

  /** How long the story of the present was when it was last heard. */
  private heard: { rounds: number; beats: number } | null = null;
  private present = true;

  /**
   * Takes the story as it is now, or as it was at a time that one only looks back at. What has been added to the present is told;
   * any other story is known already.
   */
  hear(rounds: Round[], present = true): void {
    const { heard, present: before } = this;
    this.rounds = rounds;
    this.present = present;
    if (!present) return this.skip();
    const all = beatsIn(rounds);
    this.heard = { rounds: rounds.length, beats: all };
    const goesOn = heard && rounds.length >= heard.rounds && rounds.length - heard.rounds < mostRounds;
    if (goesOn && all === heard.beats) return before ? undefined : this.skip();
    if (!goesOn || all < heard.beats || this.pace === 0) return this.skip();
    this.end = Infinity;
    if (!before) this.told = heard.beats;
    if (!this.running) {
      this.running = true;
      this.next();
    }
  }

  /** Tells a round again. */
  replay(index: number): void {
    this.told = this.rounds.slice(0, index).reduce((sum, { beats }) => sum + beats.length, 0);
    this.running = true;
    this.end = this.told + (this.rounds[index]?.beats.length ?? 0);
    this.next();
  }

  /** Where telling again ends; then all is known again. */
  private end = Infinity;

  skip(): void {
    clearTimeout(this.timer);
    this.told = this.beats.length;
    this.running = false;
    this.end = Infinity;
  }

  halt(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  go(): void {
    this.running = true;
    this.next();
  }

  /** One beat more, by hand. */
  step(): void {
    this.halt();
    this.advance();
  }

  /** On to the next beat at once; what goes on by itself goes on from there. */
  hurry(): void {
    if (this.running) this.next();
    else this.step();
  }

  /** An action that one alone played begins together with what it brings; not at the end, with which the telling is over. */
  private advance(): boolean {
    const { beats } = this;
    const end = Math.min(this.end, beats.length);
    if (this.told >= end) {
      this.skip();
      return false;
    }
    this.told += 1;
    const [beat, after] = [beats[this.told - 1], beats[this.told]];
    if (beat?.alone && after?.seat !== null && after?.action === beat.action && this.told + 1 < end) this.told += 1;
    return true;
  }

  private get pace(): number {
    return duration(1) * tempo.factor;
  }

  private next(): void {
    clearTimeout(this.timer);
    if (!this.advance()) return;
    const beat = this.beat;
    // However fast it is told: what comes next covers nobody who still runs.
    const stay = beat ? Math.max(stayOf(beat) * Math.max(0.25, tempo.factor), hopTime(furthestOf(beat)) + 250) : 0;
    // Told again on demand, it stays even where nothing moves.
    this.timer = setTimeout(() => this.next(), stay);
  }

  leave(): void {
    clearTimeout(this.timer);
  }
}
