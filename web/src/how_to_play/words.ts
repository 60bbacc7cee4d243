// The words around the page that says how a game is played.
import { catalogue } from '../words/catalogue.svelte';

export const words = catalogue(
  {
    howToPlay: 'How to play',
    howToPlayGame: (title: string) => `How to play ${title}`,
    inPictures: 'How to play, in pictures',
    threeMinutes: 'Three minutes to read. The rules, clause by clause, stand behind it.',
    print: 'Print',
    goOn: 'And now?',
    firstLesson: 'The first lesson',
    play: 'Play a game',
    allRules: 'All the rules',
  },
  {
    howToPlay: '图解玩法',
    howToPlayGame: (title) => `${title}怎么玩`,
    inPictures: '图解玩法',
    threeMinutes: '三分钟读完。想知道细节，背后有逐条的规则。',
    print: '打印',
    goOn: '接下来',
    firstLesson: '第一课',
    play: '玩一局',
    allRules: '全部规则',
  },
);
