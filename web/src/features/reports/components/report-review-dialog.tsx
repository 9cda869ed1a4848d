import { useTranslation } from 'react-i18next';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useReportReviewMutation } from './report-review.generated.ts';

interface ReportReviewDialogProps extends HashWindowProps {
  reviewId: string;
  isAboutAnswer: boolean;
}

/** Says what is wrong with a review, or with what the studio says to it. */
export function ReportReviewDialog({
  reviewId,
  isAboutAnswer,
  open,
  onClose,
}: ReportReviewDialogProps) {
  const { t } = useTranslation('reports');
  const [report] = useReportReviewMutation();
  const subject = isAboutAnswer ? 'reply' : 'review';
  return (
    <ReportDialog
      open={open}
      onClose={onClose}
      title={t(`${subject}.title`)}
      lead={t('review.lead')}
      reasons="textReasons"
      draftName={`report ${subject} ${reviewId}`}
      onReport={(input) => report({ variables: { input: { reviewId, isAboutAnswer, ...input } } })}
    />
  );
}
