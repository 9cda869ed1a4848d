import { useSession } from '#web/features/accounts/session.ts';
import { useViewerCanBookQuery } from './viewer-can-book.generated.ts';

/**
 * Whether the reader may book a studio. It is asked apart from the studio, which is the same for
 * everybody, and only for who is logged in; until it is known they may.
 */
export function useViewerCanBook(studioId: string): boolean {
  const skip = useSession() === null;
  const { data } = useViewerCanBookQuery({ variables: { id: studioId }, skip });
  return skip || (data?.studio?.viewerCanBook ?? true);
}
