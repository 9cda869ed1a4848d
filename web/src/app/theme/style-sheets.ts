import type { Theme } from '@mui/material/styles';

/** Shadows that something is raised by: what moves, buttons, menus, the chat, drawers and dialogs. */
export const keptShadows: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24];

/** Components of MUI that are nowhere, and have colors of their own. */
export const absentComponents = [
  'AppBar',
  'FilledInput',
  'SnackbarContent',
  'SpeedDialAction',
] as const;

const absentNames = [
  `palette-(?:${absentComponents.join('|')})-`,
  // MUI has a second colour for buttons and the like, and alerts that are filled with theirs.
  'palette-(?:[A-Z][A-Za-z]+-)?secondary',
  'palette-Alert-[a-z]+Filled',
  'overlays-',
  // Numbers at once: see below.
  '(?:shape|zIndex)-',
  'font-',
  `shadows-(?!(?:${keptShadows.join('|')})$)`,
];

const ABSENT = new RegExp(`^--(?:${absentNames.join('|')})`);

type Sheets = ReturnType<Theme['generateStyleSheets']>;

/**
 * What the theme declares of variables for each scheme, worked out once, and without those that
 * nothing refers to: papers are not lightened by how high they are, and no font is named whole.
 */
export function declaredOnce(theme: Theme): Theme {
  const { generateStyleSheets, generateThemeVars } = theme;
  let sheets: Sheets | undefined;
  let vars: Theme['vars'] | undefined;
  theme.generateStyleSheets = () => (sheets ??= generateStyleSheets.call(theme).map(withoutAbsent));
  theme.generateThemeVars = () =>
    (vars ??= { ...generateThemeVars.call(theme), shape: theme.shape, zIndex: theme.zIndex });
  return theme;
}

function withoutAbsent(rules: Sheets[number]): Sheets[number] {
  return Object.fromEntries(
    Object.entries(rules).map(([selector, declared]) => [
      selector,
      Object.fromEntries(
        Object.entries(declared as Record<string, unknown>).filter(([name]) => !ABSENT.test(name)),
      ),
    ]),
  );
}
