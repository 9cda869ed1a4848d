import type { SessionUser } from '#web/features/accounts/session.ts';
import type { AccountEntry, EntryAudience } from '#web/lib/page-link.ts';
import { inPlace } from '#web/lib/feature.ts';
import { accountEntries as own } from './own-account-entries.ts';

/** What each feature adds to the account menu, by its file: in code that is loaded with the menu. */
const files = import.meta.glob<readonly AccountEntry[]>('../features/*/account-entries.ts', {
  eager: true,
  import: 'accountEntries',
});

/** Everything that the account menu can show (spec §6). */
export const accountEntries = inPlace([...own, ...Object.values(files).flat()]);

/** Who sees the entries. */
interface EntryReader extends Pick<
  SessionUser,
  'role' | 'userType' | 'hasBookings' | 'worksForStudios'
> {
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
  const entries = accountEntries.filter(
    ({ to, audience, alsoFor }) => (isFor(audience) || isFor(alsoFor)) && pageExists(to),
  );
  // Who makes music and runs studios too reads both kinds of messages on one page.
  return entries.filter(({ to }, index) => entries.findIndex((one) => one.to === to) === index);
}

function audiencesOf({
  role,
  userType,
  hasBookings,
  worksForStudios,
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
    ...(worksForStudios ? ['owner' as const] : []),
    ...(hasSaved ? ['collector' as const] : []),
  ]);
}
