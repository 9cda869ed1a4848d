import { sql } from 'kysely';
import type { UserRole, UserType } from '#domain/accounts/user.ts';
import { anyOf } from '../lib/any-of.ts';
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
  /** ISO 639-1 codes. */
  spokenLanguages: string[];
  /** Since when they have an account, epoch milliseconds. */
  createdAt: number;
}

/** Columns of a profile that can be written. What is undefined stays as it is. */
export interface ProfileColumns {
  name?: string | undefined;
  bio?: string | undefined;
  location?: string | undefined;
  links?: string[] | undefined;
  genres?: string[] | undefined;
  instruments?: string[] | undefined;
  spokenLanguages?: string[] | undefined;
  isStudioOwner?: boolean | undefined;
  userType?: UserType | undefined;
}

/** What is selected for a {@link ProfileRow}. */
export const profileColumns = [
  'users.id',
  'users.name',
  'users.avatar_url as avatarUrl',
  'users.bio',
  'users.location',
  'users.links',
  'users.genres',
  'users.instruments',
  'users.spoken_languages as spokenLanguages',
  epochMs(sql.ref<string>('users.created_at')).as('createdAt'),
] as const;

/** The public profiles of users, in no particular order; ids that name none are left out. */
export async function findProfiles(db: Sql, ids: readonly number[]): Promise<ProfileRow[]> {
  return db.selectFrom('users').select(profileColumns).where('users.id', '=', anyOf(ids)).execute();
}

/** What a change of the profile mode begins from, kept from changing until the transaction ends. */
export async function lockProfileMode(
  db: Sql,
  id: number,
): Promise<{ isStudioOwner: boolean; userType: UserType | null; role: UserRole } | undefined> {
  return db
    .selectFrom('users')
    .select(['is_studio_owner as isStudioOwner', 'user_type as userType', 'role'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes what is given of a profile. */
export async function writeProfile(db: Sql, id: number, change: ProfileColumns): Promise<void> {
  const { isStudioOwner, userType, spokenLanguages, ...same } = change;
  const columns = {
    ...same,
    spoken_languages: spokenLanguages,
    is_studio_owner: isStudioOwner,
    user_type: userType,
  };
  if (Object.values(columns).every((value) => value === undefined)) return;
  await db.updateTable('users').set(columns).where('id', '=', id).execute();
}
