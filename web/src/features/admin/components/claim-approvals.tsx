import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import {
  useClaimsToReviewSuspenseQuery,
  useDeclineStudioClaimMutation,
  useGrantStudioClaimMutation,
} from '../claims-to-review.generated.ts';
import { useQueueWords } from '../hooks/use-queue-words.ts';
import { ApprovalFacts } from './approval-facts.tsx';
import { ApprovalQueue } from './approval-queue.tsx';
import type { QueueProps } from './queues.ts';
import { WebsiteLink } from './website-link.tsx';

/** Claims of studios, the one that has waited longest first. */
export function ClaimApprovals({ onDecided }: QueueProps) {
  const { t, i18n } = useTranslation('admin');
  const { data, fetchMore, refetch } = useClaimsToReviewSuspenseQuery({
    context: { fresh: false },
  });
  const [grant] = useGrantStudioClaimMutation();
  const [decline] = useDeclineStudioClaimMutation();
  const words = useQueueWords('claims', t('approvals.claims.empty'));
  const { nodes, pageInfo } = data.claimsToReview;
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
      approve={({ id }) => grant({ variables: { id } })}
      giveBack={({ id }, reasons) => decline({ variables: { input: { id, reasons } } })}
      {...words}
      renderItem={({ studio, proof, email, statement, updatedAt, claimant }) => ({
        heading: (
          <Link component={RouterLink} to={`/unclaimed-studios/${studio.id}`} color="inherit">
            {studio.name}
          </Link>
        ),
        chip: t(`approvals.claims.proofs.${proof}`),
        by: t('approvals.by', {
          name: claimant?.name ?? '–',
          time: formatDayAndTime(updatedAt, 'UTC', i18n.language),
        }),
        body: (
          <ApprovalFacts
            facts={[
              [t('approvals.facts.website'), <WebsiteLink key="website" {...studio} />],
              [t('approvals.facts.email'), email],
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
