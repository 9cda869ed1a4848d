import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatDayAndTime, instantIn, localTimeIn } from '#web/lib/dates.ts';
import { NextFree } from '#web/features/studios/components/next-free.tsx';
import { PriceTag } from '#web/features/studios/components/price-tag.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { useSelection } from '../hooks/use-selection.ts';
import { priceOf } from '../pricing.ts';
import type { BookableStudioFragment } from './bookable-studio.generated.ts';

/** What is asked for and its whole price; before that, the price and when the studio is free next. */
export function ChosenSlot({ studio }: { studio: BookableStudioFragment }) {
  const { t, i18n } = useTranslation('bookings');
  const { amount } = useMoney();
  const [{ date, start, time, hours }] = useSelection();
  const { zone } = studio;
  const asked = date !== undefined && time !== undefined ? instantIn(zone, date, time) : undefined;
  const startsAt = start ?? asked;
  if (startsAt === undefined) {
    return (
      <>
        <PriceTag mode={studio.bookingMode} cents={studio.priceFromCents} />
        <NextFree slot={studio.nextFreeSlot} zone={zone} />
      </>
    );
  }
  const { totalCents } = priceOf(studio, hours, localTimeIn(zone, startsAt));
  return (
    <>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{amount(totalCents)}</Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {formatDayAndTime(startsAt, zone, i18n.language)} · {t('card.hours', { count: hours })}
      </Box>
    </>
  );
}
