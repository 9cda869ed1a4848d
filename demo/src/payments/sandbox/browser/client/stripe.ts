/// <reference lib="dom" />
import type { BillingDetails, ClientError, ClientIntent } from '../protocol.ts';
import type { createApi } from './api.ts';
import type { showChallenge } from './challenge.ts';
import type { createElements, Elements, ElementsOptions } from './elements.ts';
import type { createPaymentElement, FrameResult } from './payment-element.ts';

interface Parts {
  /** Where the sandbox is. */
  origin: string;
  /** What `@stripe/stripe-js` expects to be loaded. */
  version: string;
  createApi: typeof createApi;
  createElements: typeof createElements;
  createPaymentElement: typeof createPaymentElement;
  showChallenge: typeof showChallenge;
}

interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: {
    return_url?: string;
    payment_method?: string;
    payment_method_data?: { billing_details?: BillingDetails };
  };
  redirect?: 'always' | 'if_required';
}

type Outcome = { error: ClientError } | { paymentIntent: ClientIntent };

/**
 * The part of Stripe.js that the product uses, as `window.Stripe`. Runs in the browser, and stands on
 * what it is handed.
 */
export function startStripe(parts: Parts): void {
  const { origin } = parts;

  const makeStripe = (key: string) => {
    const api = parts.createApi(origin, key);
    const pathOf = (secret: string) => `/v1/payment_intents/${secret.split('_secret_')[0]}`;

    const retrieve = async (secret: string): Promise<Outcome> => {
      const { error, value } = await api.get<ClientIntent>(pathOf(secret), {
        client_secret: secret,
      });
      return error ? { error } : { paymentIntent: value };
    };

    /** Has people answer their bank, if it asks, and says what came of it. */
    const finish = async (intent: ClientIntent): Promise<Outcome> => {
      const challenge = intent.next_action?.use_stripe_sdk;
      if (intent.status !== 'requires_action' || !challenge) return { paymentIntent: intent };
      await parts.showChallenge(challenge.stripe_js);
      const outcome = await retrieve(intent.client_secret);
      if ('error' in outcome) return outcome;
      const { status, last_payment_error: failure } = outcome.paymentIntent;
      if (status !== 'requires_payment_method' || !failure) return outcome;
      return { error: { ...failure, payment_intent: outcome.paymentIntent } };
    };

    const confirm = async (secret: string, options: ConfirmOptions): Promise<Outcome> => {
      const { elements, confirmParams = {} } = options;
      const method: FrameResult = elements
        ? await methodFrom(elements, confirmParams.payment_method_data?.billing_details)
        : { paymentMethod: { id: confirmParams.payment_method ?? '' } };
      if (method.error) return { error: method.error };
      const { error, value } = await api.post<ClientIntent>(`${pathOf(secret)}/confirm`, {
        client_secret: secret,
        ...(method.paymentMethod?.id && { payment_method: method.paymentMethod.id }),
        ...(confirmParams.return_url && { return_url: confirmParams.return_url }),
        use_stripe_sdk: 'true',
      });
      return error ? { error } : finish(value);
    };

    const methodFrom = async (
      elements: Elements,
      billing: BillingDetails = {},
    ): Promise<FrameResult> => {
      const { error } = await elements.ensureSubmitted();
      return error ? { error } : elements.payment().createPaymentMethod(billing);
    };

    const leaveFor = (address: string, { id, client_secret: secret }: ClientIntent) => {
      const url = new URL(address);
      url.searchParams.set('payment_intent', id);
      url.searchParams.set('payment_intent_client_secret', secret);
      url.searchParams.set('redirect_status', 'succeeded');
      location.assign(url);
      // The page is left; nothing comes after that.
      return new Promise<never>(() => {});
    };

    const notImitated = (name: string) => (): never => {
      throw new Error(`The sandbox does not imitate stripe.${name}().`);
    };

    return {
      elements: (options: ElementsOptions = {}) =>
        parts.createElements(options, { ...parts, key, api }),
      async confirmPayment(options: ConfirmOptions): Promise<Outcome> {
        const secret = options.clientSecret ?? options.elements?.clientSecret;
        const returnUrl = options.confirmParams?.return_url;
        if (secret === undefined) throw new Error('confirmPayment() needs a clientSecret.');
        if (options.redirect !== 'if_required' && returnUrl === undefined) {
          throw new Error("confirmPayment() needs a return_url unless redirect is 'if_required'.");
        }
        const outcome = await confirm(secret, options);
        const mayStay = options.redirect === 'if_required' || 'error' in outcome;
        if (mayStay || returnUrl === undefined) return outcome;
        return leaveFor(returnUrl, outcome.paymentIntent);
      },
      async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Outcome> {
        const outcome = await retrieve(clientSecret);
        return 'error' in outcome ? outcome : finish(outcome.paymentIntent);
      },
      retrievePaymentIntent: retrieve,
      async createPaymentMethod({ elements }: { elements: Elements }) {
        return methodFrom(elements);
      },
      confirmCardPayment: notImitated('confirmCardPayment'),
      createToken: notImitated('createToken'),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };

  Object.assign(window, { Stripe: Object.assign(makeStripe, { version: parts.version }) });
}
