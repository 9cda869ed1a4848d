import { findPaymentNotes, findTroubles } from '#db/payments/payment-list.repository.ts';
import { manyLoader } from '#api/lib/loaders.ts';

const paymentIdOf = ({ paymentId }: { paymentId: number }) => paymentId;

export const paymentNotesLoader = manyLoader(
  ({ sql }, ids: readonly number[]) => findPaymentNotes(sql, ids),
  paymentIdOf,
);

/** What troubles payments now. */
export const paymentTroublesLoader = manyLoader(
  ({ sql, now }, ids: readonly number[]) => findTroubles(sql, ids, now),
  paymentIdOf,
);
