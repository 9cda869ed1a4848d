import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsPanel } from '#web/ui/settings-panel.tsx';
import { useReauthentication } from '../../hooks/use-reauthentication.ts';
import { useSession } from '../../session.ts';
import { useMyTwoFactorSuspenseQuery } from '../../two-factor.generated.ts';
import type { TwoFactorTask } from './two-factor-dialog.tsx';

const TwoFactorDialog = lazy(async () => ({
  default: (await import('./two-factor-dialog.tsx')).TwoFactorDialog,
}));

/** Fewer than this many recovery codes are worth a word. */
const FEW_CODES = 3;

/** Whether logins ask for the code of an app, and everything about it. */
export function TwoFactorPanel() {
  const { t, i18n } = useTranslation('accounts');
  const { data, refetch } = useMyTwoFactorSuspenseQuery({ context: { fresh: false } });
  const reauthentication = useReauthentication();
  const mustSetUp = useSession()?.mustSetUpTwoFactor ?? false;
  const [task, setTask] = useState<TwoFactorTask>();
  const { isAvailable, enabledAt, recoveryCodesLeft } = data.myTwoFactor;
  const since = enabledAt && new Date(enabledAt).toLocaleDateString(i18n.language, longDate);
  return (
    <SettingsPanel title={t('twoFactor.title')} lead={t('twoFactor.lead')}>
      {mustSetUp && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('twoFactor.adminsMust')}
        </Alert>
      )}
      {!isAvailable && <Typography>{t('twoFactor.notAvailable')}</Typography>}
      {isAvailable && !since && (
        <Button variant="contained" onClick={() => setTask('setUp')}>
          {t('twoFactor.setUp')}
        </Button>
      )}
      {since && (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography>{t('twoFactor.since', { date: since })}</Typography>
          <Typography color={recoveryCodesLeft < FEW_CODES ? 'error' : 'textSecondary'}>
            {t('twoFactor.codesLeft', { count: recoveryCodesLeft })}
          </Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            <Button variant="outlined" color="inherit" onClick={() => setTask('renew')}>
              {t('twoFactor.renew')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setTask('disable')}>
              {t('twoFactor.disable')}
            </Button>
          </Stack>
        </Stack>
      )}
      {task && (
        <Suspense>
          <TwoFactorDialog
            task={task}
            reauthentication={reauthentication}
            onClose={() => {
              setTask(undefined);
              void refetch();
            }}
          />
        </Suspense>
      )}
    </SettingsPanel>
  );
}

const longDate = { dateStyle: 'long' } as const;
