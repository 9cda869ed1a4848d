import type { Plugin } from 'vite';

/**
 * Writes characters beyond Latin-1 in scripts by their numbers: V8 takes two bytes for each character
 * of a script that has a single one of them.
 * @throws Error where such a character is escaped already, which its number would not be
 */
export function latinScripts(): Plugin {
  return {
    name: 'latin-scripts',
    renderChunk(code, { fileName }) {
      return { code: inLatin(code, fileName), map: null };
    },
  };
}

/** The same script in Latin-1. @param file for the message of what is thrown */
export function inLatin(code: string, file: string): string {
  if (/(?<!\\)(?:\\\\)*\\[^\0-\u00ff]/.test(code)) {
    throw new Error(`${file} escapes a character that is beyond Latin-1.`);
  }
  // Of a pair each half, which mean the same together.
  return code.replace(
    /[^\0-\u00ff]/g,
    (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
