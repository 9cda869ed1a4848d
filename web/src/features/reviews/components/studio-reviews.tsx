import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAuthDialog } from '#web/features/accounts/auth-dialog.tsx';
import { usePendingAction } from '#web/features/accounts/hooks/use-pending-action.ts';
import { useSession } from '#web/features/accounts/session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useHasDraft } from '#web/ui/form/use-draft.ts';
import { useHashWindow, useIsAtHash } from '#web/ui/hash-window.ts';
import { RatingSummary } from './rating-summary.tsx';
import { REVIEW_HASH } from '#web/features/bookings/booking-paths.ts';
import { reviewDraft } from '../review-draft.ts';
import { ReviewList } from './review-list.tsx';
import {
  useStudioReviewsSuspenseQuery,
  useViewerCanReviewQuery,
} from './studio-reviews.generated.ts';

/** How many are on the page; the others are in a dialog. */
const SHOWN = 3;

// Few readers write one, or want to read them all.
const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }));
const ReviewsDialog = lazy(async () => ({
  default: (await import('./reviews-dialog.tsx')).ReviewsDialog,
}));

/** What musicians thought of a studio lately, the way to all of it, and a form to say so too. */
export function StudioReviews({ studioId }: { studioId: string }) {
  const { t } = useTranslation('reviews');
  const { data } = useStudioReviewsSuspenseQuery({ variables: { id: studioId, first: SHOWN } });
  const { canReview, isWriting, write, stopWriting } = useWriting(studioId);
  const all = useHashWindow('#all-reviews');
  const user = useSession();
  if (!data.studio) return null;
  const { rating, reviewCount, reviews } = data.studio;
  const { nodes } = reviews;
  const writeButton = canReview && !isWriting && (
    <Button variant="outlined" color="inherit" onClick={write}>
      {t('write')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
      {rating !== null && <RatingSummary numbers={{ ...data.studio, rating }} />}
      {isWriting && user && (
        <Suspense>
          <ReviewForm
            studioId={studioId}
            author={user.name || user.username}
            onClose={stopWriting}
          />
        </Suspense>
      )}
      {nodes.length === 0 && !isWriting && (
        <EmptyState
          title={t('emptyTitle')}
          text={t(canReview ? 'emptyText' : 'ownStudio')}
          action={writeButton}
          level="h3"
        />
      )}
      {nodes.length > 0 && (
        <>
          <ReviewList reviews={nodes} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {reviewCount > nodes.length && (
              <Button component={RouterLink} {...all.link} variant="outlined" color="inherit">
                {t('showAll', { count: reviewCount })}
              </Button>
            )}
            {writeButton}
            {!canReview && (
              <Typography variant="body2" color="textSecondary">
                {t('ownStudio')}
              </Typography>
            )}
          </Box>
        </>
      )}
      {all.window && (
        <Suspense>
          <ReviewsDialog {...all.window} numbers={data.studio} />
        </Suspense>
      )}
    </Box>
  );
}

/** Whether the reader may review a studio, and is about to: by asking for it, or with a draft. */
function useWriting(studioId: string) {
  const user = useSession();
  const openAuthDialog = useAuthDialog();
  const hasDraft = useHasDraft(reviewDraft(studioId));
  const [wantsToWrite, setWantsToWrite] = useState<boolean>();
  const canReview = useViewerCanReview(studioId);
  // Whoever comes to write one, as from a booking that is over, finds the form open.
  const isAsked = useIsAtHash(REVIEW_HASH) && user !== null;
  const begin = () => setWantsToWrite(true);
  usePendingAction('review', begin, studioId);
  return {
    canReview,
    isWriting: canReview && (wantsToWrite ?? (hasDraft || isAsked)),
    write: () => {
      if (user) begin();
      else openAuthDialog('login', begin, { kind: 'review', subject: studioId });
    },
    stopWriting: () => setWantsToWrite(false),
  };
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
