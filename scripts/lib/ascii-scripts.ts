import type { Plugin } from 'vite';

/**
 * Writes characters beyond ASCII in scripts by their numbers: V8 takes two bytes for each character
 * of a script that has a single one of them.
 * @throws Error where such a character is escaped already, which its number would not be
 */
export function asciiScripts(): Plugin {
  return {
    name: 'ascii-scripts',
    // Whatever transforms chunks before prints such characters as they are.
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = inAscii(file.code, file.fileName);
      }
    },
  };
}

/** The same script in ASCII. @param file for the message of what is thrown */
export function inAscii(code: string, file: string): string {
  if (/(?<!\\)(?:\\\\)*\\[^\0-\u007f]/.test(code)) {
    throw new Error(`${file} escapes a character that is beyond ASCII.`);
  }
  // Of a pair each half, which mean the same together.
  return code.replace(
    /[^\0-\u007f]/g,
    (half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
