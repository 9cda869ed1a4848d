import { useTranslation } from 'react-i18next';
import type { CategoryId } from '#domain/studios/category.ts';
import { SimilarStudios } from '#web/features/claims/components/similar-studios.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import {
  useApproveSuggestionMutation,
  useDeclineSuggestionMutation,
  useSuggestionsToReviewSuspenseQuery,
} from '../claims-to-review.generated.ts';
import { useQueueWords } from '../hooks/use-queue-words.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { ApprovalQueue } from './approval-queue.tsx';
import type { QueueProps } from './queues.ts';
import { WebsiteLink } from './website-link.tsx';

/** Studios that were suggested, the one that has waited longest first. */
export function SuggestionApprovals({ onDecided }: QueueProps) {
  const { t, i18n } = useTranslation(['admin', 'studios']);
  const { location } = usePlaceNames();
  const { data, fetchMore, refetch } = useSuggestionsToReviewSuspenseQuery({
    context: { fresh: false },
  });
  const [approve] = useApproveSuggestionMutation();
  const [decline] = useDeclineSuggestionMutation();
  const words = useQueueWords('suggestions', t('approvals.suggestions.empty'));
  const { nodes, pageInfo } = data.suggestionsToReview;
  return (
    <ApprovalQueue
      items={nodes}
      nameOf={({ studio }) => studio.name}
      loadMore={
        pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: pageInfo.endCursor } })
          : undefined
      }
      refetch={() => Promise.all([refetch(), onDecided()])}
      approve={({ id }) => approve({ variables: { id } })}
      giveBack={({ id }, reasons) => decline({ variables: { input: { id, reasons } } })}
      {...words}
      renderItem={({ studio, why, createdAt, suggestedBy, similar }) => ({
        heading: studio.name,
        ...(similar.length > 0 && { chip: t('approvals.suggestions.similar') }),
        by: t('approvals.by', {
          name: suggestedBy?.name ?? t('approvals.suggestions.visitor'),
          time: formatDayAndTime(createdAt, 'UTC', i18n.language),
        }),
        body: (
          <ApprovalFacts
            facts={[
              [t('approvals.facts.city'), location(studio.city)],
              [
                t('approvals.facts.categories'),
                studio.categories
                  .map(({ id }) => t(`studios:categories.${id as CategoryId}`))
                  .join(', '),
              ],
              [t('approvals.facts.website'), <WebsiteLink key="website" {...studio} />],
              [t('approvals.facts.why'), why],
              [
                t('approvals.facts.similar'),
                similar.length > 0 && <SimilarStudios key="similar" studios={similar} />,
              ],
            ]}
          />
        ),
      })}
    />
  );
}
