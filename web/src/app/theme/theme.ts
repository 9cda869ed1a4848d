import { createTheme } from '@mui/material/styles';
import type { ColorSystemOptions, Theme, ThemeOptions } from '@mui/material/styles';
import { declaredOnce } from './style-sheets.ts';
import { dark, fontNames, fonts, light, radius } from './tokens.ts';
import type { Palette } from './tokens.ts';

function scheme(palette: Palette): ColorSystemOptions {
  const tally = {
    main: palette.tally,
    dark: palette.tallyHover,
    contrastText: palette.onTally,
  };
  return {
    palette: {
      primary: tally,
      success: { main: palette.felt, contrastText: palette.paper },
      warning: { main: palette.amber, contrastText: palette.paper },
      error: tally,
      // What is merely said has no colour of its own.
      info: { main: palette.muted, contrastText: palette.paper },
      text: { primary: palette.ink, secondary: palette.muted },
      background: { default: palette.paper, paper: palette.surface },
      divider: palette.line,
    },
  };
}

const PHONE_LIMIT = 600;
const PHONE = `@media (max-width: ${PHONE_LIMIT - 0.05}px)`;

const heading = { fontFamily: fonts.heading, letterSpacing: '-0.02em', fontWeight: 600 } as const;

/** Names the attribute of the document that says which scheme is shown. */
export const SCHEME_ATTRIBUTE = 'data-theme';

let made: Theme | undefined;

/** The look of Roomtone. It is worked out when first wanted, which holds a phone up for a moment. */
export function roomtoneTheme(): Theme {
  return (made ??= declaredOnce(createTheme(options)));
}

/** In pixels at once, which is shorter than what MUI reckons with a variable. @param by in steps of 8 */
function inPixels(by: number | string): string {
  return typeof by === 'number' ? `${by * 8}px` : by;
}

const options: ThemeOptions = {
  // Without a prefix: names of variables are a large part of the styles of a page.
  cssVariables: { colorSchemeSelector: `[${SCHEME_ATTRIBUTE}="%s"]`, cssVarPrefix: '' },
  spacing: inPixels,
  colorSchemes: { light: scheme(light), dark: scheme(dark) },
  breakpoints: { values: { xs: 0, sm: PHONE_LIMIT, md: 768, lg: 1024, xl: 1440 } },
  shape: { borderRadius: radius.small },
  typography: {
    fontFamily: fonts.text,
    h1: { ...heading, fontSize: 'clamp(2.25rem, 1.6rem + 2.6vw, 3.75rem)', lineHeight: 1.05 },
    h2: { ...heading, fontSize: 'clamp(1.5rem, 1.25rem + 1vw, 2rem)', lineHeight: 1.15 },
    h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.25 },
    h4: { ...heading, fontSize: '1.0625rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
    subtitle1: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
    overline: {
      fontSize: '0.75rem',
      fontWeight: 600,
      letterSpacing: '0.08em',
      lineHeight: 1.5,
    },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        ':root': fontNames,
        body: { fontVariantNumeric: 'lining-nums', textWrap: 'pretty' },
        'h1, h2, h3': { textWrap: 'balance' },
        // Japanese has no spaces: lines break between phrases where the browser can tell them, and
        // by the strict rules elsewhere. Its characters fill their squares, and are not set closer.
        ':lang(ja)': { wordBreak: 'auto-phrase', lineBreak: 'strict' },
        // Twice, so that it counts for more than a class.
        ':lang(ja):lang(ja)': { letterSpacing: 'normal' },
        // German words are long.
        ':is(h1, h2, h3, h4):lang(de)': { hyphens: 'auto', overflowWrap: 'break-word' },
        '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
        '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
        '::selection': {
          background: 'color-mix(in srgb, var(--palette-primary-main) 24%, transparent)',
        },
        ':focus-visible': {
          outline: '2px solid var(--palette-primary-main)',
          outlineOffset: 2,
        },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    // What each field would bring along by itself: the animations that tell it of autofill.
    MuiInputBase: {
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: {
        input: {
          animation: '10ms mui-auto-fill-cancel',
          '&:-webkit-autofill': { animation: '5000s mui-auto-fill' },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: radius.pill, paddingInline: 20, minHeight: 44 },
        sizeSmall: { minHeight: 36, paddingInline: 14 },
        outlined: { borderColor: 'var(--palette-divider)' },
      },
    },
    MuiIconButton: { styleOverrides: { root: { color: 'inherit' } } },
    MuiChip: { styleOverrides: { root: { borderRadius: radius.pill, fontWeight: 500 } } },
    // By MUI's own rule only where the name of the text is on the page, which we leave out.
    MuiListItemText: { styleOverrides: { primary: { display: 'block' } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiAlert: {
      styleOverrides: {
        // On phones a button stands under the words, and these beside their sign.
        message: { flex: '1 1 60%' },
        action: {
          [PHONE]: { marginLeft: 24, paddingLeft: 4, paddingTop: 0 },
        },
        root: {
          [PHONE]: { flexWrap: 'wrap' },
          variants: [
            {
              props: { severity: 'info', variant: 'standard' },
              style: {
                border: '1px solid var(--palette-divider)',
                color: 'var(--palette-text-primary)',
                backgroundColor: 'var(--palette-background-paper)',
              },
            },
          ],
        },
      },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: 'var(--palette-background-paper)',
          // Not in the colour of the primary action, which is that of errors too.
          '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--palette-text-primary)',
          },
        },
        notchedOutline: { borderColor: 'var(--palette-divider)' },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: { '&.Mui-focused:not(.Mui-error)': { color: 'var(--palette-text-primary)' } },
      },
    },
    MuiTooltip: {
      // The delays of the specification: 700 ms, and 300 ms when moving on to the next (spec §9).
      defaultProps: { enterDelay: 700, enterNextDelay: 300, arrow: true },
      styleOverrides: { tooltip: { fontSize: '0.8125rem' } },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 48, fontSize: '1rem', fontWeight: 500 } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.card } } },
    MuiContainer: {
      defaultProps: { maxWidth: false },
      styleOverrides: { root: { maxWidth: 1264 } },
    },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  },
};
