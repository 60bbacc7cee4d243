// Reads and writes text files on the user's computer.
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

export function saveText(name: string, content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
