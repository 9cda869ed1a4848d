import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useApproveListingMutation,
  useListingsToReviewSuspenseQuery,
  useReturnListingMutation,
} from '../listings-to-review.generated.ts';
import type { ListingsToReviewQuery } from '../listings-to-review.generated.ts';

export type WaitingListing = ListingsToReviewQuery['listingsToReview']['nodes'][number];

/** The listings that wait, and what can be decided about them. */
export function useApprovals() {
  const { t } = useTranslation('admin');
  const { data, fetchMore, refetch } = useListingsToReviewSuspenseQuery({
    context: { fresh: false },
  });
  const [approveOne] = useApproveListingMutation();
  const [returnOne] = useReturnListingMutation();
  const [isBusy, setIsBusy] = useState(false);
  const { nodes, pageInfo } = data.listingsToReview;

  /** One after the other; what could not be approved stays, and says why. */
  async function approve(listings: readonly WaitingListing[]): Promise<void> {
    setIsBusy(true);
    let approved = 0;
    for (const { id, submittedVersion } of listings) {
      try {
        await approveOne({ variables: { input: { id, version: submittedVersion ?? 0 } } });
        approved += 1;
      } catch (error) {
        const description = failureOf(error).message;
        showToast({ tone: 'error', title: t('approvals.failed'), description });
      }
    }
    if (approved > 0) {
      showToast({ tone: 'success', title: t('approvals.approved', { count: approved }) });
    }
    await refetch();
    setIsBusy(false);
  }

  async function giveBack({ id, submittedVersion }: WaitingListing, reasons: string) {
    await returnOne({ variables: { input: { id, version: submittedVersion ?? 0, reasons } } });
    showToast({ tone: 'success', title: t('approvals.returned') });
    await refetch();
  }

  return {
    listings: nodes,
    loadMore: pageInfo.hasNextPage
      ? () => fetchMore({ variables: { after: pageInfo.endCursor } })
      : undefined,
    isBusy,
    approve,
    giveBack,
  };
}
