import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentFieldsFragment } from '#web/features/payments/payments.generated.ts';
import { failureOf } from '#web/lib/failures.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { openStripe } from '../load-stripe.ts';
import { documentTakesPayments } from '../payments-meta.ts';
import { PaymentSettingsDocument } from '../payments.generated.ts';
import { CardForm } from './card-form.tsx';

/** A payment that was begun on the server. */
export interface BegunPayment {
  id: string;
  clientSecret: string | null;
}

interface CardPaymentProps {
  /** Begins the payment. Called once, and once more for each try after it failed. */
  start: () => Promise<BegunPayment>;
  amountCents: number;
  /** Path to come back to should the payer's bank lead them elsewhere. */
  returnPath: string;
  /** Called once the money is there, or reserved. */
  onPaid: (payment: PaymentFieldsFragment) => void;
}

/** What paying takes: the provider's script, and a payment. */
type Opening =
  | { state: 'opening' }
  | { state: 'off' }
  | { state: 'failed'; reason: string | undefined }
  | { state: 'open'; stripe: Stripe; payment: BegunPayment & { clientSecret: string } };

/**
 * Takes a card for a payment. The card goes to the provider, in a frame of its own: it is never here.
 * Its page has to be one that `takesPayments`, and is opened anew where its document is not.
 */
export function CardPayment({ start, ...form }: CardPaymentProps) {
  const { t } = useTranslation(['payments', 'ui']);
  const { opening, retry } = useOpening(start);
  if (opening.state === 'off') return <EmptyState title={t('off.title')} text={t('off.text')} />;
  if (opening.state === 'failed') {
    const again = (
      <Button variant="outlined" color="inherit" onClick={retry}>
        {t('ui:retry')}
      </Button>
    );
    return (
      <div role="alert">
        <EmptyState title={t('failed')} text={opening.reason ?? t('error.text')} action={again} />
      </div>
    );
  }
  if (opening.state === 'opening') return <CardSkeleton />;
  return <CardForm {...form} stripe={opening.stripe} payment={opening.payment} />;
}

function useOpening(start: () => Promise<BegunPayment>): { opening: Opening; retry: () => void } {
  const { t } = useTranslation('payments');
  const client = useApolloClient();
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  const isBegun = useRef(false);

  const open = useEffectEvent(() => openPayment(client, start));
  const tell = useEffectEvent((reason: string | undefined) =>
    showToast({ tone: 'error', title: t('error.title'), description: reason ?? t('error.text') }),
  );

  useEffect(() => {
    // Once, however often React tries effects, and again when it is asked for.
    if (isBegun.current || opening.state !== 'opening') return;
    isBegun.current = true;
    if (!documentTakesPayments()) {
      window.location.reload();
      return;
    }
    void open().then(setOpening);
  }, [opening]);
  useEffect(() => {
    if (opening.state === 'failed') tell(opening.reason);
  }, [opening]);

  function retry(): void {
    isBegun.current = false;
    setOpening({ state: 'opening' });
  }
  return { opening, retry };
}

async function openPayment(
  client: ApolloClient,
  start: () => Promise<BegunPayment>,
): Promise<Opening> {
  try {
    const { data } = await client.query({ query: PaymentSettingsDocument });
    const access = data?.paymentSettings;
    if (!access) return { state: 'off' };
    const [stripe, { id, clientSecret }] = await Promise.all([openStripe(access), start()]);
    if (clientSecret === null) return { state: 'failed', reason: undefined };
    return { state: 'open', stripe, payment: { id, clientSecret } };
  } catch (error) {
    return { state: 'failed', reason: failureOf(error).message };
  }
}

function CardSkeleton() {
  return (
    <Stack spacing={2} aria-busy="true">
      <Skeleton variant="rounded" height={56} />
      <Stack direction="row" spacing={2}>
        <Skeleton variant="rounded" height={56} sx={{ flex: 1 }} />
        <Skeleton variant="rounded" height={56} sx={{ flex: 1 }} />
      </Stack>
      <Skeleton variant="rounded" height={48} />
    </Stack>
  );
}
