import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { MAX_HOURS } from '#domain/bookings/hours.ts';
import { INSTANT_FROM, INSTANT_UNTIL } from '#domain/bookings/quote.ts';
import { minutesOfDay } from '#domain/time/calendar.ts';
import { formatClock } from '#web/lib/dates.ts';
import { useMoney } from '#web/ui/money.tsx';
import { priceOf } from '../pricing.ts';
import type { PricedStudioFragment } from './priced-studio.generated.ts';

/** Lengths that whole prices are shown for (spec §9), as the bookings that they take. */
const EXAMPLES = [[4], [8], [8, 4]] as const;

interface PriceHintProps {
  studio: PricedStudioFragment;
  /** The price that is explained, US cents. */
  cents: number;
}

/** What a price is made of, what some hours come to, and what is charged where it is converted. */
export function PriceHint({ studio, cents }: PriceHintProps) {
  const { t } = useTranslation('studios');
  const { charge, isConverted } = useMoney();
  return (
    <>
      {studio.bookingMode === 'SESSION' ? (
        <SessionPrices studio={studio} />
      ) : (
        <HourlyPrices studio={studio} />
      )}
      {isConverted && (
        <Box component="p" sx={noteStyle}>
          {t('hint.converted', { charge: charge(cents) })}
        </Box>
      )}
    </>
  );
}

function HourlyPrices({ studio }: { studio: PricedStudioFragment }) {
  const { t } = useTranslation('studios');
  const { price } = useMoney();
  const { hourlyRateCents, engineerFeeCents, isEngineerOptional, cleaningFeeCents } = studio;
  const wholePrice = (bookings: readonly number[]) =>
    bookings
      .map((hours) => priceOf(studio, { hours, startMinutes: 0, withEngineer: false }).totalCents)
      .reduce((sum, cents) => sum + cents);
  return (
    <>
      <Rows
        rows={[
          [t('hint.studio'), t('hint.perHour', { price: price(hourlyRateCents) })],
          engineerFeeCents > 0 && [
            t(isEngineerOptional ? 'hint.optionalEngineer' : 'hint.engineer'),
            t('hint.perHour', { price: price(engineerFeeCents) }),
          ],
          cleaningFeeCents > 0 && [
            t('hint.cleaning'),
            t('hint.perBooking', { price: price(cleaningFeeCents) }),
          ],
        ]}
      />
      <Rows
        rows={EXAMPLES.map((bookings) => [
          bookings.length > 1
            ? t('hint.hoursSplit', {
                count: bookings.reduce((sum, hours) => sum + hours, 0),
                parts: bookings.join(' + '),
              })
            : t('hint.hours', { count: bookings[0] }),
          price(wholePrice(bookings)),
        ])}
      />
    </>
  );
}

function SessionPrices({ studio }: { studio: PricedStudioFragment }) {
  const { t, i18n } = useTranslation('studios');
  const { price } = useMoney();
  const startingAt = (time: string) =>
    price(
      priceOf(studio, { hours: MAX_HOURS, startMinutes: minutesOfDay(time), withEngineer: false })
        .totalCents,
    );
  return (
    <>
      <Rows
        rows={[
          [
            t('hint.instantStart', {
              from: formatClock(INSTANT_FROM, i18n.language),
              until: formatClock(INSTANT_UNTIL, i18n.language),
            }),
            startingAt(INSTANT_FROM),
          ],
          [t('hint.otherStart'), startingAt('00:00')],
        ]}
      />
      <Box component="p" sx={noteStyle}>
        {t('hint.session', { count: MAX_HOURS })}
      </Box>
    </>
  );
}

/** Names and amounts; what is false is left out. */
function Rows({ rows }: { rows: readonly (false | readonly [name: string, amount: string])[] }) {
  return (
    <Box component="dl" sx={listStyle}>
      {rows
        .filter((row) => row !== false)
        .map(([name, amount]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </Box>
        ))}
    </Box>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 3,
  rowGap: 0.25,
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, textAlign: 'end', fontWeight: 600 },
  'dl + &': { mt: 1, pt: 1, borderTop: '1px solid currentColor' },
} as const;

const noteStyle = { m: 0, '&:not(:first-of-type), dl + &': { mt: 0.75 }, opacity: 0.86 } as const;
