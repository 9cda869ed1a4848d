import type { SessionUser } from '#web/features/accounts/session.ts';
import type { AccountEntry, EntryAudience } from '#web/lib/page-link.ts';
import { plugged } from './plugged.ts';

/**
 * Where somebody who is logged in can go, in the order of the account menu (spec §6). Entries whose
 * page does not exist are not shown: see `usePageExists`.
 */
export function entriesOf(
  user: SessionUser,
  pageExists: (path: string) => boolean,
): AccountEntry[] {
  const audiences = audiencesOf(user);
  return plugged.accountEntries.filter(
    ({ to, audience }) => audiences.has(audience) && pageExists(to),
  );
}

function audiencesOf({ role, userType }: SessionUser): ReadonlySet<EntryAudience> {
  const face = ({ STUDIO_OWNER: 'owner', ADMIN: 'administrator', MUSICIAN: 'musician' } as const)[
    userType ?? 'MUSICIAN'
  ];
  return new Set<EntryAudience>([
    'everybody',
    face,
    ...(role === 'ADMIN' ? ['adminRole' as const] : []),
  ]);
}
