import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { guestReviewSchema } from '#domain/reviews/review.schema.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useReviewGuestMutation } from './guest-review.generated.ts';
import { RatingField } from './rating-field.tsx';

const DRAFT_FIELDS = ['rating', 'content'] as const;

interface GuestReviewFormProps {
  bookingId: string;
  /** Of the guest. */
  name: string;
  onSent: () => void;
}

/** Reviews who booked, for the studio. */
export function GuestReviewForm({ bookingId, name, onSent }: GuestReviewFormProps) {
  const { t } = useTranslation('reviews');
  const validate = useValidation(guestReviewSchema);
  const [reviewGuest] = useReviewGuestMutation();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, mt: 3, borderRadius: 3 }}>
      <Typography variant="h4" component="h3">
        {t('guest.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {t('guest.lead', { name })}
      </Typography>
      <SubmitForm
        initialValues={{ rating: 0, content: '' }}
        validate={validate}
        failed={t('tryLater')}
        draft={{ form: `guest review ${bookingId}`, fields: DRAFT_FIELDS }}
        onSubmit={async (values) => {
          await reviewGuest({ variables: { input: { bookingId, ...values } } });
          showToast({ tone: 'success', title: t('submitted'), description: t('thanks') });
          onSent();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <RatingField name="rating" label={t('rating')} />
            <FormTextField name="content" label={t('content')} multiline minRows={3} />
            <Button
              type="submit"
              variant="contained"
              disabled={isSubmitting}
              sx={{ alignSelf: 'start' }}
            >
              {t(isSubmitting ? 'submitting' : 'submit')}
            </Button>
          </>
        )}
      </SubmitForm>
    </Paper>
  );
}
