import { useTranslation } from 'react-i18next';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useReportStudioMutation } from './report-studio.generated.ts';

interface ReportStudioDialogProps extends HashWindowProps {
  studioId: string;
}

/** Says what is wrong with a listing. */
export function ReportStudioDialog({ studioId, open, onClose }: ReportStudioDialogProps) {
  const { t } = useTranslation('reports');
  const [report] = useReportStudioMutation();
  return (
    <ReportDialog
      open={open}
      onClose={onClose}
      title={t('title')}
      lead={t('lead')}
      reasons="reasons"
      draftName={`report ${studioId}`}
      onReport={(input) => report({ variables: { input: { studioId, ...input } } })}
    />
  );
}
