import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportButton } from '#web/features/reports/components/report-button.tsx';
import { useHashWindow } from '#web/ui/hash-window.ts';
import type { WrongPage } from './wrong-fact-dialog.tsx';

// Hardly anybody finds something wrong.
const WrongFactDialog = lazy(async () => ({
  default: (await import('./wrong-fact-dialog.tsx')).WrongFactDialog,
}));

/** The quiet way to say that something is wrong on the page of a place or a wave. */
export function WrongFactLink({ page }: { page: WrongPage }) {
  const { t } = useTranslation('directories');
  const { link, window } = useHashWindow('#wrong');
  return (
    <>
      <ReportButton label={t('wrong.link')} link={link} />
      {window && (
        <Suspense>
          <WrongFactDialog {...window} page={page} />
        </Suspense>
      )}
    </>
  );
}
