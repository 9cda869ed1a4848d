import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '#web/features/reports/components/report-button.tsx';
import { useHashWindow } from '#web/ui/hash-window.ts';

const ReportPortfolioDialog = lazy(async () => ({
  default: (await import('./report-portfolio-dialog.tsx')).ReportPortfolioDialog,
}));

/** The quiet way to say that something is wrong with a portfolio. */
export function ReportPortfolioLink({ id }: { id: string }) {
  const { t } = useTranslation('portfolios');
  const { link, window } = useHashWindow('#report');
  return (
    <>
      <ReportButton label={t('report.report')} link={link} />
      {window && (
        <Suspense>
          <ReportPortfolioDialog {...window} id={id} />
        </Suspense>
      )}
    </>
  );
}
