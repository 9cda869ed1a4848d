import { object } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { AFFILIATE_CODE, codeLimits, isDecentCode } from './code.ts';

/** The code of somebody who brings others; in small letters, however it was typed. */
export const affiliateCodeSchema = object({
  code: trimmed()
    .transform((code: unknown) => (typeof code === 'string' ? code.toLowerCase() : code))
    .required(message('fields.required'))
    .min(codeLimits.least, message('affiliates.codeShort', { min: codeLimits.least }))
    .max(codeLimits.most)
    .matches(AFFILIATE_CODE, { message: message('affiliates.codeInvalid') })
    .test('decent', message('affiliates.codeRefused'), (code) => !code || isDecentCode(code)),
});
export type AffiliateCodeInput = InferType<typeof affiliateCodeSchema>;

/** What administrators look for among codes and names. */
export const affiliateSearchSchema = object({ text: trimmed().max(100).default('') });
