import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { dayIn, formatDate } from '#web/lib/dates.ts';
import { failureOf } from '#web/lib/failures.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useRestoreAccountMutation } from '../privacy.generated.ts';

/** Tells when an account is deleted, and offers to keep it. */
export function RestoreNotice({ dueAt }: { dueAt: string }) {
  const { t, i18n } = useTranslation('privacy');
  const [restore, { loading }] = useRestoreAccountMutation();

  async function keep(): Promise<void> {
    try {
      await restore();
      showToast({ tone: 'success', title: t('restore.done') });
    } catch (error) {
      const description = failureOf(error).message;
      showToast({ tone: 'error', title: t('restore.failed'), description });
    }
  }

  return (
    <Alert
      severity="warning"
      role="presentation"
      action={
        <Button color="inherit" size="small" disabled={loading} onClick={() => void keep()}>
          {t('restore.action')}
        </Button>
      }
    >
      <AlertTitle component="p">
        {t('restore.title', { day: formatDate(dayIn('UTC', dueAt), i18n.language) })}
      </AlertTitle>
      {t('restore.text')}
    </Alert>
  );
}
