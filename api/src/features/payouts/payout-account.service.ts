import {
  findPayoutAccount,
  insertPayoutAccount,
  setPayoutAccountRef,
  setPayoutAccountStatus,
} from '#db/payouts/payout-account.repository.ts';
import { ownsStudio } from '#db/payouts/owner.repository.ts';
import { DomainError } from '#domain/errors/domain-error.ts';
import type { PaymentContext } from '#api/features/payments/payment-work.ts';
import { requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { requireProvider } from '#api/lib/payments/payable.ts';
import type { PayoutProvider } from '#api/lib/payments/payout-provider.ts';
import { payoutLimits } from './payout.limits.ts';

/** The page of owners on which all of this is shown. */
const PAGE = '/owner-dashboard/payouts';

/**
 * Begins, or goes on, to give the provider what it has to know of whoever asks. Their account there is
 * made once.
 * @returns where they go on: good once, and for minutes
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to those who own no studio; UNAVAILABLE while paying is
 *   off; RATE_LIMITED; PAYMENT_FAILED when the provider does not answer
 */
export async function startOnboarding(context: Context): Promise<string> {
  const { id: ownerId, email } = requireUser(context);
  const { sql, payments, rateLimits, origin, now } = context;
  if (!(await ownsStudio(sql, ownerId))) {
    throw new DomainError('FORBIDDEN', 'payouts.ownersOnly');
  }
  const { name, payouts } = requireProvider(payments);
  await rateLimits.consume(payoutLimits.onboardByUser, ownerId);
  await insertPayoutAccount(sql, ownerId, name, now);
  return reaching(async () => {
    const ref = await accountRef(context, payouts, { ownerId, email });
    const page = (visit: string) => `${origin}${PAGE}?account=${visit}`;
    return payouts.onboardingUrl(ref, { returnUrl: page('back'), refreshUrl: page('expired') });
  });
}

/** What the provider calls the account of an owner, which is made by the first who asks. */
async function accountRef(
  { sql }: Context,
  provider: PayoutProvider,
  owner: { ownerId: number; email: string },
): Promise<string> {
  const account = await findPayoutAccount(sql, owner.ownerId);
  if (!account) throw new Error(`Owner ${owner.ownerId} has no payout account.`);
  if (account.providerRef !== null) return account.providerRef;
  const ref = await provider.createAccount(owner, account.key);
  await setPayoutAccountRef(sql, owner.ownerId, ref);
  return ref;
}

/**
 * Asks the provider where the account of whoever asks stands, as when they come back from its pages.
 * @throws DomainError UNAUTHENTICATED; UNAVAILABLE while paying is off; RATE_LIMITED; PAYMENT_FAILED when
 *   the provider does not answer
 */
export async function refreshAccount(context: Context): Promise<void> {
  const { id } = requireUser(context);
  requireProvider(context.payments);
  await context.rateLimits.consume(payoutLimits.refreshByUser, id);
  await reaching(() => readAccount(context, id));
}

/** Asks the provider where the account of an owner stands, and notes it; nothing, if there is none. */
export async function readAccount(
  { sql, payments, now }: Pick<PaymentContext, 'sql' | 'payments' | 'now'>,
  ownerId: number,
): Promise<void> {
  const { name, payouts } = requireProvider(payments);
  const account = await findPayoutAccount(sql, ownerId);
  if (!account || account.providerRef === null || account.provider !== name) return;
  const status = await payouts.accountStatus(account.providerRef);
  await setPayoutAccountStatus(sql, ownerId, status, now);
}

/** Tells whoever waits that the provider did not answer. @throws DomainError PAYMENT_FAILED */
export async function reaching<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new DomainError('PAYMENT_FAILED', 'payouts.unreachable', { cause: error });
  }
}
