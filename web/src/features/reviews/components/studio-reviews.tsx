import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
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
import { ReviewItem } from './review-item.tsx';
import type { ReviewReader } from './review-item.tsx';
import { ReviewList } from './review-list.tsx';
import {
  useReviewsViewerQuery,
  useStudioReviewsSuspenseQuery,
} from './studio-reviews.generated.ts';

/** How many are on the page; the others are in a dialog. */
const SHOWN = 3;

// Few readers write one, or want to read them all.
const ReviewForm = lazy(async () => ({ default: (await import('./review-form.tsx')).ReviewForm }));
const ReviewsDialog = lazy(async () => ({
  default: (await import('./reviews-dialog.tsx')).ReviewsDialog,
}));

interface StudioReviewsProps extends Pick<ReviewReader, 'Report'> {
  studioId: string;
}

/** What musicians thought of a studio lately, the way to all of it, and a form to say so too. */
export function StudioReviews({ studioId, Report }: StudioReviewsProps) {
  const { t } = useTranslation('reviews');
  const { data } = useStudioReviewsSuspenseQuery({ variables: { id: studioId, first: SHOWN } });
  const viewer = useReviewsViewer(studioId);
  const { canReview, isWriting, write, stopWriting } = useWriting(studioId, viewer.canReview);
  const all = useHashWindow('#all-reviews');
  const user = useSession();
  if (!data.studio) return null;
  const { name, rating, reviewCount, reviews } = data.studio;
  const { nodes } = reviews;
  const { canAnswer, ownReview } = viewer;
  const reader = { studio: { id: studioId, name }, userId: user?.id, canAnswer, Report };
  const writeButton = canReview && !isWriting && (
    <Button variant="outlined" color="inherit" onClick={write}>
      {t('write')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: 760 }}>
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
      {ownReview?.hiddenUntil && (
        <Paper variant="outlined" sx={{ p: 3, borderRadius: 3 }}>
          <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
            {t('yours')}
          </Typography>
          <ReviewItem review={ownReview} reader={{ ...reader, canAnswer: false }} />
        </Paper>
      )}
      {nodes.length === 0 && !isWriting && (
        <EmptyState
          title={t('emptyTitle')}
          text={viewer.isTeam ? t('ownStudio') : t('emptyText')}
          action={writeButton}
          level="h3"
        />
      )}
      {nodes.length > 0 && (
        <>
          <ReviewList reviews={nodes} reader={reader} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {reviewCount > nodes.length && (
              <Button component={RouterLink} {...all.link} variant="outlined" color="inherit">
                {t('showAll', { count: reviewCount })}
              </Button>
            )}
            {writeButton}
            {viewer.isTeam && (
              <Typography variant="body2" color="textSecondary">
                {t('ownStudio')}
              </Typography>
            )}
          </Box>
        </>
      )}
      {all.window && (
        <Suspense>
          <ReviewsDialog {...all.window} numbers={data.studio} reader={reader} />
        </Suspense>
      )}
    </Box>
  );
}

/** Whether the reader may review a studio, and is about to: by asking for it, or with a draft. */
function useWriting(studioId: string, canReview: boolean) {
  const user = useSession();
  const openAuthDialog = useAuthDialog();
  const hasDraft = useHasDraft(reviewDraft(studioId));
  const [wantsToWrite, setWantsToWrite] = useState<boolean>();
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
 * What the reader may do with the reviews of a studio, and what they wrote. It is asked apart from the
 * reviews, which are the same for everybody, and only for who is logged in; until it is known they may
 * write one.
 */
function useReviewsViewer(studioId: string) {
  const skip = useSession() === null;
  const { data } = useReviewsViewerQuery({ variables: { id: studioId }, skip });
  const known = skip ? undefined : data?.studio;
  const mayReview = known?.viewerCanReview ?? true;
  const ownReview = known?.viewerReview ?? null;
  return {
    isTeam: !mayReview,
    canReview: mayReview && ownReview === null,
    canAnswer: known?.viewerCanAnswerReviews ?? false,
    ownReview,
  };
}
