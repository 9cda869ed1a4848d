import { minutesOfDay } from '#domain/time/calendar.ts';
import type { BookingMode } from '#domain/studios/studio.ts';
import type { BookableHours } from './hours.ts';

/** The columns of a studio from which a booking is priced. All amounts are integer US cents. */
export interface StudioPricing {
  bookingMode: BookingMode;
  hourlyRateCents: number;
  engineerFeeCents: number;
  cleaningFeeCents: number;
  sessionInstantCents: number;
  sessionRequestCents: number;
}

/** What a studio asks for unless its owner sets other amounts (spec §9, ruling 1). */
export const defaultFees = {
  engineerFeeCents: 40_00,
  cleaningFeeCents: 25_00,
  sessionInstantCents: 100_00,
  sessionRequestCents: 75_00,
} as const;

export const quoteLineKinds = [
  'studio-time',
  'engineer',
  'cleaning',
  'instant-session',
  'requested-session',
] as const;
export type QuoteLineKind = (typeof quoteLineKinds)[number];

/** One line of a price: `amountCents` is `quantity * unitCents`. */
export interface QuoteLine {
  kind: QuoteLineKind;
  quantity: number;
  unitCents: number;
  amountCents: number;
}

export interface Quote {
  hours: BookableHours;
  /** True when booking confirms at once, false when it is a request that the owner answers. */
  instant: boolean;
  lines: QuoteLine[];
  /** Sum of the lines, in US cents. */
  totalCents: number;
}

/** First and last start, in studio time, of a session that is booked instantly (spec §2.9). */
export const INSTANT_FROM = '09:00';
export const INSTANT_UNTIL = '16:59';

/**
 * Whether a booking that starts `startMinutes` after midnight, studio time, is confirmed at once.
 * Only studios in session mode confirm at once, and only from 09:00 to 16:59 (ruling 1).
 */
export function isInstantStart(mode: BookingMode, startMinutes: number): boolean {
  return (
    mode === 'session' &&
    startMinutes >= minutesOfDay(INSTANT_FROM) &&
    startMinutes <= minutesOfDay(INSTANT_UNTIL)
  );
}

/**
 * The price of `hours` in a studio, starting `startMinutes` after midnight studio time (ruling 1).
 * Hourly studios charge time, engineer and cleaning; session studios one amount for the session.
 */
export function quoteBooking(
  pricing: StudioPricing,
  hours: BookableHours,
  startMinutes: number,
): Quote {
  const instant = isInstantStart(pricing.bookingMode, startMinutes);
  const lines =
    pricing.bookingMode === 'session'
      ? [
          instant
            ? quoteLine('instant-session', 1, pricing.sessionInstantCents)
            : quoteLine('requested-session', 1, pricing.sessionRequestCents),
        ]
      : [
          quoteLine('studio-time', hours, pricing.hourlyRateCents),
          quoteLine('engineer', hours, pricing.engineerFeeCents),
          quoteLine('cleaning', 1, pricing.cleaningFeeCents),
        ].filter((line) => line.amountCents > 0);
  return { hours, instant, lines, totalCents: sumLines(lines) };
}

/** The sum of `lines`, in US cents. */
export function sumLines(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, line) => sum + line.amountCents, 0);
}

function quoteLine(kind: QuoteLineKind, quantity: number, unitCents: number): QuoteLine {
  return { kind, quantity, unitCents, amountCents: quantity * unitCents };
}
