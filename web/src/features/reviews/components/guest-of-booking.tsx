import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '#web/lib/dates.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { GuestReviewItem } from './guest-review-item.tsx';
import { useGuestOfBookingQuery, useRemoveGuestReviewMutation } from './guest-review.generated.ts';
import type { GuestOfBookingQuery } from './guest-review.generated.ts';

const GuestReviewForm = lazy(async () => ({
  default: (await import('./guest-review-form.tsx')).GuestReviewForm,
}));

type Guest = NonNullable<NonNullable<GuestOfBookingQuery['booking']>['musician']>;

/** Who booked, for the host: what other studios say of them, and what this one does or may say. */
export function GuestOfBooking({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('reviews');
  const titleId = useId();
  const { data, refetch } = useGuestOfBookingQuery({ variables: { id: bookingId } });
  const booking = data?.booking;
  if (!booking?.musician?.guestReviews) return null;
  const { guestReview, viewerCanReviewGuest, musician } = booking;
  const { name } = musician;
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('guest.rating', { name })}
      </Typography>
      <Reputation guest={musician} />
      {guestReview && (
        <OwnGuestReview review={guestReview} name={name} onRemoved={() => void refetch()} />
      )}
      {viewerCanReviewGuest && (
        <Suspense>
          <GuestReviewForm bookingId={bookingId} name={name} onSent={() => void refetch()} />
        </Suspense>
      )}
    </section>
  );
}

function Reputation({ guest }: { guest: Guest }) {
  const { t } = useTranslation('reviews');
  const { id, name, guestRating, guestReviews } = guest;
  const count = guestReviews?.totalCount ?? 0;
  if (count === 0)
    return <Typography color="textSecondary">{t('guest.none', { name })}</Typography>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Rating rating={guestRating ?? null} />
      <Link component={RouterLink} to={`/profile/${id}#guest-reviews`} color="text.primary">
        {t('guest.count', { count })}
      </Link>
    </Box>
  );
}

interface OwnGuestReviewProps {
  review: NonNullable<NonNullable<GuestOfBookingQuery['booking']>['guestReview']>;
  name: string;
  onRemoved: () => void;
}

/** What this studio says of the guest, and until when nobody else sees it. */
function OwnGuestReview({ review, name, onRemoved }: OwnGuestReviewProps) {
  const { t, i18n } = useTranslation('reviews');
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useRemoveGuestReviewMutation();
  const { id, hiddenUntil } = review;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {t('guest.written', { name })}
      </Typography>
      <GuestReviewItem review={review} />
      {hiddenUntil && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('guest.hidden', { name, date: formatDay(hiddenUntil, 'UTC', i18n.language) })}
        </Typography>
      )}
      <Button
        size="small"
        color="inherit"
        onClick={() => setIsAsking(true)}
        sx={{ mt: 1, ml: -1, color: 'text.secondary' }}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('guest.removeTitle')}
        keep={t('keep')}
        confirm={t('remove')}
        failed={t('removeFailed')}
        onConfirm={async () => {
          await remove({ variables: { input: { id } } });
          showToast({ tone: 'success', title: t('removed') });
          onRemoved();
        }}
      >
        <Typography>{review.content}</Typography>
      </ConfirmDialog>
    </Box>
  );
}
