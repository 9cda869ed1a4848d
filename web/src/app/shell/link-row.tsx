import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { CurrencyButton } from '#web/app/preferences/currency-button.tsx';
import { plugged } from '#web/app/plugged.ts';
import { LanguageButton } from '#web/app/preferences/language-button.tsx';
import { useBrowseWindow } from './browse/use-browse-window.ts';
import { MoreButton } from './more-button.tsx';
import { ThemeButton } from './theme-button.tsx';
import { barWidth } from '#web/app/theme/tokens.ts';

/** Height of the row, in px. */
export const LINK_ROW_HEIGHT = 44;

const rowLinks = plugged.links.filter(({ header }) => header === 'row' || header === 'rowAndMore');

/** The main links; where they have no room they can be scrolled sideways. */
export function LinkRow() {
  const { t } = useTranslation();
  const { t: menuText } = useTranslation('menu');
  const { openOnClick } = useBrowseWindow();
  return (
    <Box sx={rowStyle}>
      <Box component="nav" aria-label={t('nav.label')} sx={stripStyle}>
        {rowLinks.map((link) =>
          link.window ? (
            <Link
              key={link.key}
              to={link.to}
              onClick={openOnClick(link.window)}
              aria-haspopup="dialog"
            >
              {menuText(link.label)}
            </Link>
          ) : (
            <NavLink key={link.key} to={link.to} end>
              {menuText(link.label)}
            </NavLink>
          ),
        )}
        <MoreButton />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, mr: -1.5 }}>
        <LanguageButton />
        <CurrencyButton />
        <ThemeButton />
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  height: LINK_ROW_HEIGHT,
  maxWidth: barWidth,
  mx: 'auto',
  px: { md: 3 },
} as const;

const stripStyle = {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: 0.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  height: '100%',
  // The text of the first link stands in line with the logo below.
  px: { xs: 1, sm: 2, md: 0 },
  ml: { md: -1.25 },
  // What reaches beyond the edge fades, as a sign that there is more.
  maskImage: 'linear-gradient(to left, transparent, #000 24px)',
  pr: 3,
  '& > a': {
    flex: 'none',
    px: 1.25,
    py: 0.75,
    borderRadius: 999,
    color: 'text.secondary',
    fontSize: '0.9375rem',
    fontWeight: 500,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: 'color 160ms',
    '&:hover, &.active': { color: 'text.primary' },
    '&.active': { bgcolor: 'action.hover' },
    '&:focus-visible': { outlineOffset: -2 },
  },
} as const;
