import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { reviewAnswerSchema } from '#domain/reviews/review.schema.ts';
import { failureOf } from '#web/lib/failures.ts';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import {
  useAnswerReviewMutation,
  useRemoveReviewAnswerMutation,
} from './review-answer.generated.ts';
import type { ReviewItemFragment } from './studio-reviews.generated.ts';

const DRAFT_FIELDS = ['content'] as const;

interface AnswerFormProps {
  review: Pick<ReviewItemFragment, 'id' | 'answer'>;
  onClose: () => void;
}

/** Says something to a review for the studio, changes it, or removes it. */
export function AnswerForm({ review, onClose }: AnswerFormProps) {
  const { t } = useTranslation('reviews');
  const validate = useValidation(reviewAnswerSchema);
  const [write] = useAnswerReviewMutation();
  const [remove, { loading }] = useRemoveReviewAnswerMutation();
  const reviewId = review.id;

  async function removeIt(): Promise<void> {
    try {
      await remove({ variables: { input: { reviewId } } });
      showToast({ tone: 'success', title: t('answer.removed') });
      onClose();
    } catch (error) {
      const { message } = failureOf(error);
      showToast({ tone: 'error', title: t('removeFailed'), description: message });
    }
  }

  return (
    <Box sx={{ mt: 2.5 }}>
      <SubmitForm
        initialValues={{ content: review.answer?.content ?? '' }}
        validate={validate}
        failed={t('answer.failed')}
        draft={{ form: `review answer ${reviewId}`, fields: DRAFT_FIELDS }}
        onSubmit={async (values) => {
          await write({ variables: { input: { reviewId, ...values } } });
          showToast({ tone: 'success', title: t('answer.published') });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <FormTextField
              name="content"
              label={t('answer.label')}
              helperText={t('answer.help')}
              multiline
              minRows={3}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button type="submit" variant="contained" disabled={isSubmitting || loading}>
                {t(isSubmitting ? 'answer.publishing' : 'answer.publish')}
              </Button>
              <Button color="inherit" onClick={onClose} disabled={isSubmitting || loading}>
                {t('cancel')}
              </Button>
              {review.answer && (
                <Button
                  color="inherit"
                  onClick={() => void removeIt()}
                  disabled={isSubmitting || loading}
                  sx={{ ml: 'auto' }}
                >
                  {t('answer.remove')}
                </Button>
              )}
            </Box>
          </>
        )}
      </SubmitForm>
    </Box>
  );
}
