import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { minutesOfDay } from '#domain/time/calendar.ts';
import { formatDayAndTime, localTimeIn } from '#web/lib/dates.ts';
import { ModeBadge } from '#web/features/studios/components/mode-badge.tsx';
import { NextFree } from '#web/features/studios/components/next-free.tsx';
import { priceOf } from '#web/features/studios/pricing.ts';
import { PriceRow } from '#web/features/studios/components/price-row.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { askedInstant } from '../asked-start.ts';
import { useSelection } from '../hooks/use-selection.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';

/** What is asked for and its whole price; before that, the price and when the studio is free next. */
export function ChosenSlot({ studio }: { studio: BookableStudioFragment }) {
  const { t, i18n } = useTranslation('bookings');
  const { amount } = useMoney();
  const [selection] = useSelection();
  const { hours, engineer: withEngineer } = selection;
  const { zone } = studio;
  const startsAt = askedInstant(selection, zone);
  if (startsAt === undefined) {
    return (
      <>
        <PriceRow studio={studio} />
        <NextFree slot={studio.nextFreeSlot} zone={zone} />
      </>
    );
  }
  const startMinutes = minutesOfDay(localTimeIn(zone, startsAt));
  const { totalCents, instant } = priceOf(studio, { hours, startMinutes, withEngineer });
  return (
    <>
      <Box sx={totalStyle}>
        {amount(totalCents)} <ModeBadge mode={instant ? 'SESSION' : 'HOURLY'} />
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {formatDayAndTime(startsAt, zone, i18n.language)} · {t('card.hours', { count: hours })}
      </Box>
    </>
  );
}

const totalStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
