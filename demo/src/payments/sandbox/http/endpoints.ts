import { accountEndpoints } from '../connect/accounts.ts';
import { payoutEndpoints } from '../connect/payouts.ts';
import { transferEndpoints } from '../connect/transfers.ts';
import { balanceEndpoints } from '../money/balance.ts';
import { chargeEndpoints } from '../money/charges.ts';
import { disputeEndpoints } from '../money/disputes.ts';
import { intentEndpoints } from '../money/intent-endpoints.ts';
import { paymentMethodEndpoints } from '../money/payment-methods.ts';
import { refundEndpoints } from '../money/refunds.ts';
import { eventEndpoints } from '../webhooks/events.ts';
import type { Endpoint } from './endpoint.ts';

/** All of Stripe's API that is imitated. */
const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...balanceEndpoints,
  ...chargeEndpoints,
  ...disputeEndpoints,
  ...eventEndpoints,
  ...intentEndpoints,
  ...paymentMethodEndpoints,
  ...payoutEndpoints,
  ...refundEndpoints,
  ...transferEndpoints,
];

export interface Target {
  endpoint: Endpoint;
  id: string;
  inner: string;
}

/** What a request is for, among `from`. */
export function findEndpoint(
  method: string,
  path: string,
  from: readonly Endpoint[] = endpoints,
): Target | undefined {
  const segments = path.split('/');
  for (const endpoint of from) {
    const pattern = endpoint.path.split('/');
    const isMatch =
      endpoint.method === method &&
      pattern.length === segments.length &&
      pattern.every((part, index) => part.startsWith(':') || part === segments[index]);
    if (!isMatch) continue;
    // Ids need no decoding; what would need it is not the id of anything.
    const valueOf = (name: string) => segments[pattern.indexOf(name)] ?? '';
    return { endpoint, id: valueOf(':id'), inner: valueOf(':inner') };
  }
  return undefined;
}
