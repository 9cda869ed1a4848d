import { endpoint } from '../http/endpoint.ts';
import { createdFields, isWithin, listFields, page } from '../http/pages.ts';
import {
  changedMetadata,
  metadata,
  oneOf,
  positive,
  removableText,
  required,
} from '../http/parameters.ts';
import { invalidRequest, missing } from '../http/stripe-error.ts';
import { book, requireAvailable } from '../money/balance.ts';
import { currency } from '../money/currencies.ts';
import { DAY, newId } from '../scope.ts';
import type { Scope } from '../scope.ts';
import type { Payout } from '../store/records.ts';
import { accountFor } from './accounts.ts';

/** Seconds until a payout arrives. */
const ARRIVAL = 2 * DAY;

/** Has a payout arrive, or come back. */
export function settlePayout(scope: Scope, payout: Payout, status: 'failed' | 'paid'): Payout {
  const { account } = payout.$sandbox;
  const { amount, currency: code, id } = payout;
  const settled = scope.data.put('payout', {
    ...payout,
    status,
    ...(status === 'failed' && {
      failure_code: 'account_closed',
      failure_message: 'The bank account has been closed.',
    }),
  });
  if (status === 'failed') {
    book(scope, { type: 'payout_failure', amount, currency: code, source: id, account });
  }
  scope.emit(`payout.${status}`, settled, account);
  return settled;
}

/** @throws StripeError when there is none */
export function payoutFor(scope: Scope, id: string): Payout {
  const payout = scope.data.get('payout', id);
  if (!payout) throw missing('payout', id, 'payout');
  return payout;
}

export const payoutEndpoints = [
  endpoint(
    { method: 'POST', path: '/v1/payouts', isForAccounts: true },
    {
      amount: required(positive),
      currency: required(currency),
      description: removableText,
      metadata,
      method: oneOf('standard'),
    },
    (call, { amount, currency: code, description = null, metadata: changes }) => {
      const { account } = call;
      if (account !== null && !accountFor(call, account, 'account').payouts_enabled) {
        throw invalidRequest('Cannot create payouts: payouts are not enabled for this account.', {
          code: 'payouts_not_allowed',
        });
      }
      requireAvailable(call, account, { amount, currency: code });
      const id = newId('po');
      const entry = { type: 'payout', amount: -amount, currency: code, source: id } as const;
      const payout = call.data.put('payout', {
        id,
        object: 'payout',
        created: call.now,
        livemode: false,
        amount,
        arrival_date: call.now + ARRIVAL,
        automatic: false,
        balance_transaction: book(call, { ...entry, account }).id,
        currency: code,
        description,
        failure_code: null,
        failure_message: null,
        metadata: changedMetadata({}, changes),
        method: 'standard',
        status: 'pending',
        type: 'bank_account',
        $sandbox: { account },
      });
      call.emit('payout.created', payout, account);
      return payout;
    },
  ),
  endpoint(
    { method: 'GET', path: '/v1/payouts', isForAccounts: true },
    { ...listFields, ...createdFields },
    (call, values) =>
      page(
        call,
        call.data
          .all('payout')
          .filter(({ $sandbox }) => $sandbox.account === call.account)
          .filter((payout) => isWithin(values.created, payout.created)),
        values,
      ),
  ),
  endpoint({ method: 'GET', path: '/v1/payouts/:id', isForAccounts: true }, {}, (call) => {
    const payout = payoutFor(call, call.id);
    if (payout.$sandbox.account !== call.account) throw missing('payout', call.id, 'payout');
    return payout;
  }),
];
