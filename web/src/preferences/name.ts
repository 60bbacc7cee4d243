// Names and lines that fit what the server takes.

const longest = 40;

/** As much of a text as fits into so many bytes of UTF-8, whole characters only. */
export function fitting(text: string, bytes: number): string {
  const encoder = new TextEncoder();
  let used = 0;
  let kept = '';
  for (const character of text) {
    used += encoder.encode(character).length;
    if (used > bytes) break;
    kept += character;
  }
  return kept;
}

/** One line, trimmed. */
export const nameFrom = (typed: string): string => fitting(typed.replace(/\s+/g, ' ').trim(), longest).trim();
