// Marks a part that can be scrolled further down, so that what is cut off is known to be there: `data-more`.
import type { Attachment } from 'svelte/attachments';

export const marksMore: Attachment<HTMLElement> = (part) => {
  const mark = () => {
    const more = part.scrollHeight - part.clientHeight - part.scrollTop > 6;
    if (part.parentElement) part.parentElement.toggleAttribute('data-more', more);
  };
  const size = new ResizeObserver(mark);
  const content = new MutationObserver(mark);
  size.observe(part);
  content.observe(part, { childList: true, subtree: true, characterData: true });
  part.addEventListener('scroll', mark, { passive: true });
  mark();
  return () => {
    size.disconnect();
    content.disconnect();
    part.removeEventListener('scroll', mark);
  };
};
