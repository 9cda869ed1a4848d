import { createHash } from 'node:crypto';

/**
 * Tells one request from another under the same idempotency key; the order of its fields does not
 * matter.
 * @returns SHA-256, hexadecimal
 */
export function digestOf(request: object): string {
  const fields = Object.entries(request).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
