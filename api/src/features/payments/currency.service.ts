import {
  changeRate,
  findPreferredCurrency,
  listCurrencies,
  listRateChanges,
  rateChangeOrder,
  lockCurrency,
  setPreferredCurrency,
} from '#db/payments/currency.repository.ts';
import type { CurrencyRow } from '#db/payments/currency.repository.ts';
import { sqlOf } from '#db/orm.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { CurrencyRateInput } from '#domain/payments/currency.schema.ts';
import { CHARGE_CURRENCY, currencyIds } from '#domain/payments/currency.ts';
import type { CurrencyId } from '#domain/payments/currency.ts';
import { requireAdmin, requireUser } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';

/** Every currency that prices can be shown in, US dollars first. */
export async function currenciesWithRates({ reads }: Pick<Context, 'reads'>) {
  return listCurrencies(reads);
}

/**
 * Sets what one US dollar is worth in a currency, and notes who did. The same rate again changes
 * nothing. Pages that show prices in the currency are made anew.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; NOT_FOUND for another
 * currency; BAD_USER_INPUT naming `rate` for dollars, whose rate is 1.
 */
export async function setCurrencyRate(
  context: Context,
  currency: string,
  { rate }: CurrencyRateInput,
): Promise<CurrencyRow> {
  const { id: userId } = requireAdmin(context);
  const currencyId = currencyOf(currency);
  if (currencyId === CHARGE_CURRENCY) {
    throw badInput({ rate: message('payments.rateOfCharges') });
  }
  await context.transaction(async (em) => {
    const db = sqlOf(em);
    const current = await lockCurrency(db, currencyId);
    if (!current) throw notFound();
    if (current.rate === rate) return;
    const change = { currencyId, oldRate: current.rate, newRate: rate, userId, at: context.now };
    await changeRate(db, change);
  });
  context.changed([`currency:${currencyId}`]);
  return { id: currencyId, rate };
}

/**
 * Changes of all rates, newest first.
 * @throws DomainError UNAUTHENTICATED; FORBIDDEN to all but administrators; BAD_USER_INPUT.
 */
export async function currencyRateChanges(context: Context, page: PageArgs) {
  requireAdmin(context);
  return paginate(page, rateChangeOrder, (part) => listRateChanges(context.sql, part));
}

/** The currency that the logged-in user chose to see prices in; null while they chose none, or nobody is. */
export async function preferredCurrency({
  sql,
  user,
}: Pick<Context, 'sql' | 'user'>): Promise<CurrencyId | null> {
  return (user && (await findPreferredCurrency(sql, user.id))) ?? null;
}

/**
 * Keeps the currency that the logged-in user wants to see prices in.
 * @throws DomainError UNAUTHENTICATED; BAD_USER_INPUT naming `currency` when there is no such one.
 */
export async function preferCurrency(context: Context, currency: string): Promise<CurrencyId> {
  const { id } = requireUser(context);
  const currencyId = currencyIds.find((known) => known === currency);
  if (!currencyId) throw badInput({ currency: message('payments.currencyNotFound') });
  await setPreferredCurrency(context.sql, id, currencyId);
  return currencyId;
}

function currencyOf(id: string): CurrencyId {
  const known = currencyIds.find((currency) => currency === id);
  if (!known) throw notFound();
  return known;
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', 'payments.currencyNotFound');
}
