// Marks a part that scrolls where it goes on, so that what is cut off is known to be there: `data-more`, above, below or both. It fades
// out there (base.css).
import type { Attachment } from 'svelte/attachments';

export const marksMore: Attachment<HTMLElement> = (part) => {
  const mark = () => {
    const where = [];
    if (part.scrollTop > 6) where.push('above');
    if (part.scrollHeight - part.clientHeight - part.scrollTop > 6) where.push('below');
    if (where.length) part.dataset.more = where.join(' ');
    else delete part.dataset.more;
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
