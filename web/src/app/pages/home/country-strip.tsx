import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { countryPages } from '#domain/studios/country.ts';
import { countryName } from '#web/lib/countries.ts';

/** The countries with a page of their own, and everywhere. */
export function CountryStrip() {
  const { t, i18n } = useTranslation();
  const links = [
    ...countryPages.map(({ slug, code }) => ({
      to: `/${slug}`,
      label: countryName(code, i18n.language),
    })),
    { to: '/studios', label: t('home.allCountries') },
  ];
  return (
    <Box component="ul" sx={stripStyle}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link component={RouterLink} to={to} color="inherit" underline="none" sx={placeStyle}>
            {label}
          </Link>
        </li>
      ))}
    </Box>
  );
}

const stripStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
} as const;

const placeStyle = {
  display: 'block',
  px: 2.5,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
  fontWeight: 500,
  transition: 'border-color 160ms',
  '&:hover': { borderColor: 'text.primary' },
} as const;
