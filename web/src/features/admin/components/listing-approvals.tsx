import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { domainContent } from '#web/features/listings/listing-values.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import {
  useApproveListingMutation,
  useListingsToReviewSuspenseQuery,
  useReturnListingMutation,
} from '../listings-to-review.generated.ts';
import type { ListingsToReviewQuery } from '../listings-to-review.generated.ts';
import { ApprovalQueue } from './approval-queue.tsx';
import { ContentChanges } from './content-changes.tsx';
import type { QueueProps } from './queues.ts';

type WaitingListing = ListingsToReviewQuery['listingsToReview']['nodes'][number];

/** Listings that wait to be approved or returned, the one that has waited longest first. */
export function ListingApprovals({ onDecided }: QueueProps) {
  const { t, i18n } = useTranslation('admin');
  const { data, fetchMore, refetch } = useListingsToReviewSuspenseQuery({
    context: { fresh: false },
  });
  const [approve] = useApproveListingMutation();
  const [giveBack] = useReturnListingMutation();
  const { nodes, pageInfo } = data.listingsToReview;
  return (
    <ApprovalQueue
      items={nodes}
      nameOf={nameOf}
      loadMore={
        pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: pageInfo.endCursor } })
          : undefined
      }
      refetch={() => Promise.all([refetch(), onDecided()])}
      approve={(listing) => approve({ variables: { input: versionOf(listing) } })}
      giveBack={(listing, reasons) =>
        giveBack({ variables: { input: { ...versionOf(listing), reasons } } })
      }
      approved={(count) => t('approvals.approved', { count })}
      givenBack={(count) => t('approvals.returned', { count })}
      texts={{
        empty: t('approvals.emptyText'),
        approve: t('approvals.approve'),
        approveOf: (name) => t('approvals.approveOf', { name }),
        approveAll: (count) => t('approvals.approveAll', { count }),
        giveBack: t('approvals.return'),
        giveBackOf: (name) => t('approvals.returnOf', { name }),
        giveBackAll: (count) => t('approvals.returnAll', { count }),
      }}
      renderItem={(listing) => ({
        heading: <Heading listing={listing} />,
        chip: t(listing.studioId === null ? 'approvals.new' : 'approvals.change'),
        by: t('approvals.by', {
          name: listing.owner?.name ?? '–',
          time: formatDayAndTime(listing.submittedAt ?? 0, 'UTC', i18n.language),
        }),
        body: listing.submitted && (
          <ContentChanges
            before={listing.current && domainContent(listing.current)}
            after={domainContent(listing.submitted)}
          />
        ),
      })}
    />
  );
}

function Heading({ listing }: { listing: WaitingListing }) {
  if (listing.studioId === null) return nameOf(listing);
  return (
    <Link component={RouterLink} to={`/studios/${listing.studioId}`} color="inherit">
      {nameOf(listing)}
    </Link>
  );
}

function nameOf({ submitted }: WaitingListing): string {
  return submitted?.name ?? '';
}

function versionOf({ id, submittedVersion }: WaitingListing) {
  return { id, version: submittedVersion ?? 0 };
}
