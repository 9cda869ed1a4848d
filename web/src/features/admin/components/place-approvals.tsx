import { useTranslation } from 'react-i18next';
import { enumValue } from '#domain/enums/enum-name.ts';
import { placeKinds } from '#domain/directories/place.ts';
import { useTagNames } from '#web/features/directories/hooks/use-tag-names.ts';
import { OpeningHoursTable } from '#web/features/studios/components/opening-hours-table.tsx';
import { usePlaceNames } from '#web/features/studios/hooks/use-place-names.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import {
  useApprovePlaceMutation,
  useDeclinePlaceMutation,
  usePlacesToReviewSuspenseQuery,
} from '../places-to-review.generated.ts';
import { useQueueWords } from '../hooks/use-queue-words.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { ApprovalQueue } from './approval-queue.tsx';
import type { QueueProps } from './queues.ts';
import { WebsiteLink } from './website-link.tsx';

/** Labels and shops that were suggested, the one that has waited longest first. */
export function PlaceApprovals({ onDecided }: QueueProps) {
  const { t, i18n } = useTranslation(['admin', 'directories']);
  const { location } = usePlaceNames();
  const tagNames = useTagNames();
  const { data, fetchMore, refetch } = usePlacesToReviewSuspenseQuery({
    context: { fresh: false },
  });
  const [approve] = useApprovePlaceMutation();
  const [decline] = useDeclinePlaceMutation();
  const words = useQueueWords('suggestions', t('approvals.places.empty'));
  const { nodes, pageInfo } = data.placeSuggestions;
  return (
    <ApprovalQueue
      items={nodes}
      nameOf={({ place }) => place.name}
      loadMore={
        pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: pageInfo.endCursor } })
          : undefined
      }
      refetch={() => Promise.all([refetch(), onDecided()])}
      approve={({ id }) => approve({ variables: { id } })}
      giveBack={({ id }, reasons) => decline({ variables: { input: { id, reasons } } })}
      {...words}
      renderItem={({ place, why, createdAt, suggestedBy }) => ({
        heading: place.name,
        chip: t(`directories:suggest.kinds.${enumValue(place.kind, placeKinds)}`),
        by: t('approvals.by', {
          name: suggestedBy?.name ?? t('approvals.suggestions.visitor'),
          time: formatDayAndTime(createdAt, 'UTC', i18n.language),
        }),
        body: (
          <ApprovalFacts
            facts={[
              [
                t('approvals.facts.city'),
                [place.address, location(place.city)].filter(Boolean).join(', '),
              ],
              [t('directories:form.description'), place.description],
              [
                t('approvals.places.tags'),
                tagNames(place.tags)
                  .map(({ label }) => label)
                  .join(', '),
              ],
              [t('directories:form.website'), <WebsiteLink key="website" {...place} />],
              [t('directories:form.links'), place.links.join('\n')],
              [
                t('directories:place.hours'),
                place.openingHours.length > 0 && (
                  <OpeningHoursTable key="hours" hours={place.openingHours} />
                ),
              ],
              [t('approvals.facts.why'), why],
            ]}
          />
        ),
      })}
    />
  );
}
