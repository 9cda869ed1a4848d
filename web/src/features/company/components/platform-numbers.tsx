import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Section } from '#web/ui/section.tsx';
import { usePlatformNumbersSuspenseQuery } from '../company.generated.ts';

const names = ['studios', 'cities', 'bookings', 'reviews'] as const;

/** What there is on the platform, counted. */
export function PlatformNumbers() {
  const { t, i18n } = useTranslation('company');
  const { data } = usePlatformNumbersSuspenseQuery();
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <Section title={t('numbers.title')} lead={t('numbers.lead')}>
      <Box component="dl" sx={numbersStyle}>
        {names.map((name) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Typography component="dt" color="textSecondary">
              {t(`numbers.${name}`)}
            </Typography>
            <Typography
              variant="h2"
              component="dd"
              sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}
            >
              {format.format(data.platformNumbers[name])}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const numbersStyle = {
  m: 0,
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
} as const;
