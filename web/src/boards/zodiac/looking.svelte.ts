// The small card of another seat under the mouse, which is shown large beside it.
import { isSign } from './actions';
import { isPeekedAt } from './beside';

export class Looking {
  peek = $state.raw<{ card: string; at: DOMRect } | null>(null);

  /** The pointer is on a card, or leaves it. */
  readonly look = (card: string | null, { pointerType, currentTarget }: PointerEvent): void => {
    const at = (currentTarget as HTMLElement).getBoundingClientRect();
    const peeks = card !== null && pointerType === 'mouse' && isPeekedAt(isSign(card), at.width);
    this.peek = peeks ? { card, at } : null;
  };

  stop(): void {
    this.peek = null;
  }
}
