// Names in sentences. The one person at a screen is called "You" there, which takes other forms than a name.
import { listOf } from './lists';
import { text } from './text';

export const isYou = (name: string): boolean => name === text.you || name === text.youObject;

/** Anywhere but at the beginning of a sentence: "you", "Bo". */
export const object = (name: string): string => (isYou(name) ? text.youObject : name);

/** "You miss", "Bo misses". */
export const does = (name: string, theirs: string, yours: string): string => `${name} ${isYou(name) ? yours : theirs}`;

/** "your Horse", "Bo’s Horse". */
export const of = (what: string, name: string): string => (isYou(name) ? `your ${what}` : `${name}’s ${what}`);

/** "You and Bo". */
export const together = (names: readonly string[]): string =>
  listOf([...names].sort((one, other) => Number(isYou(other)) - Number(isYou(one))));

/** "Bo to move", "Your turn". */
export const toMove = (name: string): string => (isYou(name) ? text.yourTurn : text.toAct(name));

const agreed: Record<string, string> = {
  "You's": 'your',
  'You has': 'you have',
  'You is': 'you are',
  'You wants': 'you want',
  'You decides': 'you decide',
  'You chooses': 'you choose',
};

/** A text of the server into which names were put: "You has no token left" becomes "you have no token left". */
export const agreeing = (words: string): string =>
  words
    .replace(/\bthe ([a-z ]+) of You\b/g, 'your $1')
    .replace(/\bYou(?:'s| (?:has|is|wants|decides|chooses))?\b/g, (found) => agreed[found] ?? 'you');
