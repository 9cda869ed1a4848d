import { lockUser } from '#db/accounts/account.repository.ts';
import { loadCalendars } from '#db/bookings/calendar.repository.ts';
import type { BookingRow } from '#db/bookings/booking.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { lockStudio } from '#db/studios/studio-lock.repository.ts';
import { findStudios } from '#db/studios/studio.repository.ts';
import { findStudioTeam } from '#db/teams/team.repository.ts';
import { findWait, insertWait, listWaits, settleWait } from '#db/waitlist/waitlist.repository.ts';
import type { WaitRow } from '#db/waitlist/waitlist.repository.ts';
import { dayInterval, dayState } from '#domain/bookings/availability.ts';
import type { StudioCalendar } from '#domain/bookings/availability.ts';
import type { BookingInput } from '#domain/bookings/booking.schema.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import { minutesOfDay } from '#domain/time/calendar.ts';
import { earliestToday } from '#domain/time/local-time.ts';
import { WAITLIST_LIMIT } from '#domain/waitlist/limits.ts';
import { firstWanted } from '#domain/waitlist/offer.ts';
import type { WaitInput } from '#domain/waitlist/waitlist.schema.ts';
import { reachOf } from '#api/features/bookings/availability.service.ts';
import { bookingPolicy } from '#api/features/bookings/booking.policy.ts';
import { noteBookings } from '#api/features/bookings/booking.events.ts';
import { bookStudio } from '#api/features/bookings/booking.service.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { brokenConstraint } from '#api/lib/failures.ts';
import { authorize } from '#api/lib/policy.ts';
import { waitlistLimits } from './waitlist.limits.ts';

/** What the logged-in user waits for, the soonest first. @throws DomainError UNAUTHENTICATED */
export async function myWaits(context: Context): Promise<WaitRow[]> {
  return listWaits(context.sql, requireUser(context).id, earliestToday(context.now));
}

/**
 * Puts the logged-in user on the waitlist of a studio, at its end.
 * @throws DomainError UNAUTHENTICATED, RATE_LIMITED; NOT_FOUND for an unknown studio; FORBIDDEN for one's
 *   own; BAD_USER_INPUT for a day on which it cannot be booked; CONFLICT for a time that is free, a day
 *   that one waits for already, and with as many entries as one may have
 */
export async function joinWaitlist(context: Context, input: WaitInput): Promise<WaitRow> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  await context.rateLimits.consume(waitlistLimits.write, userId);
  try {
    const id = await context.transaction(async (em) => {
      const db = sqlOf(em);
      await lockUser(db, userId);
      const wanted = await requireWanted(db, context, input);
      const waits = await listWaits(db, userId, earliestToday(now));
      if (waits.length >= WAITLIST_LIMIT) {
        throw new DomainError('CONFLICT', 'waitlist.tooMany', {
          values: { limit: WAITLIST_LIMIT },
        });
      }
      return insertWait(db, { ...wanted, userId, studioId: input.studioId, now });
    });
    return (await findWait(context.sql, id))!;
  } catch (error) {
    const isTwice = brokenConstraint(error) === 'waitlist_entries_once';
    throw isTwice ? new DomainError('CONFLICT', 'waitlist.twice') : error;
  }
}

async function requireWanted(db: Sql, context: Context, input: WaitInput) {
  const { now } = context;
  const { studioId, date, earliest, latest, hours } = input;
  const [studio] = await findStudios(db, [studioId]);
  if (!studio) throw new DomainError('NOT_FOUND', 'studios.notFound');
  authorize(context, bookingPolicy.book, { team: await findStudioTeam(db, studioId) });
  const bounds = reachOf(dayInterval(date, studio.zone));
  const calendar = (await loadCalendars(db, [studioId], bounds, now)).get(studioId)!;
  const state = dayState(calendar, date, hours, now);
  if (state !== 'free' && state !== 'booked') {
    throw badInput({ date: message(`waitlist.${state}`) });
  }
  const wanted = {
    date,
    earliestMinute: minutesOfDay(earliest),
    latestMinute: minutesOfDay(latest),
    hours,
  };
  if (firstWanted(calendar, wanted, now) !== undefined) {
    throw new DomainError('CONFLICT', 'waitlist.free');
  }
  // It might never be: the studio closes before, or opens after that.
  if (firstWanted(emptied(calendar), wanted, now) === undefined) {
    throw badInput({ latest: message('waitlist.closed') });
  }
  return wanted;
}

/** A calendar without what is booked. */
function emptied(calendar: StudioCalendar): StudioCalendar {
  return { ...calendar, occupied: [] };
}

/**
 * Takes the logged-in user off the list, with what is offered to them.
 * @throws DomainError UNAUTHENTICATED; NOT_FOUND for what they do not wait for
 */
export async function leaveWaitlist(context: Context, id: number): Promise<void> {
  const { id: userId } = requireUser(context);
  const { now } = context;
  const notices = await context.transaction(async (em) => {
    const db = sqlOf(em);
    const { studioId } = await requireWait(db, userId, id);
    await lockStudio(db, studioId);
    await requireWait(db, userId, id);
    await settleWait(db, id, 'passed');
    return noteBookings(db, [{ studioId, userId }], now);
  });
  context.changed(notices);
}

/**
 * Books what is held for the logged-in user.
 * @param totalPriceCents that was shown; when it is no longer right nothing is booked
 * @throws DomainError as {@link bookStudio}; CONFLICT for an offer that is over
 */
export async function takeOffer(
  context: Context,
  id: number,
  totalPriceCents: number | undefined,
): Promise<BookingRow> {
  const { id: userId } = requireUser(context);
  const { studioId, hours, offeredAt } = await requireWait(context.sql, userId, id);
  if (offeredAt === null) throw offerOver();
  const slot: BookingInput = {
    date: undefined,
    startTime: undefined,
    studioId,
    hours,
    startsAt: offeredAt,
    withEngineer: true,
    additionalRequests: '',
    totalPriceCents,
  };
  return bookStudio(context, slot, undefined, async (db) => {
    const { status, offerExpiresAt } = await requireWait(db, userId, id);
    if (status !== 'offered' || offerExpiresAt! <= context.now) throw offerOver();
    await settleWait(db, id, 'booked');
  });
}

async function requireWait(db: Sql, userId: number, id: number): Promise<WaitRow> {
  const wait = await findWait(db, id);
  const isOpen = wait?.status === 'waiting' || wait?.status === 'offered';
  if (!wait || wait.userId !== userId || !isOpen) {
    throw new DomainError('NOT_FOUND', 'waitlist.notFound');
  }
  return wait;
}

function offerOver(): DomainError {
  return new DomainError('CONFLICT', 'waitlist.over');
}
