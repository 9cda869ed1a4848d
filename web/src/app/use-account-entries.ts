import { useSession } from '#web/features/accounts/session.ts';
import { useHasSaved } from '#web/features/favorites/hooks/use-has-saved.ts';
import { entriesOf } from './account-entries.ts';
import type { AccountEntry } from '#web/lib/page-link.ts';
import { usePageExists } from '#web/lib/page-exists.ts';

/** Where the reader can go in their account; nowhere for visitors. */
export function useAccountEntries(): readonly AccountEntry[] {
  const user = useSession();
  const hasSaved = useHasSaved(user?.id);
  const pageExists = usePageExists();
  return user ? entriesOf({ ...user, hasSaved }, pageExists) : [];
}
