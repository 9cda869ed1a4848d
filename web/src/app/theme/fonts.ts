import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import bricolageExtended from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import instrumentExtended from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';

/** Fonts that every page shows at once. */
export const preloadedFonts = [instrument, bricolage];

// The character ranges in which Google Fonts cut these families, which Fontsource packages.
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

function face(family: string, weights: string, source: string, range: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${source}) format("woff2-variations");unicode-range:${range}}`;
}

/**
 * The font faces, and stand-ins from the system with the same metrics, so that nothing moves when
 * the fonts arrive.
 */
export const fontFaces = [
  face('Bricolage Grotesque Variable', '200 800', bricolage, latin),
  face('Bricolage Grotesque Variable', '200 800', bricolageExtended, latinExtended),
  face('Instrument Sans Variable', '400 700', instrument, latin),
  face('Instrument Sans Variable', '400 700', instrumentExtended, latinExtended),
  '@font-face{font-family:"Bricolage fallback";src:local("Arial");size-adjust:99%;ascent-override:94%;descent-override:27%;line-gap-override:0%}',
  '@font-face{font-family:"Instrument fallback";src:local("Arial");size-adjust:102%;ascent-override:95%;descent-override:24%;line-gap-override:0%}',
].join('');
