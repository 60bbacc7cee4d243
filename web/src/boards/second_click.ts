// Ignores the second click of a double click: for a moment after a new decision clicks do nothing; keys work.
import type { Attachment } from 'svelte/attachments';
import { duration } from '../preferences/motion';

/** `decision`: identifies what is being decided; a new value is a new decision. `wait`: milliseconds. */
export function spared(decision: () => unknown, wait = 300): Attachment {
  return (part) => {
    decision();
    const since = performance.now();
    const click = (event: Event) => {
      const byPointer = (event as MouseEvent).detail > 0;
      if (!byPointer || performance.now() - since >= duration(wait)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    part.addEventListener('click', click, { capture: true });
    return () => part.removeEventListener('click', click, { capture: true });
  };
}

/**
 * Ignores further clicks of one series, as the browser counts them, where the first has brought a new decision, however slow a double click
 * may be on this system; single clicks are heard at once.
 */
export function oneEach(decision: () => unknown): Attachment {
  return (part) => {
    let first = decision();
    const click = (event: Event) => {
      const { detail } = event as MouseEvent;
      if (detail <= 1) first = decision();
      if (decision() === first) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    part.addEventListener('click', click, { capture: true });
    return () => part.removeEventListener('click', click, { capture: true });
  };
}
