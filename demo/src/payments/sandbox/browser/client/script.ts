import { RELEASE_TRAIN } from '../../api-version.ts';
import { scriptOf } from '../script-of.ts';
import { createApi } from './api.ts';
import { showChallenge } from './challenge.ts';
import { createElements } from './elements.ts';
import { createPaymentElement } from './payment-element.ts';
import { startStripe } from './stripe.ts';

/** The script that pages load in the place of Stripe.js. @param origin the sandbox's own */
export const clientScript = (origin: string): string =>
  scriptOf(startStripe, {
    origin,
    version: RELEASE_TRAIN,
    createApi,
    createElements,
    createPaymentElement,
    showChallenge,
  });
