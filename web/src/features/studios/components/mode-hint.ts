import type { TFunction } from 'i18next';
import { REQUEST_LIFETIME_HOURS } from '#domain/bookings/lifecycle.ts';
import { INSTANT_FROM, INSTANT_UNTIL } from '#domain/bookings/quote.ts';
import { formatClock } from '#web/lib/dates.ts';
import type { BookingMode } from '#web/lib/schema.generated.ts';

/** What it means that a studio is booked at once or asked first, and how long that takes. */
export function modeHint(mode: BookingMode, t: TFunction<'studios'>, language: string): string {
  return t(`mode.${mode}_hint`, {
    from: formatClock(INSTANT_FROM, language),
    until: formatClock(INSTANT_UNTIL, language),
    hours: REQUEST_LIFETIME_HOURS,
  });
}
