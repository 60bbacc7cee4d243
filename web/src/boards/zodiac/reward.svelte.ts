// The twelve of whoever wins are the reward of the game: they stay on the table for a while before the result comes over it.
import { duration } from '../../preferences/motion';
import { tempo } from '../../preferences/tempo.svelte';

const stays = () => duration(2500) * tempo.factor;

export class Reward {
  shown = $state(false);
  private was: boolean | null = null;

  /** `won`: somebody has the zodiac. Whoever comes to a game that is over sees the result at once. */
  hear(won: boolean): void {
    const news = won && this.was === false;
    this.was = won;
    if (!won || (news && stays() > 0)) this.shown = news;
  }

  /** Once they lie there, however long that took. */
  wait(): () => void {
    const timer = setTimeout(() => this.leave(), stays());
    return () => clearTimeout(timer);
  }

  leave(): void {
    this.shown = false;
  }
}
