import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useHashWindow } from '#web/ui/hash-window.ts';
import { ReportButton } from './report-button.tsx';

const ReportGuestReviewDialog = lazy(async () => ({
  default: (await import('./report-guest-review-dialog.tsx')).ReportGuestReviewDialog,
}));

/** The quiet way to say that something is wrong with what a studio says of a guest. */
export function ReportGuestReviewLink({ id }: { id: string }) {
  const { t } = useTranslation('reports');
  const { link, window } = useHashWindow(`#report-guest-review-${id}`);
  return (
    <>
      <ReportButton label={t('review.report')} link={link} />
      {window && (
        <Suspense>
          <ReportGuestReviewDialog {...window} id={id} />
        </Suspense>
      )}
    </>
  );
}
