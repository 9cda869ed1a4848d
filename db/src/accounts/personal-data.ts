import { sql } from 'kysely';
import { avatarFolder } from '#domain/accounts/avatar.ts';
import type { ExportRow, PersonalData, Statements } from '../lib/feature.ts';

export const personalData = {
  tables: {
    identities: { exported: 'connectedAccounts' },
    known_devices: { exported: 'knownDevices' },
    mailed_links: { exported: 'confirmedAddresses' },
    notification_preferences: { exported: 'notifications' },
    password_resets: {
      exported: null,
      leftOut: 'Only the hash of a link; that it was mailed is among the emails.',
    },
    pending_sign_ins: {
      exported: null,
      leftOut: 'A sign-in under way, for a quarter of an hour: hashes only.',
    },
    recovery_codes: { exported: null, leftOut: 'Only hashes of codes.' },
    sessions: { exported: 'sessions' },
    sign_in_attempts: {
      exported: null,
      leftOut: 'A sign-in under way, for ten minutes: hashes and secrets only.',
    },
    two_factors: { exported: 'profile.twoFactorSince' },
    user_presence: { exported: 'profile.hereUntil' },
  },
  exports: {
    profile: exportProfile,
    pictures: exportPictures,
    connectedAccounts: exportConnectedAccounts,
    sessions: exportSessions,
    knownDevices: exportKnownDevices,
    confirmedAddresses: exportConfirmedAddresses,
    notifications: exportNotifications,
  },
} satisfies PersonalData;

async function exportProfile(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT id, username, email, pending_email AS "pendingEmail", name, role,
      user_type AS "userType", is_studio_owner AS "isStudioOwner", is_booker AS "isBooker",
      avatar_url AS "avatarUrl", language, bio, location, links, genres, instruments,
      spoken_languages AS "spokenLanguages", email_verified_at AS "emailVerifiedAt", deletion_due_at AS "deletionDueAt",
      created_at AS "createdAt", password_hash IS NOT NULL AS "hasPassword",
      (SELECT enabled_at FROM two_factors WHERE user_id = users.id) AS "twoFactorSince",
      (SELECT is_shown FROM user_presence WHERE user_id = users.id) AS "isPresenceShown",
      (SELECT here_until FROM user_presence WHERE user_id = users.id) AS "hereUntil"
    FROM users WHERE id = ${userId}
  `.execute(db);
  return rows[0] ?? null;
}

/** Pictures whose files are there, each by its name in the store. */
async function exportPictures(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow & { name: string }>`
    SELECT name, created_at AS "createdAt", removed_at AS "removedAt"
    FROM files
    WHERE user_id = ${userId} AND kind = ${avatarFolder} AND stored_at IS NOT NULL ORDER BY id
  `.execute(db);
  return rows;
}

async function exportConnectedAccounts(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT provider, label, created_at AS "createdAt"
    FROM identities WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}

async function exportSessions(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT user_agent AS "userAgent", address, remember_me AS "rememberMe",
      created_at AS "createdAt", last_seen_at AS "lastSeenAt", expires_at AS "expiresAt"
    FROM sessions WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}

/** Browsers that a login in is not notified of by mail. */
async function exportKnownDevices(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT created_at AS "createdAt", last_used_at AS "lastUsedAt"
    FROM known_devices WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}

/** Addresses that links were mailed to, to confirm them. */
async function exportConfirmedAddresses(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT email, purpose, created_at AS "createdAt", used_at AS "usedAt"
    FROM mailed_links WHERE user_id = ${userId} ORDER BY id
  `.execute(db);
  return rows;
}

/** What the user is notified of otherwise than by default. */
async function exportNotifications(db: Statements, userId: number) {
  const { rows } = await sql<ExportRow>`
    SELECT kind, channel, is_on AS "isOn"
    FROM notification_preferences WHERE user_id = ${userId} ORDER BY kind, channel
  `.execute(db);
  return rows;
}
