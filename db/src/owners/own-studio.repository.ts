import { sql } from 'kysely';
import type { ListingStatus } from '#domain/listings/lifecycle.ts';
import type { StudioRole } from '#domain/teams/team.ts';
import { isPlaced } from '#db/bookings/booking.repository.ts';
import { epochMs, instant } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** The agreed booking of a studio that begins next, or has begun and is not over. */
export interface NextBookingRow {
  id: number;
  guestName: string;
  /** Epoch milliseconds. */
  startsAt: number;
}

/** A studio as those see it who work for it. */
export interface OwnStudioRow {
  studioId: number;
  /** As what they work for it. */
  role: StudioRole;
  listingStatus: ListingStatus;
  /** Requests that wait for an answer. */
  waitingCount: number;
  nextBooking: NextBookingRow | null;
}

/** The studios that somebody works for, by name, as they stand at `now` (epoch milliseconds). */
export async function listOwnStudios(
  db: Sql,
  userId: number,
  now: number,
): Promise<OwnStudioRow[]> {
  const { rows } = await sql<OwnStudioRow>`
    SELECT studios.id AS "studioId", role, listings.status AS "listingStatus",
      (
        SELECT count(*)::int FROM bookings
        WHERE studio_id = studios.id AND status = 'pending' AND expires_at > ${instant(now)}
          AND ${isPlaced}
      ) AS "waitingCount",
      (
        SELECT json_build_object(
          'id', bookings.id, 'guestName', users.name,
          'startsAt', ${epochMs(sql<string>`starts_at`)}
        )
        FROM bookings JOIN users ON users.id = user_id
        WHERE studio_id = studios.id AND status = 'confirmed' AND ends_at > ${instant(now)}
        ORDER BY starts_at LIMIT 1
      ) AS "nextBooking"
    FROM studio_teams
    JOIN studios ON studios.id = studio_teams.studio_id
    JOIN listings ON listings.studio_id = studios.id
    WHERE studio_teams.user_id = ${userId}
    ORDER BY studios.name, studios.id
  `.execute(db);
  return rows;
}
