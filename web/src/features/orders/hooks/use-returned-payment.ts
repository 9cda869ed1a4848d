import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageParams } from '#web/lib/page-params.ts';
import { useConfirmPaymentMutation } from '#web/features/payments/payments.generated.ts';
import type { PaymentFieldsFragment } from '#web/features/payments/payments.generated.ts';

/** What has come of a payment whose payer is back from the page of its provider. */
export type ReturnedPayment =
  | { state: 'asking' }
  | { state: 'unknown' }
  | { state: 'failed'; error: unknown }
  | { state: 'known'; payment: PaymentFieldsFragment };

interface Returned {
  returned: ReturnedPayment;
  askAgain: () => void;
}

/** Asks once what has come of the payment that the address names, and again when it is asked for. */
export function useReturnedPayment(): Returned {
  const [params] = usePageParams();
  const paymentId = params.get('payment');
  const clientSecret = params.get('token');
  const isNamed = paymentId !== null && clientSecret !== null;
  const [confirmPayment] = useConfirmPaymentMutation();
  const [returned, setReturned] = useState<ReturnedPayment>({
    state: isNamed ? 'asking' : 'unknown',
  });
  const isAsked = useRef(false);

  const ask = useEffectEvent(async () => {
    if (!isNamed) return;
    try {
      const { data } = await confirmPayment({ variables: { input: { paymentId, clientSecret } } });
      setReturned({ state: 'known', payment: data!.confirmPayment!.payment });
    } catch (error) {
      setReturned({ state: 'failed', error });
    }
  });

  useEffect(() => {
    // Once, however often React tries effects: each asks the provider.
    if (isAsked.current || returned.state !== 'asking') return;
    isAsked.current = true;
    void ask();
  }, [returned]);

  function askAgain(): void {
    isAsked.current = false;
    setReturned({ state: 'asking' });
  }
  return { returned, askAgain };
}
