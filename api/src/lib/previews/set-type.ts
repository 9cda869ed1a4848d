import type from './brand-type.json' with { type: 'json' };

/** The brand's faces: for titles, and for everything else. */
export type Face = keyof typeof type;

interface Outlines {
  unitsPerEm: number;
  kerning: Readonly<Record<string, number>>;
  glyphs: Readonly<Record<string, string>>;
}

/** A line of text as SVG outlines, beginning at the origin and standing on the axis. */
export interface SetLine {
  svg: string;
  /** In pixels. */
  width: number;
}

const faces: Readonly<Record<Face, Outlines>> = type;

/**
 * A line of text drawn with the outlines of a face, so that no machine needs its font.
 * @param size of the letters in pixels
 * @returns undefined when the face lacks one of the characters
 */
export function setLine(text: string, face: Face, size: number): SetLine | undefined {
  const { unitsPerEm, kerning, glyphs } = faces[face];
  const scale = size / unitsPerEm;
  const characters = Array.from(text);
  let x = 0;
  let outlines = '';
  for (const [index, character] of characters.entries()) {
    const glyph = Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
    if (glyph === undefined) return undefined;
    const [advance = '0', path = ''] = glyph.split(/ (.*)/s);
    if (path !== '') outlines += `<path transform="translate(${x})" d="${path}"/>`;
    const pair = character + (characters[index + 1] ?? '');
    x += Number(advance) + (Object.hasOwn(kerning, pair) ? (kerning[pair] ?? 0) : 0);
  }
  return { svg: `<g transform="scale(${scale} ${-scale})">${outlines}</g>`, width: x * scale };
}

interface Room {
  face: Face;
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
  /** In pixels. */
  width: number;
  lines: number;
}

/** Lines of one size. */
export interface SetText {
  size: number;
  lines: readonly SetLine[];
}

/**
 * A text in as large letters as there is room for; what has none in the smallest either is cut.
 * @returns undefined when the face lacks one of its characters
 */
export function setText(
  text: string,
  { face, sizes, width, lines: most }: Room,
): SetText | undefined {
  const words = text.normalize('NFC').trim().split(/\s+/);
  let smallest: SetText | undefined;
  for (const size of sizes) {
    const lines = breakLines(words, (line) => setLine(line, face, size), width);
    if (!lines) return undefined;
    if (lines.length <= most && lines.every((line) => line.width <= width)) return { size, lines };
    smallest = { size, lines };
  }
  return smallest && cutText(words.join(' '), face, smallest.size, width);
}

/** Lines of as many words as fit; a word that does not fit has one of its own. */
function breakLines(
  words: readonly string[],
  set: (line: string) => SetLine | undefined,
  width: number,
): SetLine[] | undefined {
  const lines: SetLine[] = [];
  let current = '';
  for (const word of words) {
    const longer = current === '' ? word : `${current} ${word}`;
    const isFitting = (set(longer)?.width ?? 0) <= width;
    const ended = current === '' || isFitting ? undefined : set(current);
    if (ended) lines.push(ended);
    current = ended ? word : longer;
  }
  const last = set(current);
  return last && [...lines, last];
}

/** As much of a text as one line has room for, with an ellipsis. */
function cutText(text: string, face: Face, size: number, width: number): SetText | undefined {
  const characters = Array.from(text);
  for (let count = characters.length; count > 0; count -= 1) {
    const line = setLine(`${characters.slice(0, count).join('').trimEnd()}…`, face, size);
    if (line && line.width <= width) return { size, lines: [line] };
  }
  return undefined;
}
