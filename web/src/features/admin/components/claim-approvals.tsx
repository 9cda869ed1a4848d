import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDayAndTime } from '#web/lib/dates.ts';
import {
  useClaimsToReviewSuspenseQuery,
  useDeclineStudioClaimMutation,
  useGrantStudioClaimMutation,
} from '../claims-to-review.generated.ts';
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
      approved={(count) => t('approvals.claims.granted', { count })}
      givenBack={(count) => t('approvals.declined', { count })}
      texts={{
        empty: t('approvals.claims.empty'),
        approve: t('approvals.claims.grant'),
        approveOf: (name) => t('approvals.claims.grantOf', { name }),
        approveAll: (count) => t('approvals.claims.grantAll', { count }),
        giveBack: t('approvals.decline'),
        giveBackOf: (name) => t('approvals.declineOf', { name }),
        giveBackAll: (count) => t('approvals.declineAll', { count }),
      }}
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
