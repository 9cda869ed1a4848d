import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countryPages } from '#domain/studios/country.ts';
import { plugged } from '#web/app/plugged.ts';
import { CurrencySelect } from '#web/app/preferences/currency-select.tsx';
import { LanguageSelect } from '#web/app/preferences/language-select.tsx';
import { SubscribeForm } from '#web/features/marketing/components/subscribe-form.tsx';
import { countryName } from '#web/lib/countries.ts';
import { footerColumns } from '#web/lib/page-link.ts';
import { useNow } from '#web/ui/clock.tsx';
import { Logo } from './logo.tsx';
import { barWidth } from '#web/app/theme/tokens.ts';

/** What stands under every page. */
export function Footer() {
  const { t, i18n } = useTranslation();
  const { t: menuText } = useTranslation('menu');
  const year = new Date(useNow()).getUTCFullYear();
  const [discover, ...others] = footerColumns.map((column) => ({
    title: t(`footer.${column}`),
    links: plugged.links
      .filter(({ footer }) => footer === column)
      .map(({ label, to }) => ({ label: menuText(label), to })),
  }));
  const countries = {
    title: t('footer.countries'),
    links: countryPages.map(({ slug, code }) => ({
      label: countryName(code, i18n.language),
      to: `/${slug}`,
    })),
  };
  const groups = [discover, countries, ...others].filter((group) => group !== undefined);
  return (
    <Box component="footer" sx={footerStyle}>
      <Box sx={columnsStyle}>
        <div>
          <Logo />
          <Typography color="textSecondary" sx={{ mt: 1.5, maxWidth: 280 }}>
            {t('footer.line')}
          </Typography>
          <Box sx={{ mt: 4 }}>
            <SubscribeForm />
          </Box>
        </div>
        <Box component="nav" aria-label={t('footer.label')} sx={groupsStyle}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Box>
      </Box>
      <Box sx={lastRowStyle}>
        <Typography variant="body2" color="textSecondary">
          {t('footer.rights', { year })}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <LanguageSelect />
          <CurrencySelect />
        </Box>
      </Box>
    </Box>
  );
}

const footerStyle = { mt: { xs: 8, md: 12 }, borderTop: 1, borderColor: 'divider' } as const;

const innerStyle = { maxWidth: barWidth, mx: 'auto', px: { xs: 2, sm: 3 } } as const;

const columnsStyle = {
  ...innerStyle,
  py: { xs: 5, md: 7 },
  display: 'grid',
  gap: { xs: 5, md: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' },
} as const;

const groupsStyle = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: 'repeat(5, 1fr)' },
  '& h2': { m: 0, mb: 0.5, typography: 'subtitle1' },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& a': {
    display: 'inline-block',
    py: 0.75,
    color: 'text.secondary',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const;

const lastRowStyle = {
  ...innerStyle,
  pb: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
} as const;
