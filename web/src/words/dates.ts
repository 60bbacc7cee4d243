// Dates in the language of the page.
import { language } from './catalogue.svelte';

export const locale = (): string => ({ en: 'en-GB', zh: 'zh-CN', 'zh-Hant': 'zh-TW' })[language.now];

/** A date, `1990-05-17`. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

/** A moment, by the clock of this browser. */
export const momentWords = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** A month, `2026-11`. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat(locale(), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
