import { sql } from 'kysely';
import type { Sql } from '../orm.ts';

type Row = Readonly<Record<string, unknown>>;

/** Everything that is kept about one user, table by table, without secrets. */
export interface AccountExport {
  profile: Row;
  /** Pictures whose files are there, each by its name in the store. */
  pictures: readonly (Row & { name: string })[];
  connectedAccounts: readonly Row[];
  sessions: readonly Row[];
  bookings: readonly Row[];
  reviews: readonly Row[];
  favorites: readonly Row[];
  collections: readonly Row[];
  /** When we wrote what kind of letter; not what it said. */
  letters: readonly Row[];
}

/** Everything that is kept about a user; undefined when there is none with this id. */
export async function exportAccount(db: Sql, userId: number): Promise<AccountExport | undefined> {
  const rows = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  const [profile] = await rows(sql<Row>`
    SELECT id, username, email, pending_email AS "pendingEmail", name, role,
      user_type AS "userType", is_studio_owner AS "isStudioOwner", is_booker AS "isBooker",
      avatar_url AS "avatarUrl", language, bio, location, links, genres, instruments,
      email_verified_at AS "emailVerifiedAt", deletion_due_at AS "deletionDueAt",
      created_at AS "createdAt"
    FROM users WHERE id = ${userId}
  `);
  if (!profile) return undefined;
  const pictures = sql<Row & { name: string }>`
    SELECT name, created_at AS "createdAt", removed_at AS "removedAt"
    FROM avatars WHERE user_id = ${userId} AND stored_at IS NOT NULL ORDER BY id
  `;
  return {
    profile,
    pictures: (await pictures.execute(db)).rows,
    connectedAccounts: await rows(sql<Row>`
      SELECT provider, label, created_at AS "createdAt"
      FROM identities WHERE user_id = ${userId} ORDER BY id
    `),
    sessions: await rows(sql<Row>`
      SELECT user_agent AS "userAgent", address, remember_me AS "rememberMe",
        created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
      FROM sessions WHERE user_id = ${userId} ORDER BY id
    `),
    bookings: await rows(sql<Row>`
      SELECT bookings.id, studios.name AS studio, bookings.status, starts_at AS "startsAt",
        ends_at AS "endsAt", bookings.zone, hours, total_cents AS "totalCents",
        refund_cents AS "refundCents", additional_requests AS "additionalRequests",
        bookings.created_at AS "createdAt",
        (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'kind', kind, 'quantity', quantity, 'unitCents', unit_cents, 'amountCents', amount_cents
          ) ORDER BY position), '[]')
          FROM booking_lines WHERE booking_id = bookings.id
        ) AS lines,
        (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'from', from_status, 'to', to_status, 'by', actor, 'at', at
          ) ORDER BY changes.at, changes.id), '[]')
          FROM booking_status_changes changes WHERE booking_id = bookings.id
        ) AS history
      FROM bookings JOIN studios ON studios.id = studio_id
      WHERE user_id = ${userId} ORDER BY bookings.id
    `),
    reviews: await rows(sql<Row>`
      SELECT reviews.id, studios.name AS studio, reviews.name, reviews.rating, reviews.title,
        reviews.content, reviews.verified,
        reviews.created_at AS "createdAt"
      FROM reviews JOIN studios ON studios.id = studio_id
      WHERE user_id = ${userId} ORDER BY reviews.id
    `),
    favorites: await rows(sql<Row>`
      SELECT studio_id AS "studioId", studios.name AS studio, note,
        favorites.created_at AS "createdAt"
      FROM favorites JOIN studios ON studios.id = studio_id
      WHERE user_id = ${userId} ORDER BY favorites.id
    `),
    collections: await rows(sql<Row>`
      SELECT name, share_token IS NOT NULL AS "isShared", created_at AS "createdAt",
        (
          SELECT coalesce(jsonb_agg(studio_id ORDER BY collection_studios.id), '[]')
          FROM collection_studios WHERE collection_id = collections.id
        ) AS "studioIds"
      FROM collections WHERE user_id = ${userId} ORDER BY position, id
    `),
    letters: await rows(sql<Row>`
      SELECT kind, outgoing_mail.created_at AS "createdAt", sent_at AS "sentAt"
      FROM outgoing_mail JOIN users ON users.email = recipient::citext
      WHERE users.id = ${userId} ORDER BY outgoing_mail.id
    `),
  };
}
