import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#web/features/directories/place-path.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import {
  useDeclinePlaceClaimMutation,
  useGrantPlaceClaimMutation,
  usePlaceClaimsToReviewSuspenseQuery,
} from '../places-to-review.generated.ts';
import { useQueueWords } from '../hooks/use-queue-words.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { ApprovalQueue } from './approval-queue.tsx';
import type { QueueProps } from './queues.ts';
import { WebsiteLink } from './website-link.tsx';

/** Claims of labels and shops, the one that has waited longest first. */
export function PlaceClaimApprovals({ onDecided }: QueueProps) {
  const { t, i18n } = useTranslation(['admin', 'directories']);
  const { data, fetchMore, refetch } = usePlaceClaimsToReviewSuspenseQuery({
    context: { fresh: false },
  });
  const [grant] = useGrantPlaceClaimMutation();
  const [decline] = useDeclinePlaceClaimMutation();
  const words = useQueueWords('claims', t('approvals.placeClaims.empty'));
  const { nodes, pageInfo } = data.placeClaims;
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
      approve={({ id }) => grant({ variables: { id } })}
      giveBack={({ id }, reasons) => decline({ variables: { input: { id, reasons } } })}
      {...words}
      renderItem={({ place, statement, createdAt, claimant }) => ({
        heading: (
          <Link component={RouterLink} to={pathOf(place)} color="inherit">
            {place.name}
          </Link>
        ),
        by: t('approvals.by', {
          name: claimant?.name ?? '–',
          time: formatDayAndTime(createdAt, 'UTC', i18n.language),
        }),
        body: (
          <ApprovalFacts
            facts={[
              [t('directories:form.website'), <WebsiteLink key="website" {...place} />],
              [t('approvals.facts.statement'), statement],
              [
                t('approvals.facts.claimant'),
                claimant && (
                  <Link key="claimant" component={RouterLink} to={`/profile/${claimant.id}`}>
                    {claimant.name}
                  </Link>
                ),
              ],
            ]}
          />
        ),
      })}
    />
  );
}
