/** How somebody proves that a studio is theirs. */
export const claimProofs = ['email', 'statement'] as const;
export type ClaimProof = (typeof claimProofs)[number];

/** Where a claim of a studio stands. */
export const claimStatuses = [
  'unproven',
  'waiting',
  'granted',
  'declined',
  'overtaken',
  'withdrawn',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Statuses in which a claim can still be granted. */
export const liveClaimStatuses: readonly ClaimStatus[] = ['unproven', 'waiting'];

export const claimLimits = { email: 254, statement: 2000, statementMin: 40 } as const;

/** Digits of the code that is mailed to the domain of a website. */
export const CLAIM_CODE_DIGITS = 8;

/** How long it works. */
export const CLAIM_CODE_MINUTES = 30;

/** How often a code may be entered wrong. */
export const CLAIM_CODE_ATTEMPTS = 5;
