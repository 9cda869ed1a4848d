import { object } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { passwordOrNone } from './account.schema.ts';

/** Seconds for which an app shows a code (RFC 6238 §5.2). */
export const CODE_PERIOD_SECONDS = 30;
/** Digits of a code. */
export const CODE_DIGITS = 6;
/** Recovery codes that somebody gets at a time. */
export const RECOVERY_CODES = 10;

const LIMIT = 40;

/** A code of an app or for recovery, as people write it. */
export const codeField = trimmed()
  .required(message('accounts.codeRequired'))
  .max(LIMIT, message('accounts.codeWrong'));

/** What the server takes where a code is all that is missing. */
export const codeSchema = object({ code: codeField });

/** What the server takes to switch the second factor off, or to give out other recovery codes. */
export const twoFactorChangeSchema = object({ password: passwordOrNone, code: codeField });
export type TwoFactorChange = InferType<typeof twoFactorChangeSchema>;

/** A code without what people write between its parts, in one case. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase();
}
