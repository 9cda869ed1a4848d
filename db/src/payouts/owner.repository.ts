import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { studiosFor } from '#db/teams/team.repository.ts';
import { hasWords } from '../lib/words.ts';
import type { Sql } from '../orm.ts';

/** Whether somebody is paid for what a studio earns. */
export async function ownsStudio(db: Sql, userId: number): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    SELECT EXISTS ${studiosFor(userId, 'payouts')} AS owns
  `.execute(db);
  return rows[0]!.owns;
}

/** Whether an owner is called so, or reached so: each word is part of their name or email address. */
export function isOwnerCalled(ownerId: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (
    SELECT FROM users
    WHERE users.id = ${ownerId} AND ${hasWords(text, sql`users.name || ' ' || users.email::text`)}
  )`;
}
