import type { SessionUser } from '#web/features/accounts/session.ts';
import type { AccountEntry, EntryAudience } from '#web/lib/page-link.ts';
import { plugged } from './plugged.ts';

/** Who sees the entries. */
interface EntryReader extends Pick<SessionUser, 'role' | 'userType' | 'hasBookings'> {
  hasSaved: boolean;
}

/**
 * Where somebody who is logged in can go, in the order of the account menu (spec §6). Entries whose
 * page does not exist are not shown: see `usePageExists`.
 */
export function entriesOf(
  reader: EntryReader,
  pageExists: (path: string) => boolean,
): AccountEntry[] {
  const audiences = audiencesOf(reader);
  const isFor = (audience: EntryAudience | undefined) =>
    audience !== undefined && audiences.has(audience);
  return plugged.accountEntries.filter(
    ({ to, audience, alsoFor }) => (isFor(audience) || isFor(alsoFor)) && pageExists(to),
  );
}

function audiencesOf({
  role,
  userType,
  hasBookings,
  hasSaved,
}: EntryReader): ReadonlySet<EntryAudience> {
  const face = ({ STUDIO_OWNER: 'owner', ADMIN: 'administrator', MUSICIAN: 'musician' } as const)[
    userType ?? 'MUSICIAN'
  ];
  return new Set<EntryAudience>([
    'everybody',
    face,
    ...(role === 'ADMIN' ? ['adminRole' as const] : []),
    // Whatever their face is, what they have is to be found.
    ...(hasBookings ? ['booker' as const] : []),
    ...(hasSaved ? ['collector' as const] : []),
  ]);
}
