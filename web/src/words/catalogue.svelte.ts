// The language of the page, and catalogues that speak it. A catalogue is written once in each language; the compiler sees to it
// that none lacks a word.

export const languages = { en: 'English', zh: '简体中文' } as const;
export type Language = keyof typeof languages;

const key = 'shengxiao.language';

/** Unit tests have no page: they speak English. */
const page = typeof document === 'undefined' ? null : document.documentElement;

function remembered(): Language {
  if (!page) return 'en';
  const found = localStorage.getItem(key) ?? navigator.language.slice(0, 2);
  return found === 'zh' ? 'zh' : 'en';
}

class LanguageChoice {
  now = $state<Language>(remembered());

  constructor() {
    this.speak();
  }

  choose(language: Language): void {
    this.now = language;
    localStorage.setItem(key, language);
    this.speak();
  }

  private speak(): void {
    if (page) page.lang = this.now === 'zh' ? 'zh-Hans' : 'en';
  }
}

export const language = new LanguageChoice();

/** Literal types loosened: the same shape in other words. */
type Wording<T> = T extends string
  ? string
  : T extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : T extends readonly string[]
      ? { readonly [At in keyof T]: string }
      : { [Key in keyof T]: Wording<T[Key]> };

/** An object that reads like `en`, in the language of the page: what is drawn from it changes when the language does. */
export function catalogue<T extends object>(en: T, zh: Wording<T>): T {
  return new Proxy(en, {
    get: (_, word) => Reflect.get(language.now === 'zh' ? zh : en, word) as unknown,
  });
}
