import { asLanguage, LANGUAGE_COOKIE } from '#domain/accounts/language.ts';
import type { Language } from '#domain/accounts/language.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Where other tabs hear of a choice (spec §3). What counts is the cookie: the server reads it too. */
const STORAGE_KEY = 'language';

/** The language chosen on this device, in a cookie header; undefined unless one was chosen. */
export function readLanguage(cookies: string): Language | undefined {
  return asLanguage(readCookie(LANGUAGE_COOKIE, cookies));
}

/** Keeps a choice for a year, and tells the other tabs of it. */
export function storeLanguage(language: Language): void {
  writeCookie(LANGUAGE_COOKIE, language);
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is full or forbidden: the other tabs learn of it with their next page.
  }
}

/** Notifies of languages chosen in other tabs. @returns a function that stops it */
export function onLanguageStored(listener: (language: Language) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const language = key === STORAGE_KEY ? asLanguage(newValue) : undefined;
    if (language) listener(language);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
