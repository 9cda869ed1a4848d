import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';

/** How the payment provider is reached. */
export interface StripeAccess {
  publishableKey: string;
  /** Of the script to load first; null for the one that the library finds by itself. */
  scriptUrl: string | null;
}

let loading: Promise<Stripe | null> | undefined;

/** Loads the provider's script, once for the page. @throws when it cannot be loaded, and may be tried again */
export async function openStripe({ publishableKey, scriptUrl }: StripeAccess): Promise<Stripe> {
  loading ??= load(publishableKey, scriptUrl);
  try {
    const stripe = await loading;
    if (stripe) return stripe;
    throw new Error('The script of the payment provider did not start.');
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

async function load(publishableKey: string, scriptUrl: string | null): Promise<Stripe | null> {
  if (scriptUrl !== null) await loadScript(scriptUrl);
  return loadStripe(publishableKey);
}

async function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    });
    document.head.append(script);
  });
}
