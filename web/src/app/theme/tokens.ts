/** The palette of the brand. AA contrast of every pair in use is checked by a test. */
export interface Palette {
  /** Page. */
  paper: string;
  /** Cards. */
  surface: string;
  /** Text. */
  ink: string;
  /** Secondary text. */
  muted: string;
  line: string;
  /** The recording light: primary action, live, selected. */
  tally: string;
  /** Tally under the pointer. */
  tallyHover: string;
  /** Text on tally. */
  onTally: string;
  /** Confirmed, available. */
  felt: string;
  /** Pending, warning. */
  amber: string;
}

export const light: Palette = {
  paper: '#F7F4EE',
  surface: '#FFFFFF',
  ink: '#17140F',
  muted: '#655E53',
  line: '#E4DED3',
  tally: '#C93A24',
  tallyHover: '#8C2819',
  onTally: '#FFFFFF',
  felt: '#1F5C4D',
  amber: '#8A5A00',
};

export const dark: Palette = {
  paper: '#12110F',
  surface: '#1B1916',
  ink: '#F3EEE4',
  muted: '#A9A193',
  line: '#2E2A25',
  tally: '#FF7A5C',
  // Lighter, since what stands on it is dark.
  tallyHover: '#FF957D',
  onTally: '#17140F',
  felt: '#6CC9AC',
  amber: '#E8B45A',
};

/** Corner radii in pixels. */
export const radius = { small: 8, card: 12, pill: 999 } as const;

/** What devices have for Japanese, which our own fonts have not: macOS, Android, Linux, Windows. */
const japanese = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", "Yu Gothic UI", Meiryo';

/** The fonts, named once for each page: with all that stand in for them, a name is long. */
export const fontNames = {
  // The stand-ins have no Japanese either, so whatever the language these come last.
  '--heading-font': `"Bricolage Grotesque Variable", "Bricolage fallback", ${japanese}, system-ui, sans-serif`,
  '--text-font': `"Instrument Sans Variable", "Instrument fallback", ${japanese}, system-ui, sans-serif`,
} as const;

export const fonts = { heading: 'var(--heading-font)', text: 'var(--text-font)' } as const;

/** Room for content: a column that grows on screens with room to spare, and the same with its margins. */
export const contentWidth = 'clamp(1200px, 100vw - 320px, 2240px)';
export const barWidth = `calc(${contentWidth} + 48px)`;
