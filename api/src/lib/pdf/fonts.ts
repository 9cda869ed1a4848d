import { createRequire } from 'node:module';
import { unpackedFont } from './unpacked-font.ts';

const { resolve } = createRequire(import.meta.url);

const folders = { latin: 'instrument-sans', japanese: 'noto-sans-jp' } as const;
const weights = { text: 400, strong: 600 } as const;
const fonts = new Map<string, Buffer>();

/** The scripts that there are fonts of. */
export type Script = keyof typeof folders;

/** A font of one script, which is read once. */
export function fontOf(script: Script, weight: keyof typeof weights): Buffer {
  const file = `${folders[script]}-${script}-${weights[weight]}-normal.woff`;
  let font = fonts.get(file);
  if (!font) {
    font = unpackedFont(resolve(`@fontsource/${folders[script]}/files/${file}`));
    fonts.set(file, font);
  }
  return font;
}
