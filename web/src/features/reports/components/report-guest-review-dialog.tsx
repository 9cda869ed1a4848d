import { useTranslation } from 'react-i18next';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useReportGuestReviewMutation } from './report-review.generated.ts';

/** Says what is wrong with what a studio says of a guest. */
export function ReportGuestReviewDialog({ id, ...window }: HashWindowProps & { id: string }) {
  const { t } = useTranslation('reports');
  const [report] = useReportGuestReviewMutation();
  return (
    <ReportDialog
      {...window}
      title={t('review.title')}
      lead={t('review.lead')}
      reasons="textReasons"
      draftName={`report guest review ${id}`}
      onReport={(input) => report({ variables: { input: { id, ...input } } })}
    />
  );
}
