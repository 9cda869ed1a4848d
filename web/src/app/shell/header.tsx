import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { NavLink, Link as RouterLink } from 'react-router-dom';
import { AccountArea } from './account-area.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { mainLinks } from './navigation.ts';
import { ThemeButton } from './theme-button.tsx';

/** The bar that stays at the top. */
export function Header() {
  const { t } = useTranslation();
  return (
    <Box component="header" sx={barStyle}>
      <Box sx={rowStyle}>
        <Link
          component={RouterLink}
          to="/"
          color="inherit"
          underline="none"
          aria-label={t('nav.home')}
          sx={{ py: 1, mr: 'auto' }}
        >
          <Logo />
        </Link>
        <Box
          component="nav"
          aria-label={t('nav.label')}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, mr: 'auto' }}
        >
          {mainLinks.map(({ key, to }) => (
            <Link
              key={key}
              component={NavLink}
              to={to}
              end
              color="text.secondary"
              underline="none"
              sx={linkStyle}
            >
              {t(`nav.${key}`)}
            </Link>
          ))}
        </Box>
        <ThemeButton />
        <AccountArea />
        <MobileMenu />
      </Box>
    </Box>
  );
}

const barStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-background-default) 92%, transparent)',
  backdropFilter: 'blur(12px)',
} as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, md: 1 },
  height: 63,
  maxWidth: 1248,
  mx: 'auto',
  px: { xs: 2, sm: 3 },
} as const;

const linkStyle = {
  px: { md: 1, lg: 1.5 },
  py: 1,
  borderRadius: 999,
  fontWeight: 500,
  transition: 'color 160ms',
  '&:hover, &.active': { color: 'text.primary' },
  '&.active': { bgcolor: 'action.hover' },
} as const;
