import type { Reference } from '@apollo/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useField, useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewSchema } from '#domain/reviews/review.schema.ts';
import { REVIEW_HASH } from '#web/features/bookings/booking-paths.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useIsAtHash } from '#web/ui/hash-window.ts';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { reviewDraft } from '../review-draft.ts';
import { useAddReviewMutation } from './studio-reviews.generated.ts';

interface ReviewFormProps {
  studioId: string;
  /** What the author's account is called, which the review carries. */
  author: string;
  onClose: () => void;
}

const DRAFT_FIELDS = ['rating', 'title', 'content'] as const;

/** Adds a review of a studio (spec §5). */
export function ReviewForm({ studioId, author, onClose }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const validate = useValidation(reviewSchema);
  const [addReview] = useAddReviewMutation({
    // What the review changes is asked for anew: the list, the average and the counts.
    update: (cache) => {
      const id = cache.identify({ __typename: 'Studio', id: studioId });
      cache.modify<Record<string, Reference>>({
        ...(id !== undefined && { id }),
        fields: Object.fromEntries(
          ['reviews', 'rating', 'reviewCount', 'ratingCounts'].map((field) => [
            field,
            (_value, { DELETE }) => DELETE,
          ]),
        ),
      });
    },
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
        initialValues={{ name: author, rating: 0, title: '', content: '' }}
        validate={validate}
        failed={t('tryLater')}
        draft={{ form: reviewDraft(studioId), fields: DRAFT_FIELDS }}
        onFailure={() =>
          showToast({ tone: 'error', title: t('failed'), description: t('tryLater') })
        }
        onSubmit={async (values) => {
          await addReview({ variables: { input: { studioId, ...values } } });
          showToast({ tone: 'success', title: t('submitted'), description: t('thanks') });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <RatingField />
            <FormTextField name="title" label={t('reviewTitle')} />
            <FormTextField name="content" label={t('content')} multiline minRows={4} />
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

function RatingField() {
  const { t } = useTranslation('reviews');
  const [field, { touched, error }, { setValue, setTouched }] = useField<number>('rating');
  const { isSubmitting } = useFormikContext();
  const labelId = useId();
  const errorId = useId();
  const errorText = touched ? error : undefined;
  return (
    <FormControl error={errorText !== undefined} disabled={isSubmitting}>
      <FormLabel id={labelId}>{t('rating')}</FormLabel>
      <Rating
        name="rating"
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={errorId}
        aria-invalid={errorText !== undefined}
        value={field.value || null}
        onChange={(_event, value) => void setValue(value ?? 0)}
        onBlur={() => void setTouched(true)}
        disabled={isSubmitting}
        getLabelText={(value) => t('stars', { count: value })}
        emptyLabelText={t('noStars')}
        size="large"
        sx={{ color: 'text.primary' }}
      />
      <FormHelperText id={errorId}>{errorText}</FormHelperText>
    </FormControl>
  );
}
