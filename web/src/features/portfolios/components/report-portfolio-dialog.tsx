import { useTranslation } from 'react-i18next';
import { ReportDialog } from '#web/features/reports/components/report-dialog.tsx';
import type { HashWindowProps } from '#web/ui/hash-window.ts';
import { useReportPortfolioMutation } from '../portfolios.generated.ts';

/** Says what is wrong with a portfolio. */
export function ReportPortfolioDialog({ id, ...window }: HashWindowProps & { id: string }) {
  const { t } = useTranslation('portfolios');
  const [report] = useReportPortfolioMutation();
  return (
    <ReportDialog
      {...window}
      title={t('report.title')}
      lead={t('report.lead')}
      reasons="textReasons"
      draftName={`report portfolio ${id}`}
      onReport={(input) => report({ variables: { input: { id, ...input } } })}
    />
  );
}
