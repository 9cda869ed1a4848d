import { useSyncExternalStore } from 'react';

/** Texts that a browser keeps, the latest first. */
interface RecentList {
  /** Those that are kept, from a component. */
  use: () => readonly string[];
  /** Puts a text at the top, whatever its case. */
  remember: (text: string) => void;
  forget: (text: string) => void;
  forgetAll: () => void;
}

/** A list that stays in this browser, in all of its tabs. @param key of the storage */
export function recentList(key: string, limit: number): RecentList {
  const listeners = new Set<() => void>();

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
      return localStorage.getItem(key);
    } catch {
      // Where storage is refused, nothing is remembered.
      return null;
    }
  }

  function write(texts: readonly string[]): void {
    try {
      if (texts.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(texts));
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
      return value.filter((text): text is string => typeof text === 'string').slice(0, limit);
    } catch {
      return [];
    }
  }

  return {
    use: () => parse(useSyncExternalStore(watch, read, () => null)),
    remember: (text) => {
      const others = parse(read()).filter((other) => other.toLowerCase() !== text.toLowerCase());
      write([text, ...others].slice(0, limit));
    },
    forget: (text) => write(parse(read()).filter((other) => other !== text)),
    forgetAll: () => write([]),
  };
}
