// The words for the room on a sheet: its gaps, what a drawing closes, and the creatures that no partner can reach any more.
import { signName } from '../../pieces/signs';
import { catalogue } from '../../words/catalogue.svelte';
import { words } from './words';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const roomWords = catalogue(
  {
    areasMean: (odd: number, even: number) =>
      `Biggest gap left: ${counted(odd, 'square', 'squares')} for an odd creature, ${even} for an even one. Red: the dice can bring a larger one.`,
    /** On a sheet that has no room any more. */
    gapsLeft: 'Dotted: the biggest gap left of each kind',
    /** In a gap. */
    free: (size: number) => `${size} free`,
    gapIs: (odd: boolean, size: number) =>
      `Biggest gap left for an ${odd ? 'odd' : 'even'} creature: ${counted(size, 'square', 'squares')}`,
    areasShow: 'Show the gaps on the sheet',
    /** What the gaps are: the first time, and where they are shown. */
    areasAre: 'Up to: the largest joined space that an odd creature, or an even one, can still use.',
    areasShown:
      'Orange: the largest space left for an odd creature. Blue: for an even one. A larger creature has no room.',
    /** How large one of this kind still fits. */
    upTo: (odd: boolean, sizes: string) => `${odd ? 'Odd' : 'Even'}: up to ${sizes}`,
    /** After the first of these. */
    unit: 'squares',
    /** Of those that no partner can reach any more. */
    askSeals: (creature: string, number: number, others: number, costs: number) =>
      `Done? Seals off ${words.theOne(creature, number)}${others ? ` and ${others} more` : ''}${costs ? `: ${words.change(-costs)} for good` : ''}`,
    /** In the button. */
    doneSeals: (creature: string, number: number, others: number, costs: number) =>
      `seals ${others ? `${others + 1} off` : `${signName(creature)} ${number}`}${costs ? `: ${words.change(-costs)}` : ''}`,
    seals: (sealed: string[]) => `Sealed off: ${sealed.join(', ')}`,
    sealsMean: 'No creature can be drawn beside it any more: it stays unpaired to the end.',
    sealedOff: 'sealed off: no partner can reach it',
    /** On the sheet, where that is shown. */
    sealedSo: (odd: boolean) => `sealed off: what is red leaves ${odd ? 'no even' : 'no odd'} creature room beside it`,
    /** Of a creature that is pressed. */
    withPartner: (creature: string, number: number, points: number) =>
      `with ${words.theOne(creature, number)}: ${words.change(points)}`,
    /** The marks of the sheet, the first time. */
    barredIs: (kind: string) => `Shaded: beside an ${kind} creature. No ${kind} one may lie there.`,
    closesIs: (kind: string) => `Hatched: beside the new one. No ${kind} creature may lie there from now on.`,
    closes: (squares: number, kind: string) =>
      squares
        ? `Closes ${counted(squares, 'square', 'squares')} to ${kind} creatures`
        : `Closes no square to ${kind} creatures`,
    kills: (squares: number) =>
      `${counted(squares, 'square', 'squares')} closed to all, odd and even: nothing can be drawn there any more`,
  },
  {
    areasMean: (odd, even) => `最大的空处：奇数动物还有 ${odd} 格，偶数动物还有 ${even} 格。红色：骰子会带来更大的。`,
    gapsLeft: '点子：奇数、偶数各自最大的空处',
    free: (size) => `空 ${size}`,
    gapIs: (odd, size) => `${odd ? '奇数' : '偶数'}动物最大的空处：${size} 格`,
    areasShow: '在画纸上标出空处',
    areasAre: '最多：奇数或偶数动物还能用的最大一片相连的格子。',
    areasShown: '橙：奇数动物最大的空处；蓝：偶数动物的。更大的动物画不下。',
    upTo: (odd, sizes) => `${odd ? '奇' : '偶'}：最多 ${sizes}`,
    unit: '格',
    askSeals: (creature, number, others, costs) =>
      `画好了吗？会围死${words.theOne(creature, number)}${others ? ` 等 ${others + 1} 只` : ''}${costs ? `：${words.change(-costs)} 收不回` : ''}`,
    doneSeals: (creature, number, others, costs) =>
      `围死${others ? ` ${others + 1} 只` : words.theOne(creature, number)}${costs ? `：${words.change(-costs)}` : ''}`,
    seals: (sealed) => `围死：${sealed.join('、')}`,
    sealsMean: '再没有动物能画在它旁边：它会落单到最后。',
    sealedOff: '被围死：再也不会有伴',
    sealedSo: (odd) => `被围死：标红的让${odd ? '偶数' : '奇数'}动物再也画不到它旁边`,
    withPartner: (creature, number, points) => `与${words.theOne(creature, number)} 成对：${words.change(points)}`,
    barredIs: (kind) => `灰：挨着${kind}动物，${kind}不能画在那里。`,
    closesIs: (kind) => `斜线：挨着新画的，以后${kind}动物不能画在那里。`,
    closes: (squares, kind) => (squares ? `让${kind}动物少了 ${squares} 格可画` : `没有让${kind}动物少地方`),
    kills: (squares) => `${squares} 格奇数和偶数都画不了：再也没有用了`,
  },
);
