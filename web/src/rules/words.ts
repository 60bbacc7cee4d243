// The words around the rules.
import { catalogue } from '../words/catalogue.svelte';

export const words = catalogue(
  {
    inWords: 'The rules in words',
    full: 'The full text: where each rule comes from, notation, options',
    toPlay: 'Only what one needs to play',
  },
  {
    inWords: '文字规则',
    full: '全文：各条规则的来历、记法与选项',
    toPlay: '只看玩的时候要用的',
  },
);
