// Tells a press on something beside the sheet from a stroke of the pencil that went astray there.

/** In pixels: what moves farther is no press. */
const far = 12;
/** In milliseconds: the click of a pointer comes this soon after it is lifted. */
const soon = 500;

type Pointer = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY' | 'timeStamp'>;

export class Press {
  private from: Pointer | null = null;
  private strays = false;
  private lifted = -Infinity;
  private readonly drawing = new Set<number>();

  /** `onSheet`: the pencil is put down. */
  down(pointer: Pointer, onSheet: boolean): void {
    // Another finger, or the hand, while one draws.
    this.strays = this.drawing.size > 0;
    this.from = pointer;
    if (onSheet) this.drawing.add(pointer.pointerId);
  }

  move({ pointerId, clientX, clientY }: Pointer): void {
    const { from } = this;
    if (from?.pointerId === pointerId && Math.hypot(clientX - from.clientX, clientY - from.clientY) > far)
      this.strays = true;
  }

  lift({ pointerId, timeStamp }: Pointer): void {
    this.drawing.delete(pointerId);
    this.lifted = timeStamp;
  }

  /** Whether a click at this time is meant; that of a key or a screen reader always is. */
  isMeant(now: number): boolean {
    return !this.strays || now - this.lifted > soon;
  }
}
