// Every word of the board of Lanterns, in both languages.
import { catalogue } from '../../words/catalogue.svelte';
import { does } from '../../words/names';

export const words = catalogue(
  {
    title: 'Lanterns',
    line: 'Bid your lanterns in secret; the highest takes the prize.',
    prize: (card: number) => `The prize: ${card}`,
    noPrize: 'No prize yet',
    seats: 'The seats',
    cards: (count: number) => (count === 1 ? '1 lantern' : `${count} lanterns`),
    points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
    hasBid: 'has bid',
    hand: 'Your lanterns',
    yourBid: (card: number) => `You have bid ${card}`,
    bid: (card: number) => `Bid ${card}`,
    advise: (card: number) => `bid your ${card}`,
    tellDealt: 'The lanterns are dealt.',
    tellPrize: (card: number) => `The next prize is ${card}.`,
    tellBid: (name: string) => `${does(name, 'has', 'have')} bid.`,
    tellWon: (name: string, prize: number) => `${name} won the prize ${prize}.`,
  },
  {
    title: '灯笼',
    line: '暗中出灯竞投，最大的得奖。',
    prize: (card: number) => `奖品：${card}`,
    noPrize: '还没有奖品',
    seats: '各个席位',
    cards: (count: number) => `${count} 盏灯`,
    points: (count: number) => `${count} 分`,
    hasBid: '已出灯',
    hand: '你的灯',
    yourBid: (card: number) => `你出了 ${card}`,
    bid: (card: number) => `出 ${card}`,
    advise: (card: number) => `出 ${card}`,
    tellDealt: '灯笼已经发完。',
    tellPrize: (card: number) => `下一个奖品是 ${card}。`,
    tellBid: (name: string) => `${name}已出灯。`,
    tellWon: (name: string, prize: number) => `${name}得到奖品 ${prize}。`,
  },
);
