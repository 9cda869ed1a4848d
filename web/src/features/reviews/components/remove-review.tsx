import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { forgetReviews } from '../forget-reviews.ts';
import { useRemoveReviewMutation } from './studio-reviews.generated.ts';

interface RemoveReviewProps {
  reviewId: string;
  studioId: string;
}

/** Takes one's own review back, after asking. */
export function RemoveReview({ reviewId, studioId }: RemoveReviewProps) {
  const { t } = useTranslation('reviews');
  const [isAsking, setIsAsking] = useState(false);
  const [remove] = useRemoveReviewMutation({ update: (cache) => forgetReviews(cache, studioId) });
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setIsAsking(true)} sx={quietStyle}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('removeTitle')}
        keep={t('keep')}
        confirm={t('remove')}
        failed={t('removeFailed')}
        onConfirm={async () => {
          await remove({ variables: { input: { id: reviewId } } });
          showToast({ tone: 'success', title: t('removed') });
        }}
      >
        <Typography>{t('removeText')}</Typography>
      </ConfirmDialog>
    </>
  );
}

const quietStyle = { mt: 1, ml: -1, color: 'text.secondary', fontWeight: 500 } as const;
