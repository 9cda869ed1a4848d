import { object, string } from 'yup';
import type { InferType } from 'yup';
import { trimmed } from '#domain/errors/trimmed.ts';
import { message } from '#domain/messages/message.ts';
import { CLAIM_CODE_DIGITS, claimLimits as limits } from './claim.ts';

/** An address at the domain of the studio's website, to which a code is mailed. */
export const emailClaimSchema = object({
  email: trimmed()
    .lowercase()
    .required(message('accounts.emailInvalid'))
    .email(message('accounts.emailInvalid'))
    .max(limits.email),
});
export type EmailClaimInput = InferType<typeof emailClaimSchema>;

/** What shows that a studio is somebody's, in words that an administrator reads. */
export const statementClaimSchema = object({
  statement: trimmed()
    .required(message('claims.statementRequired', { min: limits.statementMin }))
    .min(limits.statementMin, message('claims.statementRequired', { min: limits.statementMin }))
    .max(limits.statement),
});
export type StatementClaimInput = InferType<typeof statementClaimSchema>;

const CODE = new RegExp(`^\\d{${CLAIM_CODE_DIGITS}}$`);

/** The code that was mailed, however it is spaced. */
export const claimCodeSchema = object({
  code: string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replaceAll(/\s/g, '') : value,
    )
    .required(message('claims.codeInvalid'))
    .matches(CODE, { message: message('claims.codeInvalid') }),
});
export type ClaimCodeInput = InferType<typeof claimCodeSchema>;
