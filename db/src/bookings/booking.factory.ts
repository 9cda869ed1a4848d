import { standardPolicy } from '#domain/bookings/cancellation.ts';
import type { BookableHours } from '#domain/bookings/hours.ts';
import type { BookingStatus } from '#domain/bookings/lifecycle.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/calendar.ts';
import { createUser } from '#db/accounts/user.factory.ts';
import type { EntityManager } from '../orm.ts';
import { Booking } from './booking.entity.ts';

export interface BookingOptions {
  studioId: number;
  userId?: number;
  /** ISO 8601. */
  startsAt: string;
  hours?: BookableHours;
  bufferMinutes?: number;
  status?: BookingStatus;
  expiresAt?: string;
  totalCents?: number;
}

/** A stored booking for a test, confirmed unless asked otherwise. */
export async function createBooking(em: EntityManager, options: BookingOptions): Promise<Booking> {
  const { hours = 2, bufferMinutes = 0, status = 'confirmed', totalCents = 200_00 } = options;
  const startsAt = Date.parse(options.startsAt);
  const endsAt = startsAt + hours * HOUR_MS;
  const booking = em.create(Booking, {
    studio: options.studioId,
    user: options.userId ?? (await createUser(em)).id,
    status,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    blockedUntil: new Date(endsAt + bufferMinutes * MINUTE_MS),
    hours,
    zone: 'Europe/London',
    mode: 'hourly',
    instant: false,
    totalCents,
    policy: standardPolicy,
    expiresAt: options.expiresAt ? new Date(options.expiresAt) : new Date(startsAt),
    lines: [
      {
        position: 0,
        kind: 'studio-time',
        quantity: 1,
        unitCents: totalCents,
        amountCents: totalCents,
      },
    ],
  });
  await em.flush();
  return booking;
}
