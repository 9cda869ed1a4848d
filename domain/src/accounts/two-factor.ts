import { object, string } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';

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

/** The password may be missing where the account has none. */
const password = string()
  .default('')
  .max(200, message('fields.tooLong', { max: 200 }));

/** What the server takes where a code is all that is missing. */
export const codeSchema = object({ code: codeField });

/** What the server takes to begin with an app. */
export const twoFactorBeginSchema = object({ password });

/** What the server takes to switch the second factor off, or to give out other recovery codes. */
export const twoFactorChangeSchema = object({ password, code: codeField });
export type TwoFactorChange = InferType<typeof twoFactorChangeSchema>;

/** A code without what people write between its parts, in one case. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toLowerCase();
}
