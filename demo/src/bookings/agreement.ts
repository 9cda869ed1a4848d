import { blockedInterval } from '#domain/bookings/availability.ts';
import { cancellationOutcome, fullRefund, standardPolicy } from '#domain/bookings/cancellation.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import { requestExpiry } from '#domain/bookings/lifecycle.ts';
import { defaultFees } from '#domain/bookings/default-fees.ts';
import { quoteBooking } from '#domain/bookings/quote.ts';
import type { Quote } from '#domain/bookings/quote.ts';
import type { BookingMode } from '#domain/studios/studio.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { localMinutesOf } from '#domain/time/local-time.ts';
import { seeded } from '#demo/lib/random.ts';
import type { Random } from '#demo/lib/random.ts';
import type { Diary } from './diary.ts';
import { historyOf } from './history.ts';
import type { Fate, Step } from './history.ts';
import { bookingRequests } from './requests.ts';
import type { Room } from './room.ts';

/** A session that somebody would like to have. Instants are epoch milliseconds. */
export interface Wish {
  userId: number;
  /** Studio time. */
  date: LocalDate;
  hours: BookableHours;
  madeAt: number;
  /** When it has to be over. */
  endsBy: number;
  fate: Fate;
}

/** A booking as it stands. Instants are epoch milliseconds, amounts US cents. */
export interface DemoBooking extends Quote {
  studioId: number;
  userId: number;
  zone: string;
  mode: BookingMode;
  startsAt: number;
  endsAt: number;
  blockedUntil: number;
  additionalRequests: string;
  expiresAt: number | null;
  refundCents: number | null;
  createdAt: number;
  /** Its history so far; never empty. */
  steps: readonly Step[];
}

/**
 * Books what is wished for where the studio offered such a start, and tells how it has gone by
 * `now` (epoch milliseconds). Undefined where it offered none.
 */
export function makeBooking(
  { studio, zone, ownerId }: Room,
  diary: Diary,
  wish: Wish,
  now: number,
  random: Random,
): DemoBooking | undefined {
  const { userId, hours, madeAt } = wish;
  const starts = diary
    .starts(wish.date, hours, madeAt)
    .filter((start) => start + hours * HOUR_MS <= wish.endsBy);
  if (starts.length === 0) return undefined;
  const startsAt = chooseStart(starts, random);
  const endsAt = startsAt + hours * HOUR_MS;
  const period = { start: startsAt, end: endsAt };
  diary.enter(period);
  const quote = quoteBooking(
    { ...defaultFees, ...studio },
    {
      hours,
      startMinutes: localMinutesOf(startsAt, zone),
      withEngineer: seeded('engineer', studio.id, startsAt).chance(0.3),
    },
  );
  const agreement = {
    musicianId: userId,
    ownerId,
    createdAt: madeAt,
    startsAt,
    endsAt,
    instant: quote.instant,
  };
  const steps = historyOf(agreement, wish.fate, random).filter(({ at }) => at <= now);
  return {
    ...quote,
    studioId: studio.id,
    userId,
    zone,
    mode: studio.bookingMode,
    startsAt,
    endsAt,
    blockedUntil: blockedInterval(period, studio.bufferMinutes).end,
    additionalRequests: random.chance(0.4) ? random.pick(bookingRequests) : '',
    expiresAt: quote.instant ? null : requestExpiry(madeAt, startsAt),
    refundCents: refundOf(steps.at(-1)!, quote.totalCents, startsAt),
    createdAt: madeAt,
    steps,
  };
}

/** Most sessions begin on the hour. */
function chooseStart(starts: readonly number[], random: Random): number {
  const onTheHour = starts.filter((start) => start % HOUR_MS === 0);
  return random.pick(onTheHour.length > 0 && random.chance(0.85) ? onTheHour : starts);
}

/** What a booking whose last step is `step` gave back; null unless it was cancelled. */
function refundOf(step: Step, totalCents: number, startsAt: number): number | null {
  if (step.to !== 'cancelled') return null;
  const outcome =
    step.actor === 'musician'
      ? cancellationOutcome(standardPolicy, totalCents, startsAt, step.at)
      : fullRefund(totalCents);
  return outcome.refundCents;
}
