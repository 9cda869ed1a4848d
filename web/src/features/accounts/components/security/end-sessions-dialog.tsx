import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { ResponsiveDialog } from '#web/ui/responsive-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useEndOtherSessionsMutation } from '../../security.generated.ts';

interface EndSessionsDialogProps {
  open: boolean;
  onClose: () => void;
  onEnded: () => void;
}

/** Asks before everybody else who is logged in to the account is logged out. */
export function EndSessionsDialog({ open, onClose, onEnded }: EndSessionsDialogProps) {
  const { t } = useTranslation('accounts');
  const [endOthers, { loading }] = useEndOtherSessionsMutation();
  const [failure, setFailure] = useState<string>();

  async function end(): Promise<void> {
    setFailure(undefined);
    try {
      await endOthers();
      showToast({ tone: 'success', title: t('sessions.othersEnded') });
    } catch (error) {
      setFailure(failureOf(error).message ?? t('sessions.endFailed'));
      return;
    }
    onClose();
    onEnded();
  }

  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('sessions.askTitle')}>
      <Typography sx={{ mb: 2 }}>{t('sessions.ask')}</Typography>
      <div role="alert">{failure && <Alert severity="error">{failure}</Alert>}</div>
      <Box
        sx={{
          mt: 3,
          display: 'flex',
          flexWrap: 'wrap-reverse',
          gap: 1.5,
          justifyContent: 'flex-end',
        }}
      >
        <Button color="inherit" variant="outlined" onClick={onClose} disabled={loading}>
          {t('sessions.keep')}
        </Button>
        <Button variant="contained" onClick={() => void end()} disabled={loading}>
          {t('sessions.endOthers')}
        </Button>
      </Box>
    </ResponsiveDialog>
  );
}
