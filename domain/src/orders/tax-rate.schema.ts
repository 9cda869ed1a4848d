import { number, object } from 'yup';
import type { InferType } from 'yup';
import { message } from '#domain/messages/message.ts';

/** Beyond this a rate is a slip of the finger: no sales tax of the world is higher. */
export const HIGHEST_TAX_PERCENT = 30;

const DECIMALS = 2;

/** What sales tax is to be. */
export const taxRateSchema = object({
  percent: number()
    .required(message('fields.required'))
    .min(0, message('fields.range', { min: 0, max: HIGHEST_TAX_PERCENT }))
    .max(HIGHEST_TAX_PERCENT, message('fields.range', { min: 0, max: HIGHEST_TAX_PERCENT }))
    .test(
      'decimals',
      message('payments.rateDecimals', { max: DECIMALS }),
      (percent) => percent === undefined || Number(percent.toFixed(DECIMALS)) === percent,
    ),
  /** Epoch milliseconds; at once without one. */
  validFrom: number(),
});
export type TaxRateInput = InferType<typeof taxRateSchema>;
