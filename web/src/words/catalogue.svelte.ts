// The language of the page, and catalogues of words in it. A catalogue is written in English and simplified Chinese; the compiler
// finds missing words. The traditional Chinese is made of the simplified when the client is built (tools/hant.ts).

export const languages = { en: 'English', zh: '简体中文', 'zh-Hant': '繁體中文' } as const;
export type Language = keyof typeof languages;

const key = 'shengxiao.language';

/** Unit tests have no page and use English. */
const page = typeof document === 'undefined' ? null : document.documentElement;

function remembered(): Language {
  if (!page) return 'en';
  const found = localStorage.getItem(key) ?? navigator.language;
  if (!found.startsWith('zh')) return 'en';
  return /Hant|TW|HK|MO/.test(found) ? 'zh-Hant' : 'zh';
}

class LanguageChoice {
  now = $state<Language>(remembered());

  constructor() {
    this.speak();
  }

  /** One of the Chinese languages, in which animals and elements are called by their characters. */
  get isChinese(): boolean {
    return this.now !== 'en';
  }

  choose(language: Language): void {
    this.now = language;
    localStorage.setItem(key, language);
    this.speak();
  }

  private speak(): void {
    if (page) page.lang = this.now === 'zh' ? 'zh-Hans' : this.now;
  }
}

export const language = new LanguageChoice();

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
