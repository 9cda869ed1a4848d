import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ResponsiveDialog } from '../responsive-dialog.tsx';

/** Asks when the page is left as long as it is there; the browser asks when it is closed. */
export function LeavingQuestion() {
  const { t } = useTranslation('ui');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
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
  );
}
