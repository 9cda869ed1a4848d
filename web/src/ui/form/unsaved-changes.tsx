import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

const ResponsiveDialog = lazy(async () => ({
  default: (await import('../responsive-dialog.tsx')).ResponsiveDialog,
}));

/** Asks before a page is left whose changes would be lost; the browser asks when it is closed. */
export function UnsavedChanges({ when }: { when: boolean }) {
  const { t } = useTranslation('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <ResponsiveDialog open onClose={() => blocker.reset()} title={t('unsaved.title')}>
        <Typography color="textSecondary">{t('unsaved.text')}</Typography>
        <Stack direction="row" spacing={1.5} sx={{ mt: 3, justifyContent: 'flex-end' }}>
          <Button color="inherit" onClick={() => blocker.proceed()}>
            {t('unsaved.leave')}
          </Button>
          <Button variant="contained" autoFocus onClick={() => blocker.reset()}>
            {t('unsaved.stay')}
          </Button>
        </Stack>
      </ResponsiveDialog>
    </Suspense>
  );
}
