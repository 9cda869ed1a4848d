import { number, object } from 'yup';
import type { InferType } from 'yup';
import { message } from '#domain/messages/message.ts';
import { RATE_DECIMALS } from './currency.ts';

/** Beyond these a rate is a slip of the finger. */
export const LOWEST_RATE = 0.0001;
export const HIGHEST_RATE = 10_000;

const range = message('fields.range', { min: LOWEST_RATE, max: HIGHEST_RATE });

/** What one US dollar is worth in another currency. */
export const currencyRateSchema = object({
  rate: number()
    .required(message('fields.required'))
    .min(LOWEST_RATE, range)
    .max(HIGHEST_RATE, range)
    .test(
      'decimals',
      message('payments.rateDecimals', { max: RATE_DECIMALS }),
      (rate) => rate === undefined || Number(rate.toFixed(RATE_DECIMALS)) === rate,
    ),
});
export type CurrencyRateInput = InferType<typeof currencyRateSchema>;
