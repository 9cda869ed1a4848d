import { findGiftCardsOf, findLastFours } from '#db/orders/gift-card.repository.ts';
import { findGiftCardMovements } from '#db/orders/gift-card-list.repository.ts';
import { findOrderEvents } from '#db/orders/order-event.repository.ts';
import { findBoughtFiles, findItems, findLicenceKeys } from '#db/orders/order-item.repository.ts';
import { findOrders } from '#db/orders/order.repository.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** Orders by their ids. */
export const orderLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findOrders(sql, ids),
  ({ id }) => id,
);

const orderIdOf = ({ orderId }: { orderId: number }) => orderId;
const itemIdOf = ({ orderItemId }: { orderItemId: number }) => orderItemId;

export const itemsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findItems(sql, ids),
  orderIdOf,
);

export const eventsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findOrderEvents(sql, ids),
  orderIdOf,
);

export const licenceKeysLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findLicenceKeys(sql, ids),
  itemIdOf,
);

export const boughtFilesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findBoughtFiles(sql, ids),
  itemIdOf,
);

/** Gift cards that were bought with orders. */
export const boughtCardsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findGiftCardsOf(sql, ids),
  orderIdOf,
);

/** What has moved money of gift cards. */
export const movementsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findGiftCardMovements(sql, ids),
  ({ giftCardId }) => giftCardId,
);

export const lastFourLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => findLastFours(sql, ids),
  ({ giftCardId }) => giftCardId,
);
