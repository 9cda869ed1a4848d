import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useSession } from '#web/features/accounts/session.ts';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { useAccountDeletionObstaclesSuspenseQuery } from '../privacy.generated.ts';
import { DeletionDialog } from './deletion-dialog.tsx';
import { RestoreNotice } from './restore-notice.tsx';

/** Deletes the account, or says first what stands in the way. */
export function DeletionPanel() {
  const { t } = useTranslation('privacy');
  const user = useSession();
  const { data } = useAccountDeletionObstaclesSuspenseQuery({ context: { fresh: false } });
  const [isAsking, setIsAsking] = useState(false);
  if (!user) return null;
  const { bookings, studios } = data.accountDeletionObstacles;
  return (
    <SettingsPanel title={t('deletion.title')} lead={t('deletion.lead')}>
      {user.deletionDueAt !== null && <RestoreNotice dueAt={user.deletionDueAt} />}
      {user.deletionDueAt === null && bookings > 0 && (
        <Alert
          severity="info"
          role="presentation"
          action={
            <Button component={RouterLink} to="/account/bookings" color="inherit" size="small">
              {t('deletion.seeBookings')}
            </Button>
          }
        >
          {t('deletion.bookings')}
        </Alert>
      )}
      {user.deletionDueAt === null && studios > 0 && (
        <Alert
          severity="info"
          role="presentation"
          action={
            <Button component={RouterLink} to="/profile" color="inherit" size="small">
              {t('deletion.seeStudios')}
            </Button>
          }
          sx={{ mt: bookings > 0 ? 2 : 0 }}
        >
          {t('deletion.studios')}
        </Alert>
      )}
      {user.deletionDueAt === null && bookings + studios === 0 && (
        <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
          {t('deletion.open')}
        </Button>
      )}
      <DeletionDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </SettingsPanel>
  );
}
