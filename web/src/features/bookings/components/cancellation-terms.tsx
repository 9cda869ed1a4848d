import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime } from '#web/lib/dates.ts';
import type { CancellationTier } from '#web/lib/schema.generated.ts';
import { useNow } from '#web/ui/clock.tsx';

interface CancellationTermsProps {
  terms: readonly { tier: CancellationTier; until: string | number }[];
  zone: string;
}

/** What cancelling returns until when; of what is over by now nothing is said. */
export function CancellationTerms({ terms, zone }: CancellationTermsProps) {
  const { t, i18n } = useTranslation('bookings');
  const now = useNow();
  const open = terms.filter(
    ({ tier, until }) => tier === 'NONE' || new Date(until).getTime() > now,
  );
  return (
    <Box component="ul" aria-label={t('terms.title')} sx={listStyle}>
      {open.map(({ tier, until }) => (
        <li key={tier}>
          {open.length === 1 && tier === 'NONE'
            ? t('terms.nonRefundable')
            : t(`terms.${tier}`, { until: formatDayAndTime(until, zone, i18n.language) })}
        </li>
      ))}
    </Box>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: 'text.secondary',
} as const;
