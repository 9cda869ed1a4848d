import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageParams } from '#web/lib/page-params.ts';
import { ErrorBoundary } from '#web/ui/error-boundary.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { useApprovalCountsQuery } from '../claims-to-review.generated.ts';
import { ClaimApprovals } from '../components/claim-approvals.tsx';
import { CorrectionApprovals } from '../components/correction-approvals.tsx';
import { ListingApprovals } from '../components/listing-approvals.tsx';
import { PlaceApprovals } from '../components/place-approvals.tsx';
import { PlaceClaimApprovals } from '../components/place-claim-approvals.tsx';
import { queues } from '../components/queues.ts';
import type { QueueName } from '../components/queues.ts';
import { SuggestionApprovals } from '../components/suggestion-approvals.tsx';

const contents = {
  listings: ListingApprovals,
  suggestions: SuggestionApprovals,
  claims: ClaimApprovals,
  places: PlaceApprovals,
  placeClaims: PlaceClaimApprovals,
  corrections: CorrectionApprovals,
} as const;

/** What waits for administrators: listings, what was suggested or claimed, and what is wrong. */
export function StudioApprovalsPage() {
  const { t } = useTranslation('admin');
  const [params] = usePageParams();
  const queue = queues.find((name) => name === params.get('queue')) ?? 'listings';
  const { data, refetch } = useApprovalCountsQuery({ context: { fresh: false } });
  const Content = contents[queue];
  const counts: Record<QueueName, number | undefined> = {
    listings: data?.listingsToReview.totalCount,
    suggestions: data?.suggestionsToReview.totalCount,
    claims: data?.claimsToReview.totalCount,
    places: data?.placeSuggestions.totalCount,
    placeClaims: data?.placeClaims.totalCount,
    corrections: data?.corrections.totalCount,
  };
  return (
    <>
      <PageHead title={t('approvals.title')} description={t('approvals.description')} noIndex />
      <Typography variant="h2" component="h1">
        {t('approvals.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {t('approvals.keys')}
      </Typography>
      <Box sx={{ mb: 2.5 }}>
        <LinkTabs
          label={t('approvals.queues')}
          current={queue}
          tabs={queues.map((name) => ({
            id: name,
            label: labelOf(t(`approvals.queue.${name}`), counts[name]),
            to: name === 'listings' ? '?' : `?queue=${name}`,
          }))}
        />
      </Box>
      <ErrorBoundary title={t('approvals.error')} resetKeys={[queue]}>
        <Suspense key={queue} fallback={<Skeleton variant="rounded" height={320} />}>
          <Content onDecided={refetch} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function labelOf(name: string, count: number | undefined): string {
  return count ? `${name} (${count})` : name;
}
