// The language of the page, and catalogues of words in it. A catalogue is written in English and simplified Chinese; the compiler
// finds missing words. The traditional Chinese is made of the simplified when the client is built (tools/hant.ts).
import { Remembered } from '../preferences/remembered.svelte';

export const languages = { en: 'English', zh: '简体中文', 'zh-Hant': '繁體中文' } as const;
export type Language = keyof typeof languages;

function ofBrowser(): Language {
  if (!navigator.language.startsWith('zh')) return 'en';
  return /Hant|TW|HK|MO/.test(navigator.language) ? 'zh-Hant' : 'zh';
}

class LanguageChoice extends Remembered<Language> {
  /** One of the Chinese languages, in which animals and elements are called by their characters. */
  get isChinese(): boolean {
    return this.now !== 'en';
  }
}

/** As the page's `lang` says it. */
export const tagOf = (language: Language): string => (language === 'zh' ? 'zh-Hans' : language);

export const language = new LanguageChoice(
  'shengxiao.language',
  ['en', 'zh', 'zh-Hant'],
  ofBrowser(),
  (chosen) => (document.documentElement.lang = tagOf(chosen)),
);

/** The same shape with literal types widened. */
type Wording<T> = T extends string
  ? string
  : T extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : T extends readonly string[]
      ? { readonly [At in keyof T]: string }
      : { [Key in keyof T]: Wording<T[Key]> };

/** An object that reads like `en`, in the language of the page; reactive. */
export function catalogue<T extends object>(en: T, zh: Wording<T>, hant = zh): T {
  const all = { en, zh, 'zh-Hant': hant };
  return new Proxy(en, { get: (_, word) => Reflect.get(all[language.now], word) as unknown });
}
