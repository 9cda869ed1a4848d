import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PaletteHint } from '#web/app/command-palette/palette-hint.tsx';
import { CartLink } from '#web/features/carts/components/cart-link.tsx';
import { GlobalSearch } from '#web/features/search/components/global-search/global-search.tsx';
import { AccountArea } from './account-area.tsx';
import { DatesButton, RegionsButton } from './filter-buttons.tsx';
import { LINK_ROW_HEIGHT, LinkRow } from './link-row.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { useSearchWords } from './use-search-words.ts';
import { barWidth } from '#web/app/theme/tokens.ts';

/** How far the page scrolls before the row of links goes away, and how far back it returns (spec §9). */
const COLLAPSE_AFTER_PX = 50;
const HYSTERESIS_PX = 10;

/** The bar that stays at the top: a row of links, and below it the search and the account. */
export function Header() {
  const { t } = useTranslation();
  const isScrolled = useScrolledPast(COLLAPSE_AFTER_PX, HYSTERESIS_PX);
  // Whoever reaches the links by keyboard has to see them.
  const [isRowInUse, setIsRowInUse] = useState(false);
  const isCollapsed = isScrolled && !isRowInUse;
  return (
    <Box component="header" data-collapsed={isCollapsed} sx={barStyle}>
      <Box
        onFocus={({ target }) => setIsRowInUse(target.matches(':focus-visible'))}
        onBlur={() => setIsRowInUse(false)}
      >
        <LinkRow />
      </Box>
      <Box sx={mainRowStyle}>
        <Link
          component={RouterLink}
          to="/"
          color="inherit"
          underline="none"
          aria-label={t('nav.home')}
          sx={{ display: 'flex', py: 1, mr: { xs: 'auto', md: 1 } }}
        >
          <Logo isShort />
        </Link>
        <GlobalSearch words={useSearchWords()} hint={<PaletteHint />} />
        <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1 }}>
          <RegionsButton />
          <DatesButton />
        </Box>
        <AccountArea />
        <CartLink />
        <MobileMenu />
      </Box>
    </Box>
  );
}

/** It slides up by a row rather than shrinking, so that nothing below it moves. */
const barStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'color-mix(in srgb, var(--palette-background-default) 92%, transparent)',
  backdropFilter: 'blur(12px)',
  transition: 'transform 200ms ease',
  '&[data-collapsed="true"]': { transform: `translateY(-${LINK_ROW_HEIGHT}px)` },
} as const;

const mainRowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, md: 1 },
  height: 63,
  maxWidth: barWidth,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
} as const;
