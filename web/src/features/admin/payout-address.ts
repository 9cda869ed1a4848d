import { enumName } from '#domain/enums/enum-name.ts';
import { payoutStatuses } from '#domain/payouts/payout.ts';
import { usePageParams, withParam } from '#web/lib/page-params.ts';

/** What is shown of payouts: all that were decided, unless the address says otherwise. */
export const payoutViews = ['all', 'upcoming', ...payoutStatuses, 'reversed'] as const;
export type PayoutView = (typeof payoutViews)[number];

/** Which payouts the address asks for: `?state=failed&text=ada`. */
export function usePayoutAddress() {
  const [params] = usePageParams();
  const text = params.get('text') ?? '';
  const view = payoutViews.find((one) => one === params.get('state')) ?? 'all';
  const status = payoutStatuses.find((one) => one === view);
  const isReversed = view === 'reversed';
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(status && { status }),
    ...(isReversed && { isReversed: 'true' }),
  }).toString();
  return {
    view,
    text,
    filter: { status: status ? enumName(status) : null, isReversed: isReversed || null },
    csvPath: `/api/admin/payouts.csv${query && `?${query}`}`,
    pathOf: (to: PayoutView) => `?${withParam(params, 'state', to === 'all' ? '' : to).toString()}`,
  };
}
