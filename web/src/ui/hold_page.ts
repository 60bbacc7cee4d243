// The page behind a dialog does not scroll. Where a scroll bar takes room its place is kept, so that nothing moves aside.
let held = 0;

/** Until the returned function is called. */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (held === 0) {
    if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  held += 1;
  let done = false;
  return () => {
    if (done) return;
    done = true;
    held -= 1;
    if (held > 0) return;
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
