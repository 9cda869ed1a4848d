import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { minutesOfDay } from '#domain/time/calendar.ts';
import { formatDayAndTime, localTimeIn } from '#web/lib/dates.ts';
import { NextFree } from '#web/features/studios/components/next-free.tsx';
import { priceOf } from '#web/features/studios/pricing.ts';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';
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
        <PriceTag studio={studio} />
        <NextFree slot={studio.nextFreeSlot} zone={zone} />
      </>
    );
  }
  const startMinutes = minutesOfDay(localTimeIn(zone, startsAt));
  const { totalCents } = priceOf(studio, { hours, startMinutes, withEngineer });
  return (
    <>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{amount(totalCents)}</Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {formatDayAndTime(startsAt, zone, i18n.language)} · {t('card.hours', { count: hours })}
      </Box>
    </>
  );
}
