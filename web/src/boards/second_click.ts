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

/** Ignores the second click of a double click where the first has brought a new decision; single clicks are heard at once. */
export function oneEach(decision: () => unknown): Attachment {
  return (part) => {
    let first = decision();
    let since = -Infinity;
    const click = (event: Event) => {
      const { detail } = event as MouseEvent;
      const doubled = detail > 1 && decision() !== first && performance.now() - since < 500;
      if (detail <= 1) [first, since] = [decision(), performance.now()];
      if (!doubled) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    part.addEventListener('click', click, { capture: true });
    return () => part.removeEventListener('click', click, { capture: true });
  };
}
