import { sql } from 'kysely';
import type { PersonalDataFactory } from '../lib/feature.ts';
import { sqlOf } from '../orm.ts';

/** Rows about a user in every table of the feature, for tests. */
export const createPersonalData: PersonalDataFactory = async (em, { userId }) => {
  const hash = sql`decode(md5(${`${userId}`}) || md5('more'), 'hex')`;
  const soon = '2026-12-31T00:00:00Z';
  for (const statement of [
    sql`INSERT INTO files (user_id, kind, name, objects, stored_at)
      VALUES (${userId}, 'avatars', ${`picture${userId}`}, '{}', now())`,
    sql`INSERT INTO identities (user_id, provider, subject, label)
      VALUES (${userId}, 'github', ${`${userId}`}, 'known')`,
    sql`INSERT INTO known_devices (user_id, token_hash) VALUES (${userId}, ${hash})`,
    sql`INSERT INTO mailed_links (user_id, purpose, email, token_hash, expires_at)
      VALUES (${userId}, 'change-email', 'former@example.com', ${hash}, ${soon})`,
    sql`INSERT INTO password_resets (user_id, token_hash, expires_at)
      VALUES (${userId}, ${hash}, ${soon})`,
    sql`INSERT INTO sessions (user_id, token_hash, address, expires_at)
      VALUES (${userId}, ${hash}, '192.0.2.7', ${soon})`,
    sql`INSERT INTO two_factors (user_id, secret, key_id, enabled_at)
      VALUES (${userId}, '\\x00', '\\x0011223344556677', now())`,
    sql`INSERT INTO recovery_codes (user_id, code_hash) VALUES (${userId}, ${hash})`,
    sql`INSERT INTO pending_sign_ins (token_hash, user_id, provider, expires_at)
      VALUES (${hash}, ${userId}, 'google', ${soon})`,
    sql`INSERT INTO sign_in_attempts
      (provider, state_hash, browser_hash, code_verifier, nonce, return_to, user_id, expires_at)
      VALUES ('google', ${hash}, ${hash}, 'v', 'n', '/', ${userId}, ${soon})`,
    sql`INSERT INTO user_presence (user_id, here_until, is_shown) VALUES (${userId}, ${soon}, false)`,
    sql`INSERT INTO notification_preferences (user_id, kind, channel, is_on)
      VALUES (${userId}, 'booking-expired', 'email', false)`,
  ]) {
    await statement.execute(sqlOf(em));
  }
};
