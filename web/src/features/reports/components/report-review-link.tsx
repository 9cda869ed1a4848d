import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHashWindow } from '#web/ui/hash-window.ts';
import { ReportButton } from './report-button.tsx';

// Hardly anybody reports a review.
const ReportReviewDialog = lazy(async () => ({
  default: (await import('./report-review-dialog.tsx')).ReportReviewDialog,
}));

interface ReportReviewLinkProps {
  reviewId: string;
  isAboutAnswer: boolean;
}

/** The quiet way to say that something is wrong with a review, or with what the studio says to it. */
export function ReportReviewLink({ reviewId, isAboutAnswer }: ReportReviewLinkProps) {
  const { t } = useTranslation('reports');
  const subject = isAboutAnswer ? 'reply' : 'review';
  const { link, window } = useHashWindow(`#report-${subject}-${reviewId}`);
  return (
    <>
      <ReportButton label={t(`${subject}.report`)} link={link} />
      {window && (
        <Suspense>
          <ReportReviewDialog {...window} reviewId={reviewId} isAboutAnswer={isAboutAnswer} />
        </Suspense>
      )}
    </>
  );
}
