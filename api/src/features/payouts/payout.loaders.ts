import { findPayoutItems } from '#db/payouts/payout-item.repository.ts';
import { sumReturnsIn } from '#db/payouts/payout.repository.ts';
import { manyLoader, oneLoader } from '#api/lib/loaders.ts';

/** What payouts are made of. */
export const itemsLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findPayoutItems(sql, ids),
  ({ payoutId }) => payoutId,
);

/** What payouts have in them that had come back of earlier ones. */
export const returnsLoader = oneLoader(
  ({ sql }, ids: readonly number[]) => sumReturnsIn(sql, ids),
  ({ id }) => id,
);
