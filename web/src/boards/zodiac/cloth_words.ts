// What is said on the cloth of what lies there, in both languages.
import { catalogue } from '../../words/catalogue.svelte';

export const clothWords = catalogue(
  {
    lieOpen: (sign: string, count: number) => `${sign}: ${count} face up before others`,
    // What the numbers on the ring count.
    shownByOthers: 'shown by others',
    youLack: 'and you lack it',
    catLies: 'Who takes this Cat may play it in a later turn: the next seat then misses one.',
    panguLies: 'A Pangu that lies here cannot be taken.',
  },
  {
    lieOpen: (sign, count) => `${sign}：别人亮着 ${count} 张`,
    shownByOthers: '别人亮着的',
    youLack: '而你正缺的',
    catLies: '拿了这张猫，以后可以打出，让下家停一回合。',
    panguLies: '弃在这里的盘古不能拿。',
  },
);

/** What an action card is good for on the discards; empty for a sign. */
export function onPile(card: string): string {
  if (card === 'Cat') return clothWords.catLies;
  return card === 'Pangu' ? clothWords.panguLies : '';
}
