import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import type { CancellationTier } from '#web/lib/schema.generated.ts';

interface CancellationTermsProps {
  terms: readonly { tier: CancellationTier; until: string | number }[];
  zone: string;
}

/** What cancelling returns, with the dates until which it does. */
export function CancellationTerms({ terms, zone }: CancellationTermsProps) {
  const { t, i18n } = useTranslation('bookings');
  return (
    <div>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {t('terms.title')}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        {terms.map(({ tier, until }) => (
          <li key={tier}>
            {t(`terms.${tier}`, { until: formatDayAndTime(until, zone, i18n.language) })}
          </li>
        ))}
      </Box>
    </div>
  );
}
