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
  /** Browsers that a login in is not notified of by mail. */
  knownDevices: readonly Row[];
  /** Addresses that links were mailed to, to confirm them. */
  confirmedAddresses: readonly Row[];
  /** Studios that the user lists. */
  studios: readonly Row[];
  bookings: readonly Row[];
  reviews: readonly Row[];
  favorites: readonly Row[];
  collections: readonly Row[];
  /** What the user is notified of otherwise than by default. */
  notifications: readonly Row[];
  /** The mailing list; null when the address is not on it, or not known to be the user's. */
  newsletter: Row | null;
  /**
   * When we wrote what kind of email to the address; not what it said. None while the address is not
   * known to be the user's, for then they may be somebody else's.
   */
  emails: readonly Row[];
}

/** Everything that is kept about a user; undefined when there is none with this id. */
export async function exportAccount(db: Sql, userId: number): Promise<AccountExport | undefined> {
  const rows = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  const [profile] = await rows(sql<Row>`
    SELECT id, username, email, pending_email AS "pendingEmail", name, role,
      user_type AS "userType", is_studio_owner AS "isStudioOwner", is_booker AS "isBooker",
      avatar_url AS "avatarUrl", language, bio, location, links, genres, instruments,
      email_verified_at AS "emailVerifiedAt", deletion_due_at AS "deletionDueAt",
      created_at AS "createdAt", password_hash IS NOT NULL AS "hasPassword",
      (SELECT currency_id FROM preferred_currencies WHERE user_id = users.id) AS currency,
      (SELECT enabled_at FROM two_factors WHERE user_id = users.id) AS "twoFactorSince"
    FROM users WHERE id = ${userId}
  `);
  if (!profile) return undefined;
  const pictures = sql<Row & { name: string }>`
    SELECT name, created_at AS "createdAt", removed_at AS "removedAt"
    FROM avatars WHERE user_id = ${userId} AND stored_at IS NOT NULL ORDER BY id
  `;
  // Anybody may register with an address that somebody else put on the list.
  const [newsletter] = await rows(sql<Row>`
    SELECT subscribers.language, confirmed_at AS "confirmedAt", left_at AS "leftAt"
    FROM subscribers JOIN users ON users.email = subscribers.email
    WHERE users.id = ${userId} AND email_verified_at IS NOT NULL
  `);
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
    knownDevices: await rows(sql<Row>`
      SELECT created_at AS "createdAt", last_used_at AS "lastUsedAt"
      FROM known_devices WHERE user_id = ${userId} ORDER BY id
    `),
    confirmedAddresses: await rows(sql<Row>`
      SELECT email, purpose, created_at AS "createdAt", used_at AS "usedAt"
      FROM mailed_links WHERE user_id = ${userId} ORDER BY id
    `),
    studios: await rows(sql<Row>`
      SELECT id, name, description, street, neighbourhood, city_id AS city, status,
        created_at AS "createdAt"
      FROM studios WHERE owner_id = ${userId} ORDER BY id
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
      SELECT reviews.id, studios.name AS studio, reviews.rating, reviews.title, reviews.content,
        reviews.verified,
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
      SELECT name, share_token IS NOT NULL AS "isShared", shares_notes AS "sharesNotes",
        created_at AS "createdAt",
        (
          SELECT coalesce(jsonb_agg(jsonb_build_object(
            'studioId', listed.studio_id, 'studio', studios.name, 'note', favorites.note,
            'addedAt', listed.added_at
          ) ORDER BY listed.id), '[]')
          FROM collection_studios listed
          JOIN favorites USING (user_id, studio_id)
          JOIN studios ON studios.id = listed.studio_id
          WHERE collection_id = collections.id
        ) AS studios
      FROM collections WHERE user_id = ${userId} ORDER BY position, id
    `),
    notifications: await rows(sql<Row>`
      SELECT kind, channel, is_on AS "isOn"
      FROM notification_preferences WHERE user_id = ${userId} ORDER BY kind, channel
    `),
    newsletter: newsletter ?? null,
    emails: await rows(sql<Row>`
      SELECT kind, outgoing_mail.created_at AS "createdAt", sent_at AS "sentAt"
      FROM outgoing_mail JOIN users ON users.email = recipient::citext
      WHERE users.id = ${userId} AND email_verified_at IS NOT NULL ORDER BY outgoing_mail.id
    `),
  };
}
