import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same. Takes as long whatever is given. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
