import { enumName } from '#domain/enums/enum-name.ts';
import { paymentMethods } from '#domain/orders/checkout.schema.ts';
import { orderStatuses } from '#domain/orders/order-lifecycle.ts';
import { usePageParams } from '#web/lib/page-params.ts';
import type { OrderFilterInput, OrderSortInput } from '#web/lib/schema.generated.ts';

/** How orders can be sorted, by their names in addresses; the first one unless the address says so. */
export const orderSorts = {
  newest: { key: 'CREATED', direction: 'DESC' },
  oldest: { key: 'CREATED', direction: 'ASC' },
  largest: { key: 'TOTAL', direction: 'DESC' },
  smallest: { key: 'TOTAL', direction: 'ASC' },
} as const satisfies Record<string, OrderSortInput>;
export type OrderSortName = keyof typeof orderSorts;
export const orderSortNames = Object.keys(orderSorts) as readonly OrderSortName[];

/** Which orders the address asks for: `?text=ada&status=paid&payment=stripe&sort=largest`. */
export function useOrderAddress() {
  const [params] = usePageParams();
  const text = params.get('text') ?? '';
  const status = orderStatuses.find((one) => one === params.get('status'));
  const payment = paymentMethods.find((one) => one === params.get('payment'));
  const sort = orderSortNames.find((one) => one === params.get('sort')) ?? 'newest';
  const filter: OrderFilterInput = {
    ...(text && { text }),
    ...(status && { status: enumName(status) }),
    ...(payment && { paymentMethod: enumName(payment) }),
  };
  const query = new URLSearchParams({
    ...(text && { text }),
    ...(status && { status }),
    ...(payment && { paymentMethod: payment }),
  }).toString();
  const csvPath = `/api/admin/orders.csv${query && `?${query}`}`;
  return { sort, filter, csvPath };
}
