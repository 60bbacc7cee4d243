// The twelve of whoever wins are the reward of the game: they stay on the table for a while before the result comes over it.
import { duration } from '../../preferences/motion';
import { tempo } from '../../preferences/tempo.svelte';

const stays = () => duration(2500) * tempo.factor;

export class Reward {
  shown = $state(false);
  /** The card that decided it is still looked at: the hands are opened after that. */
  pauses = $state(false);
  private was: boolean | null = null;

  /** `won`: somebody has the zodiac. Whoever comes to a game that is over sees the result at once. */
  hear(won: boolean): void {
    const news = won && this.was === false;
    this.was = won;
    if (!won || (news && stays() > 0)) this.shown = this.pauses = news;
  }

  /** Once they lie there, however long that took. */
  wait(): () => void {
    const timer = setTimeout(() => this.leave(), stays());
    return () => clearTimeout(timer);
  }

  /** Until that card has come, and a moment more. */
  pause(): () => void {
    const timer = setTimeout(() => (this.pauses = false), duration(1600) * tempo.factor);
    return () => clearTimeout(timer);
  }

  leave(): void {
    this.shown = this.pauses = false;
  }
}
