import { createUser } from '#db/accounts/user.factory.ts';
import { createBooking } from '#db/bookings/booking.factory.ts';
import { createStudio } from '#db/studios/studio.factory.ts';
import type { StudioOptions } from '#db/studios/studio.factory.ts';
import { DAY_MS } from '#domain/time/calendar.ts';
import { instant } from '../lib/instants.ts';
import { sqlOf } from '../orm.ts';
import type { EntityManager } from '../orm.ts';

/** How far ahead the sessions were booked. */
const LEAD_DAYS = 5;

interface MarketOptions {
  /** How many sessions there were in each studio. */
  sessions: readonly number[];
  /** How many people own the studios, in turn. */
  owners?: number;
  /** When all of the sessions began, ISO 8601. */
  startsAt?: string;
  studio?: StudioOptions;
}

/** Studios with sessions that are over, for a test; their rates are $10 apart, from $50 on. */
export async function createMarket(
  em: EntityManager,
  { sessions, owners = 3, startsAt = '2026-11-24T18:00:00Z', studio = {} }: MarketOptions,
): Promise<number[]> {
  const ownerIds = [];
  for (let index = 0; index < owners; index += 1) ownerIds.push((await createUser(em)).id);
  const { id: userId } = await createUser(em);
  const studioIds = [];
  for (const [index, count] of sessions.entries()) {
    const ownerId = ownerIds[index % owners]!;
    const hourlyRateCents = 50_00 + index * 10_00;
    const { id: studioId } = await createStudio(em, { hourlyRateCents, ...studio, ownerId });
    for (let session = 0; session < count; session += 1) {
      await createBooking(em, {
        studioId,
        userId,
        startsAt,
        status: 'completed',
        totalCents: hourlyRateCents,
      });
    }
    studioIds.push(studioId);
  }
  await sqlOf(em)
    .updateTable('bookings')
    .set({ created_at: instant(Date.parse(startsAt) - LEAD_DAYS * DAY_MS) })
    .where('user_id', '=', userId)
    .execute();
  return studioIds;
}
