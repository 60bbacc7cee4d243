// The language of the page, and catalogues of words in it. A catalogue is written in both languages; the compiler finds missing
// words.

export const languages = { en: 'English', zh: '简体中文' } as const;
export type Language = keyof typeof languages;

const key = 'shengxiao.language';

/** Unit tests have no page and use English. */
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

/** The same shape with literal types widened. */
type Wording<T> = T extends string
  ? string
  : T extends (...given: infer Given) => unknown
    ? (...given: Given) => string
    : T extends readonly string[]
      ? { readonly [At in keyof T]: string }
      : { [Key in keyof T]: Wording<T[Key]> };

/** An object that reads like `en`, in the language of the page; reactive. */
export function catalogue<T extends object>(en: T, zh: Wording<T>): T {
  return new Proxy(en, {
    get: (_, word) => Reflect.get(language.now === 'zh' ? zh : en, word) as unknown,
  });
}
