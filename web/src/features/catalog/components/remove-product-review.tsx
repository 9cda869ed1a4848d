import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { forgetProductReviews } from '../forget-product-reviews.ts';
import { useRemoveProductReviewMutation } from '../reviews.generated.ts';

interface RemoveProductReviewProps {
  reviewId: string;
  productId: string;
}

/** Takes one's own review back, after asking. */
export function RemoveProductReview({ reviewId, productId }: RemoveProductReviewProps) {
  const { t } = useTranslation('catalog');
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useRemoveProductReviewMutation({
    update: (cache) => forgetProductReviews(cache, productId),
  });
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setIsAsking(true)} sx={quietStyle}>
        {t('reviews.remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('reviews.removeTitle')}
        keep={t('reviews.keep')}
        confirm={t('reviews.remove')}
        failed={t('reviews.removeFailed')}
        onConfirm={async () => {
          await remove({ variables: { input: { id: reviewId } } });
          showToast({ tone: 'success', title: t('reviews.removed') });
        }}
      >
        <Typography>{t('reviews.removeText')}</Typography>
      </ConfirmDialog>
    </>
  );
}

const quietStyle = { mt: 1, ml: -1, color: 'text.secondary', fontWeight: 500 } as const;
