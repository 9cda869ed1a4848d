/**
 * Writes the outlines of the brand's two faces, as far as names of studios, people and places in
 * Latin letters need them, to api/src/lib/previews/brand-type.json: `node scripts/brand-type.mjs`.
 * The result is committed: pictures of pages are drawn with it on machines that have no fonts.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openSync } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

const faces = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque',
  text: '@fontsource-variable/instrument-sans/files/instrument-sans',
};
/** In the order of preference: their ranges overlap in a few characters. */
const subsets = ['latin', 'latin-ext'];

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const PUNCTUATION = Array.from('–—‘’‚“”„†•…‹›€™', (character) => character.codePointAt(0));
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa1, 0x17f),
  0x218,
  0x219,
  0x21a,
  0x21b,
  ...PUNCTUATION,
];
/** Between which pairs of letters are moved: the ones that names are made of. */
const kerned = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,-’&');

/** Less than this, in units of the face, nobody sees. */
const LEAST_MOVE = 10;

/** Each character with its advance and its outline, in units of the face, y upwards. */
function glyphsOf(fonts) {
  return Object.fromEntries(
    characters.flatMap((codePoint) => {
      const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint));
      if (!font) return [];
      const glyph = font.glyphForCodePoint(codePoint);
      const outline = glyph.path.toSVG();
      return [
        [String.fromCodePoint(codePoint), `${Math.round(glyph.advanceWidth)} ${outline}`.trim()],
      ];
    }),
  );
}

/** By how much the second letter of a pair is moved, where one would see it. */
function kerningOf(font) {
  const pairs = kerned.flatMap((left) => kerned.map((right) => left + right));
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const { positions, glyphs } = font.layout(pair);
      if (glyphs.length !== 2) return [];
      const moved = Math.round(positions[0].xAdvance - glyphs[0].advanceWidth);
      return Math.abs(moved) < LEAST_MOVE ? [] : [[pair, moved]];
    }),
  );
}

const type = Object.fromEntries(
  Object.entries(faces).map(([name, path]) => {
    const fonts = subsets.map((subset) => openSync(resolve(`${path}-${subset}-wght-normal.woff2`)));
    const { unitsPerEm } = fonts[0];
    return [name, { unitsPerEm, kerning: kerningOf(fonts[0]), glyphs: glyphsOf(fonts) }];
  }),
);
const file = join(import.meta.dirname, '../api/src/lib/previews/brand-type.json');
writeFileSync(file, `${JSON.stringify(type, null, 2)}\n`);
