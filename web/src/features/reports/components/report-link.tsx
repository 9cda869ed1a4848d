import Button from '@mui/material/Button';
import { Flag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useHashWindow } from '#web/ui/hash-window.ts';

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
      <Button
        component={RouterLink}
        {...link}
        size="small"
        color="inherit"
        startIcon={<Flag size={16} aria-hidden />}
        sx={{ ml: -1.75, color: 'text.secondary', fontWeight: 500 }}
      >
        {t('report')}
      </Button>
      {window && (
        <Suspense>
          <ReportStudioDialog {...window} studioId={studioId} />
        </Suspense>
      )}
    </>
  );
}
