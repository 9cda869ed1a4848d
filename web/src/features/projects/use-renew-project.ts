import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** What shows projects, by the names of its queries. */
const SHOWN = new Set([
  'MyProjects',
  'ProjectPage',
  'ProjectOverview',
  'ProjectMembers',
  'ProjectSessions',
  'ProjectFiles',
  'ProjectNotes',
  'ProjectCosts',
]);

/** A function that asks again for everything about projects that is shown. */
export function useRenewProject(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    try {
      await client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => SHOWN.has(queryName ?? ''),
      });
    } catch {
      // Without a connection what is shown stays, and the next notice comes with it.
    }
  }, [client]);
}
