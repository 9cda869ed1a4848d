import { useSyncExternalStore } from 'react';

const KEY = 'recent_searches';

/** How many are kept. */
export const RECENT_LIMIT = 5;

const listeners = new Set<() => void>();

/** The texts that were last searched for in this browser, the latest first. */
export function useRecentSearches(): readonly string[] {
  const stored = useSyncExternalStore(watch, read, () => null);
  return parse(stored);
}

/** Puts a text at the top. */
export function rememberSearch(text: string): void {
  const others = parse(read()).filter((other) => other.toLowerCase() !== text.toLowerCase());
  write([text, ...others].slice(0, RECENT_LIMIT));
}

export function forgetSearch(text: string): void {
  write(parse(read()).filter((other) => other !== text));
}

export function forgetAllSearches(): void {
  write([]);
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs have changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Where storage is refused, nothing is remembered.
    return null;
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Whatever is stored, texts only. */
function parse(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.filter((text): text is string => typeof text === 'string').slice(0, RECENT_LIMIT);
  } catch {
    return [];
  }
}
