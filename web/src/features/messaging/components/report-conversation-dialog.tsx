import { useTranslation } from 'react-i18next';
import { ReportDialog } from '#web/features/reports/components/report-dialog.tsx';
import { useReportConversationMutation } from '../conversation.generated.ts';

interface ReportConversationDialogProps {
  id: string;
  onClose: () => void;
}

/** Says what is wrong with what was written, to those who run the product. */
export function ReportConversationDialog({ id, onClose }: ReportConversationDialogProps) {
  const { t } = useTranslation('messaging');
  const [report] = useReportConversationMutation();
  return (
    <ReportDialog
      open
      onClose={onClose}
      title={t('report.title')}
      lead={t('report.lead')}
      reasons="reasons"
      draftName={`report conversation ${id}`}
      onReport={(input) => report({ variables: { input: { id, ...input } } })}
    />
  );
}
