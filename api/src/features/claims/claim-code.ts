import { randomInt } from 'node:crypto';
import { CLAIM_CODE_DIGITS } from '#domain/claims/claim.ts';
import { hashToken } from '#api/lib/secret-token.ts';

/** A new code: so many digits, each as likely as any other. */
export function newClaimCode(): string {
  return String(randomInt(10 ** CLAIM_CODE_DIGITS)).padStart(CLAIM_CODE_DIGITS, '0');
}

/** What is kept of a code; that of one claim is none of another's. */
export function claimCodeHash(claimId: number, code: string): Uint8Array {
  return hashToken(`${claimId} ${code}`);
}
