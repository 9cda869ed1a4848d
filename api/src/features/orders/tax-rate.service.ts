import {
  deletePlannedTaxRate,
  findTaxRateById,
  insertTaxRate,
  listTaxRates,
  taxRateOrder,
} from '#db/orders/tax-rate-history.repository.ts';
import type { TaxRateRow } from '#db/orders/tax-rate-history.repository.ts';
import { badInput, DomainError } from '#domain/errors/domain-error.ts';
import { message } from '#domain/messages/message.ts';
import type { TaxRateInput } from '#domain/orders/tax-rate.schema.ts';
import { requireAdmin } from '#api/lib/context.ts';
import type { Context } from '#api/lib/context.ts';
import { paginate } from '#api/lib/pagination.ts';
import type { PageArgs } from '#api/lib/pagination.ts';

/** Rates are stored in ten thousandths. */
const PER_PERCENT = 100;

/**
 * All rates of sales tax that there were, are, and are to be, what is valid last first.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function taxRates(context: Context, page: PageArgs) {
  requireAdmin(context);
  return paginate(page, taxRateOrder, (part) => listTaxRates(context.sql, part));
}

/** A rate in percent. */
export function percentOf({ rate }: TaxRateRow): number {
  return rate / PER_PERCENT;
}

/**
 * Sets what sales tax is from now on, or from a later time. What is ordered already keeps its own.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN; BAD_USER_INPUT naming `validFrom` for what is over;
 *   CONFLICT where another rate is from the same instant on
 */
export async function setTaxRate(
  context: Context,
  { percent, validFrom: given }: TaxRateInput,
): Promise<TaxRateRow> {
  const { id: setById } = requireAdmin(context);
  const { sql, now } = context;
  const validFrom = given ?? now;
  if (validFrom < now) throw badInput({ validFrom: message('orders.taxFromPast') });
  const rate = Math.round(percent * PER_PERCENT);
  const id = await insertTaxRate(sql, { rate, validFrom, setAt: now, setById });
  if (id === undefined) throw new DomainError('CONFLICT', 'orders.taxAtOnce');
  return (await findTaxRateById(sql, id))!;
}

/**
 * Has a rate not become valid.
 * @throws DomainError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND; CONFLICT for one that is valid, or was
 */
export async function cancelTaxRate(context: Context, id: number): Promise<void> {
  requireAdmin(context);
  const { sql, now } = context;
  if (await deletePlannedTaxRate(sql, id, now)) return;
  const isValid = (await findTaxRateById(sql, id)) !== undefined;
  throw isValid
    ? new DomainError('CONFLICT', 'orders.taxIsValid')
    : new DomainError('NOT_FOUND', 'errors.notFound');
}
