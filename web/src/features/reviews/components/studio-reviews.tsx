import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { usePendingAction } from '#web/features/accounts/hooks/use-pending-action.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useHasDraft } from '#web/ui/form/use-draft.ts';
import { useIsAtHash } from '#web/ui/hash-window.ts';
import { ShowMore } from '#web/ui/show-more.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { REVIEW_HASH } from '#web/features/bookings/booking-paths.ts';
import { reviewDraft } from '../review-draft.ts';
import { ReviewItem } from './review-item.tsx';
import {
  useStudioReviewsSuspenseQuery,
  useViewerCanReviewQuery,
} from './studio-reviews.generated.ts';

const PAGE_SIZE = 10;

// Few readers write one.
const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }));

/** What musicians thought of a studio, and a form to say so too. */
export function StudioReviews({ studioId }: { studioId: string }) {
  const { t } = useTranslation('reviews');
  const user = useSession();
  const openAuthDialog = useAuthDialog();
  const { data, fetchMore } = useStudioReviewsSuspenseQuery({
    variables: { id: studioId, first: PAGE_SIZE },
  });
  const hasDraft = useHasDraft(reviewDraft(studioId));
  const [wantsToWrite, setIsWriting] = useState<boolean>();
  const canReview = useViewerCanReview(studioId);
  // Whoever comes to write one, as from a booking that is over, finds the form open.
  const isAsked = useIsAtHash(REVIEW_HASH) && user !== null;
  const isWriting = canReview && (wantsToWrite ?? (hasDraft || isAsked));
  usePendingAction('review', () => setIsWriting(true), studioId);
  if (!data.studio) return null;
  const { rating, ratingCounts, reviews } = data.studio;
  const { nodes, pageInfo, totalCount } = reviews;

  function write(): void {
    if (user) setIsWriting(true);
    else openAuthDialog('login', () => setIsWriting(true), { kind: 'review', subject: studioId });
  }

  const writeButton = !isWriting && (
    <Button variant="outlined" color="inherit" onClick={write}>
      {t('write')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
      {rating !== null && (
        <Box sx={summaryStyle}>
          <RatingSummary rating={rating} counts={ratingCounts} total={totalCount} />
          {canReview ? (
            <div>{writeButton}</div>
          ) : (
            <Typography variant="body2" color="textSecondary">
              {t('ownStudio')}
            </Typography>
          )}
        </Box>
      )}
      {isWriting && user && (
        <Suspense>
          <ReviewForm
            studioId={studioId}
            author={user.name || user.username}
            onClose={() => setIsWriting(false)}
          />
        </Suspense>
      )}
      {nodes.length === 0 && !isWriting && (
        <EmptyState
          title={t('emptyTitle')}
          text={t(canReview ? 'emptyText' : 'ownStudio')}
          action={canReview && writeButton}
          level="h3"
        />
      )}
      {nodes.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {nodes.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </Box>
      )}
      {pageInfo.hasNextPage && (
        <ShowMore
          load={() =>
            fetchMore({ variables: { after: pageInfo.endCursor }, context: { fresh: false } })
          }
        />
      )}
    </Box>
  );
}

/**
 * Whether the reader may review a studio. It is asked apart from the reviews, which are the same for
 * everybody, and only for who is logged in; until it is known they may.
 */
function useViewerCanReview(studioId: string): boolean {
  const skip = useSession() === null;
  const { data } = useViewerCanReviewQuery({ variables: { id: studioId }, skip });
  return skip || (data?.studio?.viewerCanReview ?? true);
}

const summaryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;
