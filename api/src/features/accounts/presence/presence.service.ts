import { setPresenceShown } from '#db/accounts/presence.repository.ts';
import { nearest, presenceOf } from '#domain/accounts/presence.ts';
import type { Presence } from '#domain/accounts/presence.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { presenceLoader } from './presence.loaders.ts';

/**
 * How lately the nearest of some users was here, as far as they show it. Who does not show when they
 * are here learns it of nobody. Whether the two have anything to do with each other is for the caller.
 * @throws DomainError UNAUTHENTICATED
 */
export async function seePresence(
  context: Context,
  userIds: readonly number[],
): Promise<Presence | null> {
  const { id } = requireUser(context);
  const loader = presenceLoader(context);
  const [own, ...others] = await Promise.all([id, ...userIds].map((each) => loader.load(each)));
  if (!own?.isShown) return null;
  const shown = others.filter((other) => other?.isShown);
  return nearest(shown.map((other) => presenceOf(other!, context.now)));
}

/**
 * Has others see when the caller is here, or not, with which the caller does not see it of them.
 * @throws DomainError UNAUTHENTICATED
 */
export async function choosePresence(context: Context, isShown: boolean): Promise<UserRow> {
  const user = requireUser(context);
  await setPresenceShown(context.sql, user.id, isShown);
  presenceLoader(context).clear(user.id);
  return user;
}
