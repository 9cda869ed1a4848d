import type { ProfileRow } from '#db/accounts/profile.repository.ts';
import type { Context } from '#api/lib/context.ts';
import { profileLoader } from '#api/features/accounts/profile.loaders.ts';

/** Somebody who has a part in a project, or had one. */
export async function personOf(context: Context, userId: number): Promise<ProfileRow> {
  const person = await profileLoader(context).load(userId);
  if (!person) throw new Error(`There is no user ${userId}.`);
  return person;
}
