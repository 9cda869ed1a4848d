import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
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
  const [endOthers] = useEndOtherSessionsMutation();

  async function end(): Promise<void> {
    await endOthers();
    showToast({ tone: 'success', title: t('sessions.othersEnded') });
    onEnded();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('sessions.askTitle')}
      keep={t('sessions.keep')}
      confirm={t('sessions.endOthers')}
      onConfirm={end}
      failed={t('sessions.endFailed')}
    >
      <Typography>{t('sessions.ask')}</Typography>
    </ConfirmDialog>
  );
}
