// A question mark asks for the keys, unless somebody is writing it.

const written = 'textarea, select, input:not([type="radio"], [type="checkbox"], [type="range"])';

export function asksForKeys({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const quick = (key === '?' || key === '？') && !ctrlKey && !altKey && !metaKey;
  return quick && !(target as Element).closest(written);
}
