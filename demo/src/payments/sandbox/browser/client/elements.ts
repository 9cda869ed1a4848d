/// <reference lib="dom" />
import type { Appearance, ClientError, ClientIntent } from '../protocol.ts';
import type { ClientApi } from './api.ts';
import type { createPaymentElement, FrameResult, PaymentElement } from './payment-element.ts';

export interface ElementsOptions {
  appearance?: Appearance;
  clientSecret?: string;
  mode?: string;
}

/** The elements of a page as it has them, with what the rest of the script knows of them. */
export interface Elements {
  create(type: string, options?: object): PaymentElement;
  getElement(type: string): PaymentElement | null;
  update(options: ElementsOptions): void;
  fetchUpdates(): Promise<object>;
  submit(): Promise<{ error?: ClientError; selectedPaymentMethod?: string }>;
  /** The secret of the intent that they were made for. */
  clientSecret: string | undefined;
  payment(): PaymentElement;
  /** Checks the card unless `submit` has. */
  ensureSubmitted(): Promise<FrameResult>;
}

interface Parts {
  origin: string;
  key: string;
  api: ClientApi;
  createPaymentElement: typeof createPaymentElement;
}

/** Makes the elements of a page. Runs in the browser, and stands on what it is handed. */
export function createElements(options: ElementsOptions, parts: Parts): Elements {
  const { origin, key, api } = parts;
  let appearance = options.appearance ?? {};
  let payment: PaymentElement | undefined;
  let isSubmitted = false;

  const check = async (): Promise<ClientError | undefined> => {
    const { clientSecret: secret } = options;
    if (secret === undefined) return undefined;
    const path = `/v1/payment_intents/${secret.split('_secret_')[0]}`;
    const { error } = await api.get<ClientIntent>(path, { client_secret: secret });
    return error;
  };

  const elements: Elements = {
    clientSecret: options.clientSecret,
    create(type) {
      if (type !== 'payment') throw new Error(`The sandbox has no element "${type}".`);
      if (options.clientSecret === undefined && options.mode === undefined) {
        throw new Error('elements() needs a clientSecret or a mode.');
      }
      if (payment) throw new Error('Can only create one Element of type payment.');
      const onDestroyed = () => {
        payment = undefined;
      };
      payment = parts.createPaymentElement({ origin, key, appearance, check, onDestroyed });
      payment.on('change', () => {
        isSubmitted = false;
      });
      return payment;
    },
    getElement: (type) => (type === 'payment' ? (payment ?? null) : null),
    update(changes) {
      if (!changes.appearance) return;
      ({ appearance } = changes);
      payment?.show(appearance);
    },
    fetchUpdates: async () => ({}),
    payment() {
      if (payment) return payment;
      throw new Error('There is no payment element. Create and mount one first.');
    },
    async submit() {
      const { error } = await elements.payment().validate();
      isSubmitted = error === undefined;
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    async ensureSubmitted() {
      if (isSubmitted) return {};
      if (options.clientSecret === undefined) {
        throw new Error('elements.submit() must be called before stripe.confirmPayment().');
      }
      return elements.payment().validate();
    },
  };
  return elements;
}
