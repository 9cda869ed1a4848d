import type { StorageManager } from '@mui/material/styles';
import { colorModes } from '#domain/accounts/color-mode.ts';
import type { ColorMode } from '#domain/accounts/color-mode.ts';
import { readCookie, writeCookie } from '#web/lib/cookies.ts';
import { SCHEME_ATTRIBUTE } from './theme.ts';

/** Cookie in which the choice is kept, so that the server renders it too. */
export const MODE_COOKIE = 'theme';

/** The chosen mode in a cookie header; that of the system unless chosen. */
export function readColorMode(cookies: string): ColorMode {
  const value = readCookie(MODE_COOKIE, cookies);
  return colorModes.find((mode) => mode === value) ?? 'system';
}

/** Keeps the mode in its cookie. MUI asks for other keys too, which follow from the mode. */
export const cookieStorage: StorageManager = ({ key }) => ({
  get: (defaultValue) => (key === MODE_COOKIE ? readColorMode(document.cookie) : defaultValue),
  set: (value) => {
    if (key === MODE_COOKIE) writeCookie(MODE_COOKIE, String(value));
  },
  subscribe: () => () => undefined,
});

/** Inline script that sets the scheme before anything is painted. */
export const schemeScript = `(()=>{const m=(document.cookie.match(/(?:^|; )${MODE_COOKIE}=(light|dark)/)||[])[1];document.documentElement.setAttribute("${SCHEME_ATTRIBUTE}",m||(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"))})()`;
