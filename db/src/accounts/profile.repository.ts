import { sql } from 'kysely';
import type { UserRole, UserType } from '#domain/accounts/user.ts';
import { epochMs } from '../lib/instants.ts';
import type { Sql } from '../orm.ts';

/** What everybody may see of a user. */
export interface ProfileRow {
  id: number;
  name: string;
  avatarUrl: string | null;
  bio: string;
  location: string;
  links: string[];
  genres: string[];
  instruments: string[];
  /** Since when they have an account, epoch milliseconds. */
  createdAt: number;
}

/** A profile as those see it who may change it. */
export interface EditableProfileRow extends ProfileRow {
  username: string;
  email: string;
  role: UserRole;
  isStudioOwner: boolean;
  userType: UserType | null;
}

/** Columns of a profile that can be written. What is undefined stays as it is. */
export interface ProfileColumns {
  name?: string | undefined;
  bio?: string | undefined;
  location?: string | undefined;
  links?: string[] | undefined;
  genres?: string[] | undefined;
  instruments?: string[] | undefined;
  isStudioOwner?: boolean | undefined;
  userType?: UserType | undefined;
}

function selectProfiles(db: Sql) {
  return db
    .selectFrom('users')
    .select(({ ref }) => [
      'users.id',
      'users.name',
      'users.avatar_url as avatarUrl',
      'users.bio',
      'users.location',
      'users.links',
      'users.genres',
      'users.instruments',
      epochMs(ref('users.created_at')).as('createdAt'),
    ]);
}

/** The public profiles of users, in no particular order; ids that name none are left out. */
export async function findProfiles(db: Sql, ids: readonly number[]): Promise<ProfileRow[]> {
  return selectProfiles(db)
    .where('users.id', '=', sql<number>`ANY (${ids}::int[])`)
    .execute();
}

function selectEditableProfile(db: Sql, id: number) {
  return selectProfiles(db)
    .select([
      'users.username',
      'users.email',
      'users.role',
      'users.is_studio_owner as isStudioOwner',
      'users.user_type as userType',
    ])
    .where('users.id', '=', id);
}

/** The profile of a user for somebody who may change it. */
export async function findEditableProfile(
  db: Sql,
  id: number,
): Promise<EditableProfileRow | undefined> {
  return selectEditableProfile(db, id).executeTakeFirst();
}

/** The same, kept from changing until the transaction ends. */
export async function lockProfile(db: Sql, id: number): Promise<EditableProfileRow | undefined> {
  return selectEditableProfile(db, id).forUpdate().executeTakeFirst();
}

/** Writes what is given of a profile. */
export async function writeProfile(db: Sql, id: number, change: ProfileColumns): Promise<void> {
  const { isStudioOwner, userType, ...same } = change;
  const columns = { ...same, is_studio_owner: isStudioOwner, user_type: userType };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await db.updateTable('users').set(columns).where('id', '=', id).execute();
}
