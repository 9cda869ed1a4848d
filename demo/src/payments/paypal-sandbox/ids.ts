import { randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** As PayPal calls orders, captures and refunds: 17 capital letters and digits. */
export const newId = (): string =>
  Array.from(randomBytes(17), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
