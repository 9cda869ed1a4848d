import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/lib/failures.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import type { PayoutAccountStatus } from '#web/lib/schema.generated.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import {
  usePayoutAccountSuspenseQuery,
  useRefreshPayoutAccountMutation,
  useStartPayoutOnboardingMutation,
} from '../payouts.generated.ts';

const severities = {
  NOT_SET_UP: 'info',
  INCOMPLETE: 'warning',
  IN_REVIEW: 'info',
  READY: 'success',
} as const satisfies Record<PayoutAccountStatus, string>;

/** Where one's account at the payment provider stands, and the way to its pages. */
export function PayoutAccountPanel() {
  const { t } = useTranslation('owners');
  const { data, refetch } = usePayoutAccountSuspenseQuery({ context: { fresh: false } });
  const { status, isAvailable } = data.myPayoutAccount;
  const [params] = usePageParams();
  const visit = params.get('account');
  const [failure, setFailure] = useState<string>();
  const [start, { loading: isStarting }] = useStartPayoutOnboardingMutation();
  const [refresh, { loading: isAsking }] = useRefreshPayoutAccountMutation();

  /** Does something with the provider, and says what came in its way. */
  async function trying(work: () => Promise<unknown>): Promise<void> {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error).message ?? t('payouts.account.failed'));
    }
  }

  async function goThere(): Promise<void> {
    const { data: result } = await start();
    window.location.assign(result!.startPayoutOnboarding!.url);
  }

  async function askAnew(): Promise<void> {
    await refresh();
    await refetch();
  }

  // Whoever comes back is shown what has come of it, once.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (visit !== 'back' || hasAsked.current) return;
    hasAsked.current = true;
    void trying(askAnew);
  });

  if (!isAvailable) return <Alert severity="info">{t('payouts.account.off')}</Alert>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {visit === 'expired' && <Alert severity="info">{t('payouts.account.expired')}</Alert>}
      <FormAlert message={failure} />
      <Alert severity={severities[status]} sx={alertStyle}>
        <AlertTitle component="h2">{t(`payouts.account.${status}.title`)}</AlertTitle>
        {t(`payouts.account.${status}.text`)}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
          <Button
            variant={status === 'READY' || status === 'IN_REVIEW' ? 'outlined' : 'contained'}
            color={status === 'READY' || status === 'IN_REVIEW' ? 'inherit' : 'primary'}
            disabled={isStarting}
            onClick={() => void trying(goThere)}
          >
            {t(`payouts.account.${status}.action`)}
          </Button>
          {(status === 'INCOMPLETE' || status === 'IN_REVIEW') && (
            <Button color="inherit" disabled={isAsking} onClick={() => void trying(askAnew)}>
              {t('payouts.account.check')}
            </Button>
          )}
        </Box>
      </Alert>
    </Box>
  );
}

const alertStyle = { '& .MuiAlert-message': { minWidth: 0, flex: 1 } } as const;
