import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { REQUEST_LIFETIME_HOURS } from '#domain/bookings/lifecycle.ts';
import { INSTANT_FROM, INSTANT_UNTIL } from '#domain/bookings/quote.ts';
import { formatClock } from '#web/lib/dates.ts';
import type { BookingMode } from '#web/lib/schema.generated.ts';
import { Hint } from '#web/ui/hint.tsx';

/** Whether a studio is booked at once or asked first; a hint says when, and how long that takes. */
export function ModeBadge({ mode }: { mode: BookingMode }) {
  const { t, i18n } = useTranslation('studios');
  return (
    <Box component="span" sx={badgeStyle}>
      <Hint
        content={t(`mode.${mode}_hint`, {
          from: formatClock(INSTANT_FROM, i18n.language),
          until: formatClock(INSTANT_UNTIL, i18n.language),
          hours: REQUEST_LIFETIME_HOURS,
        })}
      >
        {t(`mode.${mode}`)}
      </Hint>
    </Box>
  );
}

const badgeStyle = {
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontWeight: 400,
  whiteSpace: 'nowrap',
} as const;
