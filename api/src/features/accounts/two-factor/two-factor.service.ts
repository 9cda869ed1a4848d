import { randomUUID } from 'node:crypto';
import {
  beginTwoFactor,
  deleteTwoFactor,
  enableTwoFactor,
  endOtherSessions,
  findSecret,
  findTwoFactor,
  replaceRecoveryCodes,
} from '#db/accounts/two-factor.repository.ts';
import type { UserRow } from '#db/accounts/account.repository.ts';
import { sqlOf } from '#db/orm.ts';
import type { Sql } from '#db/orm.ts';
import { plainCode } from '#domain/accounts/two-factor.ts';
import type { TwoFactorChange } from '#domain/accounts/two-factor.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { Context } from '#api/lib/context.ts';
import { writeMail } from '#api/lib/mail/mail-kind.ts';
import type { SecretBox } from '#api/lib/secret-box.ts';
import { requireReauthentication } from '../reauthentication.ts';
import { openSecret, placeOf, requireCode, requireSecrets, wrongCode } from './code-check.ts';
import { newRecoveryCodes, newSecret, otpauthUri, stepOf } from './codes.ts';
import { twoFactorDisabledMail, twoFactorEnabledMail } from './two-factor.mails.ts';
import { accountLimits } from '../account.limits.ts';

/** What somebody needs to set up an app. */
export interface TwoFactorSetup {
  /** In base 32, to type. */
  secret: string;
  uri: string;
  /** The URI as a picture, SVG. */
  qrCode: string;
}

/** How the user's second factor stands. */
export async function twoFactorOf(context: Context, user: UserRow) {
  const found = await findTwoFactor(context.sql, user.id);
  return {
    isAvailable: context.secrets !== undefined,
    enabledAt: found?.enabledAt ?? null,
    recoveryCodesLeft: found?.recoveryCodes ?? 0,
  };
}

/**
 * Gives out a secret for an app. Nothing is asked for at logins until a code has confirmed it.
 * @throws DomainError CONFLICT when there is an app; BAD_USER_INPUT, FORBIDDEN, UNAVAILABLE, RATE_LIMITED
 */
export async function beginSetup(
  context: Context,
  user: UserRow,
  password: string,
): Promise<TwoFactorSetup> {
  const secrets = requireSecrets(context);
  await requireReauthentication(context, user.id, password);
  const secret = newSecret();
  const sealed = { secret: secrets.seal(secret, placeOf(user.id)), keyId: secrets.keyId };
  if (!(await beginTwoFactor(context.sql, user.id, sealed))) {
    throw new DomainError('CONFLICT', 'accounts.twoFactorOn');
  }
  const uri = otpauthUri(secret, user.email);
  const { toString } = await import('qrcode');
  return { secret, uri, qrCode: await toString(uri, { type: 'svg', margin: 2 }) };
}

/**
 * Asks for codes from now on, ends the user's other sessions, which were begun without one, and says
 * so by mail.
 * @returns the recovery codes, which are not shown again
 * @throws DomainError BAD_USER_INPUT when the code is not that of the app; CONFLICT when there is
 * nothing to confirm; RATE_LIMITED.
 */
export async function enable(context: Context, user: UserRow, code: string): Promise<string[]> {
  const { rateLimits, sql, now, session } = context;
  const secrets = requireSecrets(context);
  await rateLimits.consume(accountLimits.codeByAccount, user.id);
  const sealed = await findSecret(sql, user.id, 'begun');
  if (!sealed) throw new DomainError('CONFLICT', 'accounts.twoFactorNotBegun');
  const step = stepOf(openSecret(secrets, user.id, sealed), plainCode(code), now);
  if (step === undefined) throw wrongCode('BAD_USER_INPUT');
  const codes = newRecoveryCodes();
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    if (!(await enableTwoFactor(db, user.id, sealed, step, now))) {
      throw new DomainError('CONFLICT', 'accounts.twoFactorNotBegun');
    }
    await storeCodes(db, secrets, user.id, codes);
    await endOtherSessions(db, user.id, session!.tokenHash);
    const email = { recipient: user.email, data: { name: user.name }, key: randomUUID() };
    await writeMail(db, twoFactorEnabledMail, [email], now);
  });
  context.record('two-factor-enabled');
  await rateLimits.forgive(accountLimits.codeByAccount, user.id);
  return codes;
}

/**
 * Gives out other recovery codes; those that there were open nothing any more.
 * @throws DomainError TWO_FACTOR_REQUIRED for a wrong code; BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED
 */
export async function renewRecoveryCodes(
  context: Context,
  user: UserRow,
  { password, code }: TwoFactorChange,
): Promise<string[]> {
  await requireBoth(context, user, { password, code });
  const codes = newRecoveryCodes();
  await context.transaction((em) => storeCodes(sqlOf(em), requireSecrets(context), user.id, codes));
  context.record('recovery-codes-renewed');
  return codes;
}

/**
 * Asks for no codes any more, and says so by mail.
 * @throws DomainError TWO_FACTOR_REQUIRED for a wrong code; BAD_USER_INPUT, FORBIDDEN, RATE_LIMITED
 */
export async function disable(
  context: Context,
  user: UserRow,
  change: TwoFactorChange,
): Promise<void> {
  await requireBoth(context, user, change);
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    if (!(await deleteTwoFactor(db, user.id))) return;
    const email = { recipient: user.email, data: { name: user.name }, key: randomUUID() };
    await writeMail(db, twoFactorDisabledMail, [email], context.now);
  });
  context.record('two-factor-disabled');
}

async function requireBoth(
  context: Context,
  user: UserRow,
  { password, code }: TwoFactorChange,
): Promise<void> {
  if (!user.hasTwoFactor) throw new DomainError('CONFLICT', 'accounts.twoFactorOff');
  await requireReauthentication(context, user.id, password);
  await requireCode(context, user.id, code);
}

async function storeCodes(
  db: Sql,
  secrets: SecretBox,
  userId: number,
  codes: readonly string[],
): Promise<void> {
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => secrets.hash(plainCode(code))),
  );
}
