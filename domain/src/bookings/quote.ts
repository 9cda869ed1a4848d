import { minutesOfDay } from '#domain/time/calendar.ts';
import type { BookingMode } from '#domain/studios/studio.ts';
import { MAX_HOURS } from './hours.ts';

/** The columns of a studio from which a booking is priced. All amounts are integer US cents. */
export interface StudioPricing {
  bookingMode: BookingMode;
  hourlyRateCents: number;
  engineerFeeCents: number;
  /** Whether whoever books may do without the engineer. */
  isEngineerOptional: boolean;
  cleaningFeeCents: number;
  sessionInstantCents: number;
  sessionRequestCents: number;
}

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

/** What is asked of a studio, as far as its price depends on it. */
export interface PricedTime {
  hours: number;
  /** Minutes after midnight, studio time. */
  startMinutes: number;
  /** Matters only where the engineer is optional. */
  withEngineer: boolean;
}

export interface Quote {
  hours: number;
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
 * The price of a time in a studio (ruling 1). Hourly studios charge time, engineer and cleaning;
 * session studios one amount for the session, which covers all three.
 */
export function quoteBooking(
  pricing: StudioPricing,
  { hours, startMinutes, withEngineer }: PricedTime,
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
          quoteLine(
            'engineer',
            withEngineer || !pricing.isEngineerOptional ? hours : 0,
            pricing.engineerFeeCents,
          ),
          quoteLine('cleaning', 1, pricing.cleaningFeeCents),
        ].filter((line) => line.amountCents > 0);
  return { hours, instant, lines, totalCents: sumLines(lines) };
}

const DOLLAR = 100;

/**
 * The price that is shown before a time is chosen, in US cents: of the cheapest session, or of an
 * hour of the longest booking with all that is compulsory in it, rounded up to whole dollars. The
 * database keeps the same in `studios.price_from_cents`.
 */
export function priceFrom(pricing: StudioPricing): number {
  if (pricing.bookingMode === 'session') {
    return Math.min(pricing.sessionInstantCents, pricing.sessionRequestCents);
  }
  const longest = { hours: MAX_HOURS, startMinutes: 0, withEngineer: false };
  const { totalCents } = quoteBooking(pricing, longest);
  return Math.ceil(totalCents / (MAX_HOURS * DOLLAR)) * DOLLAR;
}

/** What an engineer adds for `hours`, in US cents; null where there is no choice. */
export function optionalEngineerCents(pricing: StudioPricing, hours: number): number | null {
  const isChoice = pricing.bookingMode === 'hourly' && pricing.isEngineerOptional;
  return isChoice && pricing.engineerFeeCents > 0 ? hours * pricing.engineerFeeCents : null;
}

/** Whether the price depends on the time of day at which a booking starts. */
export function variesByStart(pricing: StudioPricing): boolean {
  return (
    pricing.bookingMode === 'session' && pricing.sessionInstantCents !== pricing.sessionRequestCents
  );
}

/** The sum of `lines`, in US cents. */
export function sumLines(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, line) => sum + line.amountCents, 0);
}

function quoteLine(kind: QuoteLineKind, quantity: number, unitCents: number): QuoteLine {
  return { kind, quantity, unitCents, amountCents: quantity * unitCents };
}
