/*
 * What MUI imports with the script that tells the scheme before a page is painted, without that
 * script: the document has one of its own.
 */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

export const defaultConfig = {
  attribute: 'data-mui-color-scheme',
  colorSchemeStorageKey: 'mui-color-scheme',
  defaultLightColorScheme: 'light',
  defaultDarkColorScheme: 'dark',
  modeStorageKey: 'mui-mode',
};

/** @throws always */
export function buildInitColorSchemeScript(): never {
  throw new Error('The document tells the scheme by itself: see color-scheme.ts.');
}
