import { ThemeContext } from '@emotion/react';
import { useTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

let first: Theme | undefined;

/**
 * Has all pages that a server renders share a theme. MUI's provider makes each a copy of its own, for
 * which everything that is kept for a theme would be worked out once more.
 */
function SharedTheme({ children }: { children: ReactNode }) {
  const theme = useTheme();
  first ??= theme;
  return <ThemeContext.Provider value={first}>{children}</ThemeContext.Provider>;
}

/** A browser has but one page. */
export const OneTheme = import.meta.env.SSR ? SharedTheme : Fragment;
