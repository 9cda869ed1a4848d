import type { ApolloClient } from '@apollo/client';
import { evictResults } from '#web/lib/cached-results.ts';
import { MeDocument, useMeSuspenseQuery } from './session.generated.ts';
import type { MeQuery, SessionUserFragment } from './session.generated.ts';
import { tellOtherTabs } from './other-tabs.ts';

/** What everybody has who sees all of their account; to others, GraphQL shows nothing of it. */
type OwnField =
  | 'username'
  | 'email'
  | 'isEmailVerified'
  | 'role'
  | 'canAdminister'
  | 'isStudioOwner'
  | 'isBooker'
  | 'hasTwoFactor'
  | 'mustSetUpTwoFactor'
  | 'hasBookings';

/** The logged-in user, who sees all of their account. */
export type SessionUser = SessionUserFragment & {
  readonly [Field in OwnField]: NonNullable<SessionUserFragment[Field]>;
};

/** Whether it is the account that is shown, of which one part comes with all others. */
function isSessionUser(user: SessionUserFragment | null | undefined): user is SessionUser {
  return typeof user?.email === 'string';
}

/** Who is logged in, or null, which is also what a server that cannot tell leaves (spec §4). */
export function useSession(): SessionUser | null {
  const { data } = useMeSuspenseQuery({ fetchPolicy: 'cache-first', errorPolicy: 'ignore' });
  return isSessionUser(data?.me) ? data.me : null;
}

/** Who is logged in as far as the app knows, for code that is no component. */
export function currentUser(client: ApolloClient): SessionUser | null {
  const user = client.readQuery<MeQuery>({ query: MeDocument })?.me;
  return isSessionUser(user) ? user : null;
}

/** Adopts who is logged in from a result of the server, and lets the other tabs know. */
export function setSession(client: ApolloClient, user: SessionUserFragment): void {
  writeUser(client, user);
  evictResults(client, KEPT);
  reopenLive();
  tellOtherTabs();
}

/** Takes over what has changed about a user, if it is the one who is logged in. */
export function mergeSession(
  client: ApolloClient,
  id: string,
  change: Partial<SessionUserFragment>,
): void {
  const user = currentUser(client);
  if (user?.id !== id) return;
  writeUser(client, { ...user, ...change });
  tellOtherTabs();
}

/** Forgets who was logged in, all that was answered and what they had typed, and lets the other tabs know. */
export async function endSession(client: ApolloClient): Promise<void> {
  const user = currentUser(client);
  if (user) await dropDrafts(user.id);
  await changeUser(client, null);
  tellOtherTabs();
}

/** Few pages keep any, so that the code for it comes with those. */
async function dropDrafts(userId: string): Promise<void> {
  const { dropDraftsOf } = await import('#web/lib/drafts.ts');
  dropDraftsOf(userId);
}

/** Takes over what a check has found: the same user as before, another one, or nobody. */
export async function followSession(
  client: ApolloClient,
  user: SessionUserFragment | null,
): Promise<void> {
  if (currentUser(client)?.id === user?.id) {
    if (user) writeUser(client, user);
    return;
  }
  await changeUser(client, user);
}

/** The question that tells who is logged in. */
const KEPT = ['me'];

/**
 * Forgets all results, for they were given to somebody else (spec §4). What is on the screen stays,
 * and is asked for again as the user who is logged in now.
 */
async function changeUser(client: ApolloClient, user: SessionUserFragment | null): Promise<void> {
  writeUser(client, user);
  evictResults(client, KEPT);
  reopenLive();
  try {
    await client.refetchQueries({ include: 'active' });
  } catch {
    // A page that only they may see is refused from now on, and leaves for the login by itself.
  }
}

function writeUser(client: ApolloClient, user: SessionUserFragment | null): void {
  client.writeQuery({ query: MeDocument, data: { me: user } });
}

/** Has what is followed be followed as whoever is logged in now. */
function reopenLive(): void {
  // Where its code cannot be loaded nothing is followed.
  void import('#web/lib/live/live.ts').then(
    (live) => live.reopenLive(),
    () => undefined,
  );
}
