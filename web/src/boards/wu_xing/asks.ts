// Whatever has a title tells it by a tap too: on a phone nothing can be pointed at.
import type { Attachment } from 'svelte/attachments';

/** `tell`: what is told, and beside what. A button answers for itself. */
export function asks(tell: (told: string, at: DOMRect) => void): Attachment {
  return (root) => {
    const click = ({ target }: Event) => {
      const part = target instanceof Element ? target.closest<HTMLElement>('[title]') : null;
      if (part?.title && !part.closest('button, a')) tell(part.title, part.getBoundingClientRect());
    };
    root.addEventListener('click', click);
    return () => root.removeEventListener('click', click);
  };
}
