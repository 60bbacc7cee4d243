// Reads and writes files on the user's computer.
import { text } from '../words/text';

/** A message may have 64 KiB; no record or edition comes near that. */
const most = 60_000;

/** The chosen file, or why it cannot be read; null if none was chosen. Resets the input. */
export async function chosenFile(
  input: HTMLInputElement,
  limit = most,
): Promise<{ name: string; text: string } | { refused: string } | null> {
  const file = input.files?.[0];
  if (!file) return null;
  try {
    return file.size > limit ? { refused: text.tooLong } : { name: file.name, text: await file.text() };
  } catch {
    return { refused: text.unreadableFile };
  } finally {
    input.value = '';
  }
}

export const saveText = (name: string, content: string): void =>
  saveBlob(name, new Blob([content], { type: 'text/plain' }));

export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Hands a picture to what the device shares with; where it has nothing of the kind, saves it. */
export async function share(name: string, content: Blob): Promise<void> {
  const files = [new File([content], name, { type: content.type })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return saveBlob(name, content);
  try {
    await navigator.share({ files });
  } catch (why) {
    // Who thought better of it wants no file either.
    if (!(why instanceof DOMException && why.name === 'AbortError')) saveBlob(name, content);
  }
}
