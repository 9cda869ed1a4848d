import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody guesses, for cookies and addresses: 256 bits, base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only hashes of tokens are stored: who reads the table cannot use what is in it. SHA-256. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
