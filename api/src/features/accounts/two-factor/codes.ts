import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { CODE_DIGITS, CODE_PERIOD_SECONDS, RECOVERY_CODES } from '#domain/accounts/two-factor.ts';

/** Without the letters and digits that are taken for each other. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_LENGTH = 10;

/** A new secret for an app to share, in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

function totp(secret: string, account = ''): TOTP {
  return new TOTP({
    issuer: 'Roomtone',
    label: account,
    algorithm: 'SHA1',
    digits: CODE_DIGITS,
    period: CODE_PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** What apps read from a QR code: the secret and whose account it is. */
export function otpauthUri(secret: string, account: string): string {
  return totp(secret, account).toString();
}

/**
 * The period of 30 seconds that a code is of, if it is that of `now` (epoch milliseconds), the one
 * before or the one after: clocks differ, and people type slowly (RFC 6238 §5.2).
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / CODE_PERIOD_SECONDS) + delta;
}

/** Codes that stand in for an app that is lost, each once: `k7q2m-9xw4t`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(
      { length: RECOVERY_LENGTH },
      () => ALPHABET[randomInt(ALPHABET.length)]!,
    );
    letters.splice(RECOVERY_LENGTH / 2, 0, '-');
    return letters.join('');
  });
}
