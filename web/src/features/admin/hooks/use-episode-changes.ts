import { useApolloClient } from '@apollo/client/react';
import {
  usePublishEpisodeMutation,
  useRemoveEpisodeMutation,
  useRestoreEpisodeMutation,
} from '../podcasts.generated.ts';
import { useListChanges } from './use-list-changes.ts';

/** Has what readers have of podcasts be asked for again. */
export function useForgetPodcasts(): () => void {
  const { cache } = useApolloClient();
  return () => {
    for (const fieldName of ['podcastEpisodes', 'podcastSeries', 'podcastEpisode']) {
      cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
  };
}

/**
 * Changes episodes from their list. What was removed can be taken back.
 * @param refetch reads the list again
 */
export function useEpisodeChanges(refetch: () => Promise<unknown>) {
  const forgetPodcasts = useForgetPodcasts();
  const { attempt, removed } = useListChanges(async () => {
    forgetPodcasts();
    await refetch();
  });
  const [publish] = usePublishEpisodeMutation();
  const [remove] = useRemoveEpisodeMutation();
  const [restore] = useRestoreEpisodeMutation();
  return {
    publish: (id: string, isPublished: boolean) =>
      attempt(() => publish({ variables: { id, isPublished } })),
    /** @throws what the server refuses it with */
    async remove(id: string, title: string): Promise<void> {
      await remove({ variables: { id } });
      forgetPodcasts();
      await refetch();
      removed(title, () => restore({ variables: { id } }));
    },
  };
}
