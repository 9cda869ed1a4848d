import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHashWindow } from '#web/ui/hash-window.ts';
import { ReportButton } from './report-button.tsx';

// Hardly anybody reports a listing.
const ReportStudioDialog = lazy(async () => ({
  default: (await import('./report-studio-dialog.tsx')).ReportStudioDialog,
}));

/** The quiet way to say that something is wrong with a listing. */
export function ReportLink({ studioId }: { studioId: string }) {
  const { t } = useTranslation('reports');
  const { link, window } = useHashWindow('#report');
  return (
    <>
      <ReportButton label={t('report')} link={link} />
      {window && (
        <Suspense>
          <ReportStudioDialog {...window} studioId={studioId} />
        </Suspense>
      )}
    </>
  );
}
