import { useApolloClient } from '@apollo/client/react';
import {
  AdminEpisodesDocument,
  AdminSeriesDocument,
  usePublishEpisodeMutation,
  useRemoveEpisodeMutation,
  useRemoveSeriesMutation,
  useRestoreEpisodeMutation,
  useRestoreSeriesMutation,
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

/** Has the lists of series and episodes be read again: what changes one may change both. */
export function useRenewPodcasts(): () => Promise<void> {
  const client = useApolloClient();
  const forgetPodcasts = useForgetPodcasts();
  return async () => {
    forgetPodcasts();
    await client.refetchQueries({ include: [AdminSeriesDocument, AdminEpisodesDocument] });
  };
}

/** Changes series and episodes from their lists. What was removed can be taken back. */
export function usePodcastChanges() {
  const renew = useRenewPodcasts();
  const { attempt, removed } = useListChanges(renew);
  const [publish] = usePublishEpisodeMutation();
  const [remove] = useRemoveEpisodeMutation();
  const [restore] = useRestoreEpisodeMutation();
  const [removeSeries] = useRemoveSeriesMutation();
  const [restoreSeries] = useRestoreSeriesMutation();
  return {
    attempt,
    publish: (id: string, isPublished: boolean) =>
      attempt(() => publish({ variables: { id, isPublished } })),
    /** @throws what the server refuses it with */
    async remove(id: string, title: string): Promise<void> {
      await remove({ variables: { id } });
      await renew();
      removed(title, () => restore({ variables: { id } }));
    },
    /**
     * Removes a series, and its episodes if they are known of.
     * @throws what the server refuses it with
     */
    async removeSeries(id: string, title: string, withEpisodes: boolean): Promise<void> {
      try {
        await removeSeries({ variables: { id, withEpisodes } });
      } finally {
        // Also where it has other episodes by now than it is shown with.
        await renew();
      }
      removed(title, () => restoreSeries({ variables: { id } }));
    },
  };
}
