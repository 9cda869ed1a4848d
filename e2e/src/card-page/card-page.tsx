import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, useState } from 'react';
import type { SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';

/* A page that takes a card with Stripe's own libraries, as the product does. */

const settings = new URLSearchParams(location.search);

function PaymentForm() {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [result, setResult] = useState('');
  const pay = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!stripe || !elements) return;
    setResult('Paying…');
    const confirmParams = { return_url: `${location.origin}/paid` };
    if (settings.get('redirect') === 'always') {
      const { error } = await stripe.confirmPayment({ elements, confirmParams });
      setResult(error.message ?? error.type);
      return;
    }
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams,
      redirect: 'if_required',
    });
    setResult(error ? (error.message ?? error.type) : paymentIntent.status);
  };
  return (
    <form onSubmit={pay}>
      <PaymentElement
        onReady={() => setReady(true)}
        onLoadError={({ error }) => setResult(error.message ?? error.type)}
      />
      <button disabled={!isReady}>Pay</button>
      <output>{result}</output>
    </form>
  );
}

async function start() {
  // What `loadStripe` would bring from Stripe is there already, from the sandbox.
  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${settings.get('sandbox')}/v3/`;
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    document.head.append(script);
  });
  const options = {
    clientSecret: settings.get('secret')!,
    appearance: { theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe' },
  } as const;
  createRoot(document.querySelector('#form')!).render(
    <StrictMode>
      <Elements stripe={loadStripe(settings.get('key')!)} options={options}>
        <PaymentForm />
      </Elements>
    </StrictMode>,
  );
}

void start();
