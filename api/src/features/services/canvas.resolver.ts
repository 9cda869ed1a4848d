import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { OrderItemRow } from '#db/orders/order-item.repository.ts';
import { findOrderedPrints } from '#db/services/canvas-track.repository.ts';
import { isSampleId } from '#domain/samples/sample.ts';
import type { Context } from '#api/lib/context.ts';
import { oneLoader } from '#api/lib/loaders.ts';
import { isAllowed } from '#api/lib/policy.ts';
import { orderPolicy } from '#api/features/orders/order.policy.ts';
import { OrderItem } from '#api/features/orders/order.type.ts';
import { OrderedPrint } from './canvas.type.ts';

const printLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findOrderedPrints(sql, ids),
  ({ id }) => id,
);

/** What services add to items of orders. */
@Resolver(() => OrderItem)
export class OrderItemPrintResolver {
  @FieldResolver(() => OrderedPrint, {
    nullable: true,
    description: 'What is printed, of a canvas print; null of everything else.',
  })
  async print(
    @Root() { id, kind }: OrderItemRow,
    @Ctx() context: Context,
  ): Promise<OrderedPrint | null> {
    const print = kind === 'canvas' ? await printLoader(context).load(id) : undefined;
    if (!print) return null;
    const isStaff = isAllowed(context, orderPolicy.handle, { userId: null });
    const { size, frame, style, trackId } = print.options;
    const canPrint = print.track !== null || isSampleId(trackId);
    return {
      size,
      frame,
      style,
      trackTitle: print.track?.title ?? null,
      fileUrl: isStaff && canPrint ? `/api/admin/order-items/${id}/print.png` : null,
      trackUrl: isStaff && print.track ? `/api/admin/order-items/${id}/track` : null,
    };
  }
}
