import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewSchema } from '#domain/reviews/review.schema.ts';
import { REVIEW_HASH } from '#web/features/bookings/booking-paths.ts';
import { formatDay } from '#web/lib/dates.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useIsAtHash } from '#web/ui/hash-window.ts';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { forgetReviews } from '../forget-reviews.ts';
import { reviewDraft } from '../review-draft.ts';
import { PhotosField } from './photos-field.tsx';
import { AspectFields, RatingField } from './rating-field.tsx';
import { useAddReviewMutation } from './studio-reviews.generated.ts';

interface ReviewFormProps {
  studioId: string;
  /** What the author's account is called, which the review carries. */
  author: string;
  onClose: () => void;
}

const DRAFT_FIELDS = ['rating', 'aspects', 'title', 'content'] as const;

/** Adds a review of a studio (spec §5). */
export function ReviewForm({ studioId, author, onClose }: ReviewFormProps) {
  const { t, i18n } = useTranslation('reviews');
  const validate = useValidation(reviewSchema);
  const [addReview] = useAddReviewMutation({
    update: (cache) => forgetReviews(cache, studioId),
  });
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useIsAtHash(REVIEW_HASH);
  useEffect(() => {
    if (isAsked) place.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  return (
    <Paper variant="outlined" ref={place} sx={{ p: 3, borderRadius: 3 }}>
      <Typography variant="h3" sx={{ mb: 2.5 }}>
        {t('formTitle')}
      </Typography>
      <SubmitForm
        initialValues={{
          name: author,
          rating: 0,
          title: '',
          content: '',
          aspects: {},
          pictures: [],
        }}
        validate={validate}
        failed={t('tryLater')}
        draft={{ form: reviewDraft(studioId), fields: DRAFT_FIELDS }}
        onFailure={() =>
          showToast({ tone: 'error', title: t('failed'), description: t('tryLater') })
        }
        onSubmit={async ({ aspects, ...values }) => {
          const { sound = null, gear = null, room = null, host = null, value = null } = aspects;
          const input = { studioId, ...values, aspects: { sound, gear, room, host, value } };
          const { data } = await addReview({ variables: { input } });
          const until = data?.addReview?.review.hiddenUntil;
          showToast({
            tone: 'success',
            title: t('submitted'),
            description: until
              ? t('submittedHidden', { date: formatDay(until, 'UTC', i18n.language) })
              : t('thanks'),
          });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <RatingField name="rating" label={t('rating')} />
            <AspectFields />
            <FormTextField name="title" label={t('reviewTitle')} />
            <FormTextField name="content" label={t('content')} multiline minRows={4} />
            <PhotosField studioId={studioId} />
            <FormTextField
              name="name"
              label={t('name')}
              helperText={t('nameHelp')}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              <Button type="submit" variant="contained" disabled={isSubmitting}>
                {t(isSubmitting ? 'submitting' : 'submit')}
              </Button>
              <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
                {t('cancel')}
              </Button>
            </Box>
          </>
        )}
      </SubmitForm>
    </Paper>
  );
}
