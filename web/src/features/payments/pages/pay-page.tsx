import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom';
import { AccountPage } from '#web/features/accounts/components/account-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { CardPayment } from '../components/card-payment.tsx';
import type { BegunPayment } from '../components/card-payment.tsx';
import { usePayableSuspenseQuery, useStartPaymentMutation } from '../payments.generated.ts';

/** Where something is paid that is paid on its own. */
export function PayPage() {
  const { t } = useTranslation('payments');
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <AccountPage
        title={t('page.title')}
        description={t('page.description')}
        error={t('page.error')}
        maxWidth={560}
      >
        <Pay />
      </AccountPage>
    </Box>
  );
}

function Pay() {
  const { t } = useTranslation('payments');
  const navigate = useNavigate();
  const { kind = '', id = '' } = useParams();
  const { chargeInWords } = useMoney();
  const { data } = usePayableSuspenseQuery({ variables: { kind, id } });
  const start = useStart(kind, id);
  const { payable } = data;
  if (!payable) return <EmptyState title={t('page.noneTitle')} text={t('page.noneText')} />;
  const { title, amountCents, returnPath, isPaid } = payable;
  if (isPaid) {
    return (
      <EmptyState
        title={t('page.paidTitle')}
        text={title}
        action={
          <Button component={RouterLink} to={returnPath} variant="contained">
            {t('page.goOn')}
          </Button>
        }
      />
    );
  }
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, borderRadius: 3 }}>
      <Stack
        direction="row"
        sx={{ mb: 3, gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{chargeInWords(amountCents)}</Typography>
      </Stack>
      <CardPayment
        start={start}
        amountCents={amountCents}
        returnPath={returnPath}
        onPaid={() => void navigate(returnPath, { replace: true })}
      />
    </Paper>
  );
}

/** Begins the payment, under one key for as long as the page is open. */
function useStart(kind: string, id: string): () => Promise<BegunPayment> {
  const [startPayment] = useStartPaymentMutation();
  const idempotencyKey = useMemo(() => crypto.randomUUID(), []);
  return async () => {
    const { data } = await startPayment({ variables: { input: { kind, id, idempotencyKey } } });
    return data!.startPayment!.payment;
  };
}
