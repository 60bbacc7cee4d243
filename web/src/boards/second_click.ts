// The second click of two means what lay there before: for a moment after a new decision the pointer does nothing, and keys do.
import type { Attachment } from 'svelte/attachments';
import { duration } from '../preferences/motion';

/** `decision`: what is being decided, another value where it is another decision. */
export function spared(decision: () => unknown): Attachment {
  return (part) => {
    decision();
    const since = performance.now();
    const click = (event: Event) => {
      const byPointer = (event as MouseEvent).detail > 0;
      if (!byPointer || performance.now() - since >= duration(300)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    part.addEventListener('click', click, { capture: true });
    return () => part.removeEventListener('click', click, { capture: true });
  };
}
