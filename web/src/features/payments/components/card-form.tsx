import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { useMoney } from '#web/ui/money.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { appearanceOfPage } from '../appearance.ts';
import { useConfirmPaymentMutation } from '../payments.generated.ts';
import type { PaymentFieldsFragment } from '../payments.generated.ts';

interface CardFormProps {
  stripe: Stripe;
  payment: { id: string; clientSecret: string };
  amountCents: number;
  returnPath: string;
  onPaid: (payment: PaymentFieldsFragment) => void;
}

/** The provider's fields for a card, and the button that pays. */
export function CardForm({ stripe, ...form }: CardFormProps) {
  const { i18n } = useTranslation();
  const { clientSecret } = form.payment;
  const options = useMemo(
    () => ({
      clientSecret,
      appearance: appearanceOfPage(),
      locale: i18n.language as StripeElementLocale,
    }),
    [clientSecret, i18n.language],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <Fields {...form} />
    </Elements>
  );
}

/** Statuses with which the payer has done all that is theirs to do; a dispute may come that early. */
const donePayments: readonly string[] = ['CAPTURED', 'AUTHORIZED', 'DISPUTED'];

function Fields({ payment, amountCents, returnPath, onPaid }: Omit<CardFormProps, 'stripe'>) {
  const { t } = useTranslation('payments');
  const { charge } = useMoney();
  const [isReady, setReady] = useState(false);
  const { pay, isPaying, problem } = usePaying({ payment, returnPath, onPaid });
  return (
    <Stack component="form" spacing={2.5} onSubmit={(event: FormEvent) => void pay(event)}>
      {!isReady && <Skeleton variant="rounded" height={180} />}
      <div hidden={!isReady}>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setReady(true)}
          onLoadError={() =>
            showToast({ tone: 'error', title: t('error.title'), description: t('error.text') })
          }
        />
      </div>
      <FormAlert message={problem} />
      <Button type="submit" variant="contained" size="large" disabled={!isReady || isPaying}>
        {isPaying ? t('paying') : t('pay', { amount: charge(amountCents) })}
      </Button>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: 'flex', gap: 1, alignItems: 'center', '& svg': { flexShrink: 0 } }}
      >
        <Lock size={14} aria-hidden />
        {t('safe')}
      </Typography>
    </Stack>
  );
}

type Paying = Pick<CardFormProps, 'payment' | 'returnPath' | 'onPaid'>;

/** Pays once, however often the button is pressed, and goes by what the server says came of it. */
function usePaying({ payment, returnPath, onPaid }: Paying) {
  const { t } = useTranslation('payments');
  const stripe = useStripe();
  const elements = useElements();
  const [confirmPayment] = useConfirmPaymentMutation();
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** @returns whether the payment is done, as the server has heard from the provider */
  async function isDone(): Promise<boolean> {
    const input = { paymentId: payment.id, clientSecret: payment.clientSecret };
    const { data } = await confirmPayment({ variables: { input } });
    const confirmed = data?.confirmPayment?.payment;
    if (!confirmed || !donePayments.includes(confirmed.status)) return false;
    onPaid(confirmed);
    return true;
  }

  async function send(): Promise<string | undefined> {
    if (!stripe || !elements) return undefined;
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: window.location.origin + returnPath },
      redirect: 'if_required',
    });
    // What is wrong with a field stands at the field.
    if (error?.type === 'validation_error') return undefined;
    try {
      // Also after an error: another tab may have paid.
      if (await isDone()) return undefined;
    } catch {
      return error?.message ?? t('unconfirmed');
    }
    if (!error) return t('unconfirmed');
    const reason = error.message ?? t('error.text');
    showToast({ tone: 'error', title: t('paymentFailed'), description: reason });
    return reason;
  }

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPaying) return;
    setPaying(true);
    setProblem(undefined);
    setProblem(await send());
    setPaying(false);
  }
  return { pay, isPaying, problem };
}
