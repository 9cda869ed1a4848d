import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { productReviewSchema } from '#domain/catalog/product-review.schema.ts';
import { RatingField } from '#web/features/reviews/components/rating-field.tsx';
import { FormTextField } from '#web/ui/form/form-text-field.tsx';
import { SubmitForm } from '#web/ui/form/submit-form.tsx';
import { useValidation } from '#web/ui/form/validation.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { forgetProductReviews } from '../forget-product-reviews.ts';
import { useAddProductReviewMutation } from '../reviews.generated.ts';

interface ProductReviewFormProps {
  productId: string;
  onClose: () => void;
}

/** Adds a review of a product. */
export function ProductReviewForm({ productId, onClose }: ProductReviewFormProps) {
  const { t } = useTranslation('reviews');
  const validate = useValidation(productReviewSchema);
  const [addReview] = useAddProductReviewMutation({
    update: (cache) => forgetProductReviews(cache, productId),
  });
  return (
    <Paper variant="outlined" sx={{ p: 3, borderRadius: 3 }}>
      <Typography variant="h3" sx={{ mb: 2.5 }}>
        {t('formTitle')}
      </Typography>
      <SubmitForm
        initialValues={{ rating: 0, title: '', content: '' }}
        validate={validate}
        failed={t('tryLater')}
        draft={{ form: `product review ${productId}`, fields: ['rating', 'title', 'content'] }}
        onFailure={() =>
          showToast({ tone: 'error', title: t('failed'), description: t('tryLater') })
        }
        onSubmit={async (values) => {
          await addReview({ variables: { input: { productId, ...values } } });
          showToast({ tone: 'success', title: t('submitted'), description: t('thanks') });
          onClose();
        }}
      >
        {({ isSubmitting }) => (
          <>
            <RatingField name="rating" label={t('rating')} />
            <FormTextField name="title" label={t('reviewTitle')} />
            <FormTextField name="content" label={t('content')} multiline minRows={4} />
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
