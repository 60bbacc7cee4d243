// The creatures of the last round on each sheet: they stay marked until the next ones come.
import { freshOn, type Sheet } from './view';

export class Fresh {
  now = $state.raw<Set<string>[]>([]);
  private before: readonly Sheet[] = [];

  /** `found`: those that the steps tell of, where none was seen to come. */
  hear(sheets: Sheet[], found: () => Set<string>[]): void {
    const count = (all: readonly Sheet[]) => all.reduce((sum, { creatures }) => sum + creatures.length, 0);
    if (count(sheets) === count(this.before)) return;
    const told = found();
    this.now = freshOn([...this.before], sheets).map((seen, index) => (seen.size ? seen : (told[index] ?? seen)));
    this.before = sheets;
  }
}
